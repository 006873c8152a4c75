import { expect, test } from 'vitest'
import { parseProse } from './parse-prose.ts'

test('splits headings, paragraphs and lists and removes their markers', () => {
  expect(
    parseProse(
      '# What this is\n\nFledge brings people together.\nWe stay.\n\n- one\n- two\n\n## Money\nNever.',
    ),
  ).toEqual([
    { kind: 'heading', text: 'What this is' },
    { kind: 'paragraph', text: 'Fledge brings people together.\nWe stay.' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'heading', text: 'Money' },
    { kind: 'paragraph', text: 'Never.' },
  ])
})

test('treats other markers as text', () => {
  expect(parseProse('<b>5 - 3</b> is # 2')).toEqual([
    { kind: 'paragraph', text: '<b>5 - 3</b> is # 2' },
  ])
  expect(parseProse('  \n\n ')).toEqual([])
})
