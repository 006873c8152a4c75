import { expect, it } from 'vitest'
import { ApiError, isConflict, isWorthSaying } from './api-error.ts'

it('a conflict with what stands now is overtaken; bad input, no answer and no right to it are not', () => {
  expect(isConflict(new ApiError(409, 'ILLEGAL_TRANSITION', 'This step is no longer open'))).toBe(
    true,
  )
  const others = [
    new ApiError(400, 'VALIDATION', ''),
    new ApiError(403, 'FORBIDDEN', ''),
    new ApiError(0, 'NO_ANSWER', ''),
    new Error('409'),
  ]
  expect(others.map(isConflict)).toEqual([false, false, false, false])
})

it('a user that could not be read is told with a toast, unless the words are Unauthorized', () => {
  expect(isWorthSaying(new ApiError(500, 'INTERNAL', 'Something went wrong on our side.'))).toBe(
    true,
  )
  expect(isWorthSaying(new ApiError(0, 'NETWORK_ERROR', 'Network error occurred'))).toBe(true)
  expect(isWorthSaying(new Error('Request failed: Unauthorized'))).toBe(false)
})
