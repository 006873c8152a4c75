import { expect, test } from 'vitest'
import { ApiError } from '../../platform/http/api-error.ts'
import { isPlanConflict } from './plan-conflicts.ts'

const fields = { name: 'Ada changed this.' }

test('only a 409 that names changed fields is a conflict between two editors', () => {
  expect(isPlanConflict(new ApiError(409, 'CONFLICT', 'Changed.', fields))).toBe(true)
  expect(isPlanConflict(new ApiError(409, 'CONFLICT', 'This plan is archived.'))).toBe(false)
  expect(isPlanConflict(new ApiError(400, 'VALIDATION', 'Check the fields.', fields))).toBe(false)
  expect(isPlanConflict(new ApiError(409, 'ILLEGAL_TRANSITION', 'Not now.', fields))).toBe(false)
  expect(isPlanConflict(new TypeError('Failed to fetch'))).toBe(false)
})
