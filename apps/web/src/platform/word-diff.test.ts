import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wordDiff, type Stretch } from './word-diff.ts'

const side = (stretches: readonly Stretch[], kind: Stretch['kind']) =>
  stretches
    .filter((one) => one.kind === 'same' || one.kind === kind)
    .map(({ text }) => text)
    .join('')

it('returns removed and added words', () => {
  expect(wordDiff('i study the the sea', 'I study the sea')).toEqual([
    { kind: 'out', text: 'i ' },
    { kind: 'in', text: 'I ' },
    { kind: 'same', text: 'study the ' },
    { kind: 'out', text: 'the ' },
    { kind: 'same', text: 'sea' },
  ])
  expect(wordDiff('', 'New')).toEqual([{ kind: 'in', text: 'New' }])
  expect(wordDiff('Same words', 'Same words')).toEqual([{ kind: 'same', text: 'Same words' }])
})

it('contains both texts completely', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c ', ' ', '\n', 'word '), { maxLength: 20 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const found = wordDiff(before, after)
      expect([side(found, 'out'), side(found, 'in')]).toEqual([before, after])
    }),
  )
})
