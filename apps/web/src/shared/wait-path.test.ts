import { expect, it } from 'vitest'
import { buildWaitPath } from './wait-path.ts'

it.each([
  [true, '/operator/cases/request'],
  [false, '/operator/actions'],
])('opens the page of a request, a case if it is a concern: %s', (is_concern, path) => {
  expect(buildWaitPath({ kind: 'ACTION', id: 'request', company_id: null, is_concern })).toBe(path)
})
