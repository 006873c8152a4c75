import { expect, it } from 'vitest'
import { getNextAfterDecision, moveInQueue } from './queue-steps.ts'

const queue = ['oldest', 'second', 'newest']

it('steps by one row and stays at the ends', () => {
  expect(moveInQueue(queue, 'oldest', 1)).toBe('second')
  expect(moveInQueue(queue, 'newest', 1)).toBe('newest')
  expect(moveInQueue(queue, 'oldest', -1)).toBe('oldest')
})

it('starts with the oldest row when the open one is not in the list', () => {
  expect(moveInQueue(queue, 'elsewhere', 1)).toBe('oldest')
  expect(moveInQueue(queue, 'elsewhere', -1)).toBe('oldest')
  expect(getNextAfterDecision(queue, 'elsewhere')).toBe('oldest')
  expect(moveInQueue([], 'elsewhere', 1)).toBeUndefined()
})

it('opens the oldest remaining row after a decision, also if it was skipped or reached from elsewhere', () => {
  expect(getNextAfterDecision(queue, 'oldest')).toBe('second')
  expect(getNextAfterDecision(queue, 'second')).toBe('oldest')
  expect(getNextAfterDecision(queue, 'newest')).toBe('oldest')
  expect(getNextAfterDecision(['only'], 'only')).toBeUndefined()
})
