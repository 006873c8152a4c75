import { expect, it } from 'vitest'
import { insertText } from './insert-text.ts'

it('inserts into an empty text', () => {
  expect(insertText('', { start: 0, end: 0 }, 'Add dates.')).toEqual({
    text: 'Add dates.',
    cursor: 10,
  })
})

it('inserts at the cursor, with blanks between the words', () => {
  expect(insertText('Hello.See you.', { start: 6, end: 6 }, 'Add dates.')).toEqual({
    text: 'Hello. Add dates. See you.',
    cursor: 17,
  })
})

it('adds no blank where there is one, or a new line', () => {
  expect(insertText('Hello. \nBye', { start: 7, end: 7 }, 'Add dates.')).toEqual({
    text: 'Hello. Add dates.\nBye',
    cursor: 17,
  })
})

it('replaces what is selected', () => {
  expect(insertText('Hello you there', { start: 6, end: 9 }, 'Amara')).toEqual({
    text: 'Hello Amara there',
    cursor: 11,
  })
})
