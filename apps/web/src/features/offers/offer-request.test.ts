import { expect, test } from 'vitest'
import { ApiError } from '../../platform/http/api-error.ts'
import { toFailedRequest, isStepError } from './offer-request.ts'

test("maps a conflict with an open offer (409) to its own status with the server's message", () => {
  expect(
    toFailedRequest(new ApiError(409, 'OPEN_OFFER', 'This candidate already has an open offer.')),
  ).toEqual({ status: 409, message: 'This candidate already has an open offer.', isEmptied: false })
})

test("maps 403 and unsuccessful responses to Failed with the server's message", () => {
  expect(
    toFailedRequest(new ApiError(403, 'FORBIDDEN', 'Only administrators may send offers.')),
  ).toEqual({ status: 'Failed', message: 'Only administrators may send offers.', isEmptied: false })
  expect(
    toFailedRequest(
      new ApiError(200, 'UNSUCCESSFUL', 'Request failed with an unsuccessful response.'),
    ),
  ).toEqual({
    status: 'Failed',
    message: 'Request failed with an unsuccessful response.',
    isEmptied: false,
  })
})

test('empties the stored response after a server error (500) or without a response', () => {
  expect(toFailedRequest(new ApiError(500, 'INTERNAL', ''))).toEqual({
    status: 'Failed',
    message: 'Something went wrong',
    isEmptied: true,
  })
  expect(toFailedRequest(new ApiError(0, 'NETWORK_ERROR', 'Network error occurred'))).toMatchObject(
    {
      isEmptied: true,
    },
  )
})

test('leaves field errors to their fields and expired sessions to the session handler', () => {
  expect([
    isStepError(new ApiError(400, 'VALIDATION', 'x', { role: 'Enter the role' })),
    isStepError(new ApiError(401, 'UNAUTHENTICATED', 'x')),
    isStepError(new ApiError(500, 'INTERNAL', 'x')),
  ]).toEqual([false, false, true])
})
