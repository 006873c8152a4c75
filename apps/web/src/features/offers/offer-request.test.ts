import { expect, test } from 'vitest'
import { ApiError } from '../../platform/api-error.ts'
import { afterFailure, isOfStep } from './offer-request.ts'

test("an open offer beside it (409) is a state of its own, with the server's words", () => {
  expect(
    afterFailure(new ApiError(409, 'OPEN_OFFER', 'This candidate already has an open offer.')),
  ).toEqual({ status: 409, message: 'This candidate already has an open offer.', isEmptied: false })
})

test("a refusal (403) and an unsuccessful answer are Failed with the server's message", () => {
  expect(
    afterFailure(new ApiError(403, 'FORBIDDEN', 'Only administrators may send offers.')),
  ).toEqual({ status: 'Failed', message: 'Only administrators may send offers.', isEmptied: false })
  expect(
    afterFailure(
      new ApiError(200, 'UNSUCCESSFUL', 'Request failed with an unsuccessful response.'),
    ),
  ).toEqual({
    status: 'Failed',
    message: 'Request failed with an unsuccessful response.',
    isEmptied: false,
  })
})

test('a failure inside the server (500), or no answer at all, empties the stored response', () => {
  expect(afterFailure(new ApiError(500, 'INTERNAL', ''))).toEqual({
    status: 'Failed',
    message: 'Something went wrong',
    isEmptied: true,
  })
  expect(afterFailure(new ApiError(0, 'NETWORK_ERROR', 'Network error occurred'))).toMatchObject({
    isEmptied: true,
  })
})

test('what belongs to a field stands there, and a session that ended says so itself', () => {
  expect([
    isOfStep(new ApiError(400, 'VALIDATION', 'x', { role: 'Enter the role' })),
    isOfStep(new ApiError(401, 'UNAUTHENTICATED', 'x')),
    isOfStep(new ApiError(500, 'INTERNAL', 'x')),
  ]).toEqual([false, false, true])
})
