import fc from 'fast-check'
import { expect, it } from 'vitest'
import { diffWords, type DiffPart } from './word-diff.ts'

const side = (stretches: readonly DiffPart[], kind: DiffPart['kind']) =>
  stretches
    .filter((part) => part.kind === 'same' || part.kind === kind)
    .map(({ text }) => text)
    .join('')

it('returns removed and added words', () => {
  expect(diffWords('i study the the sea', 'I study the sea')).toEqual([
    { kind: 'out', text: 'i ' },
    { kind: 'in', text: 'I ' },
    { kind: 'same', text: 'study the ' },
    { kind: 'out', text: 'the ' },
    { kind: 'same', text: 'sea' },
  ])
  expect(diffWords('', 'New')).toEqual([{ kind: 'in', text: 'New' }])
  expect(diffWords('Same words', 'Same words')).toEqual([{ kind: 'same', text: 'Same words' }])
})

it('contains both texts completely', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c ', ' ', '\n', 'word '), { maxLength: 20 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const found = diffWords(before, after)
      expect([side(found, 'out'), side(found, 'in')]).toEqual([before, after])
    }),
  )
})
