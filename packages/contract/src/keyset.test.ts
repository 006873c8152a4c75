import type { EndpointSpec } from '@fledge/kernel/endpoint.ts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpointsByFeature } from './index.ts'

const endpoints: readonly (readonly [string, EndpointSpec])[] = Object.values(
  endpointsByFeature,
).flatMap((calls): readonly (readonly [string, EndpointSpec])[] => Object.entries(calls))

it('every list of the programme team can be read by cursor', () => {
  const otherEndpoints = endpoints.filter(
    ([, call]) =>
      call.paginated && !call.keyset && call.access.every((level) => level.startsWith('operator')),
  )
  // Which missed interviews need a review is decided by the domain, from at most 500 rows.
  expect(otherEndpoints.map(([name]) => name)).toEqual(['listNoShowReviews'])
})

it('every endpoint read by cursor is paginated and takes after and before', () => {
  const keyset = endpoints.filter(([, call]) => call.keyset)
  expect(keyset.length).toBeGreaterThan(8)
  const violations = keyset.filter(
    ([, call]) =>
      !call.paginated ||
      !call.query ||
      !z.safeParse(call.query, {
        page: '1',
        per_page: '10',
        after: 'WyJhIl0',
        before: 'WyJhIl0',
      }).success ||
      z.safeParse(call.query, { after: 'no cursor' }).success,
  )
  expect(violations.map(([name]) => name)).toEqual([])
})
