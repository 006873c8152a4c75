import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { expect, test } from 'vitest'
import type { Operator, OperatorScope } from '../sessions/types.ts'
import { internshipCan } from './can.ts'

// The scope comes from sessions only; this is a fake and no store is involved.
const operator: Operator = {
  kind: 'operator',
  userId: 'u',
  operator: 'o' as OperatorScope,
  role: 'REVIEWER',
}
const toKey = (decision: PolicyDecision) => (decision.allowed ? true : decision.messageKey)

test('an extension that no longer fits the dates can only be declined', () => {
  const action = { status: 'RAISED', kind: 'EXTEND', endsOn: '2027-04-30' } as const
  const row = { status: 'ONGOING', startsOn: '2027-02-01', endsOn: '2027-04-11' } as const
  const decide = (decision: 'accept' | 'decline', endsOn: string) =>
    toKey(internshipCan.decide(operator, { ...action, endsOn }, decision, row))
  expect(decide('accept', '2027-04-30')).toBe(true)
  expect(decide('accept', '2027-04-11')).toBe('internships.refused.extend')
  expect(decide('accept', '2027-05-24')).toBe('internships.refused.extend')
  expect(decide('decline', '2027-04-11')).toBe(true)
})

test('after the end of the internship only a concern can still be accepted', () => {
  const row = { status: 'COMPLETE', startsOn: '2027-02-01', endsOn: '2027-04-11' } as const
  const accept = (kind: 'END_EARLY' | 'REPORT_CONCERN') =>
    toKey(internshipCan.decide(operator, { status: 'RAISED', kind, endsOn: null }, 'accept', row))
  expect([accept('END_EARLY'), accept('REPORT_CONCERN')]).toEqual([
    'errors.ILLEGAL_TRANSITION',
    true,
  ])
})
