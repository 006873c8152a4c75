import { expect, it } from 'vitest'
import { moveColumn } from './move-column.ts'

const names = ['a', 'b', 'c']

it('moves a column one step, and keeps the order at either end', () => {
  expect(moveColumn(names, 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(moveColumn(names, 'b', 1)).toEqual(['a', 'c', 'b'])
  expect(moveColumn(names, 'a', -1)).toEqual(names)
  expect(moveColumn(names, 'c', 1)).toEqual(names)
})
