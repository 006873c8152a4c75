import { noticeKinds } from '@fledge/domain/notices/types.ts'
import { expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { endpointsByFeature } from '../index.ts'
import { getInvalidatedByNotices, notificationInvalidations } from './notification-invalidations.ts'

const endpointNames = new Set(
  Object.values(endpointsByFeature).flatMap((calls): readonly string[] => Object.keys(calls)),
)
// Every notification email has a subject whose key contains its kind.
const notifiedKinds = new Set(
  Object.keys(catalogue).flatMap((key) => /^mails\.(\w+)\.\w+\.subject$/.exec(key)?.[1] ?? []),
)

it('every kind of notification has an entry', () => {
  const kinds = [...noticeKinds.map((noticeKind) => noticeKind.kind), ...notifiedKinds]
  expect(kinds.filter((kind) => !(kind in notificationInvalidations))).toEqual([])
})

it('names only existing endpoints', () => {
  expect(
    Object.values(notificationInvalidations)
      .flat()
      .filter((name) => !endpointNames.has(name)),
  ).toEqual([])
})

it('returns each endpoint once for several notifications', () => {
  const names = getInvalidatedByNotices([
    'candidatures.express',
    'candidatures.withdraw',
    'companies.approve',
  ])
  expect(names).toContain('getHiringUpdates')
  expect(names).toContain('checkToken')
  expect(new Set(names).size).toBe(names.length)
})

it("a company account change invalidates its members' sessions and data", () => {
  expect(getInvalidatedByNotices(['companies.reject'])).toEqual(
    expect.arrayContaining(['checkToken', 'getPlan', 'getCreditBalance', 'getHiringUpdates']),
  )
})
