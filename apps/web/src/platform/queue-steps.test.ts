import { expect, it } from 'vitest'
import { afterDecision, stepInQueue } from './queue-steps.ts'

const queue = ['oldest', 'second', 'newest']

it('steps by one row and stays at the ends', () => {
  expect(stepInQueue(queue, 'oldest', 1)).toBe('second')
  expect(stepInQueue(queue, 'newest', 1)).toBe('newest')
  expect(stepInQueue(queue, 'oldest', -1)).toBe('oldest')
})

it('starts with the oldest row when the open one is not in the list', () => {
  expect(stepInQueue(queue, 'elsewhere', 1)).toBe('oldest')
  expect(stepInQueue(queue, 'elsewhere', -1)).toBe('oldest')
  expect(afterDecision(queue, 'elsewhere')).toBe('oldest')
  expect(stepInQueue([], 'elsewhere', 1)).toBeUndefined()
})

it('opens the oldest remaining row after a decision, also if it was skipped or reached from elsewhere', () => {
  expect(afterDecision(queue, 'oldest')).toBe('second')
  expect(afterDecision(queue, 'second')).toBe('oldest')
  expect(afterDecision(queue, 'newest')).toBe('oldest')
  expect(afterDecision(['only'], 'only')).toBeUndefined()
})
