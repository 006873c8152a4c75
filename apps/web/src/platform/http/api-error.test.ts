import { expect, it } from 'vitest'
import { ApiError, isConflict, shouldShowUserError } from './api-error.ts'

it('treats only a 409 as a conflict, not bad input, a network error or a missing permission', () => {
  expect(isConflict(new ApiError(409, 'ILLEGAL_TRANSITION', 'This step is no longer open'))).toBe(
    true,
  )
  const otherErrors = [
    new ApiError(400, 'VALIDATION', ''),
    new ApiError(403, 'FORBIDDEN', ''),
    new ApiError(0, 'NO_ANSWER', ''),
    new Error('409'),
  ]
  expect(otherErrors.map(isConflict)).toEqual([false, false, false, false])
})

it('shows a toast when the user cannot be loaded, unless the error is Unauthorized', () => {
  expect(
    shouldShowUserError(new ApiError(500, 'INTERNAL', 'Something went wrong on our side.')),
  ).toBe(true)
  expect(shouldShowUserError(new ApiError(0, 'NETWORK_ERROR', 'Network error occurred'))).toBe(true)
  expect(shouldShowUserError(new Error('Request failed: Unauthorized'))).toBe(false)
})
