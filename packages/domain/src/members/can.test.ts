import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { describe, expect, test } from 'vitest'
import { linkRule } from '../sessions/code-rules.ts'
import type { CompanyMember, CompanyScope } from '../sessions/types.ts'
import {
  getInvitationExpiry,
  getInvitationReminderAt,
  isInvited,
  type MemberFacts,
  memberCan,
} from './can.ts'
import { memberStatuses } from './types.ts'

// Scopes come from sessions only; this is a fake and no store is involved.
const admin: CompanyMember = {
  kind: 'company',
  userId: 'u',
  memberId: 'm',
  company: 'c' as CompanyScope,
  role: 'ADMIN',
  permissions: [],
  companyStatus: 'APPROVED',
}
const supervisor: CompanyMember = { ...admin, memberId: 's', role: 'SUPERVISOR' }
const invitedAt = '2026-11-21T10:00:00.000Z'
const invited: MemberFacts = {
  memberId: 'i',
  status: 'INVITED',
  role: 'SUPERVISOR',
  invitedAt,
  isLeaving: false,
  isBlocked: false,
}
const active: MemberFacts = { ...invited, status: 'ACTIVE' }
const activeAdmin: MemberFacts = { ...active, role: 'ADMIN' }
const explain = (decision: PolicyDecision) => (decision.allowed ? 'yes' : decision.messageKey)
const afterInvitation = (ms: number) => new Date(Date.parse(invitedAt) + ms)

describe('an invitation', () => {
  test('can be reminded from the moment a day has passed, and not a millisecond earlier', () => {
    const remindAt = (ms: number) => explain(memberCan.remind(admin, invited, afterInvitation(ms)))
    expect(remindAt(linkRule.remindMs - 1)).toBe('members.refused.remindedToday')
    expect(remindAt(linkRule.remindMs)).toBe('yes')
    expect(getInvitationReminderAt(invited)).toEqual(new Date('2026-11-22T10:00:00.000Z'))
  })

  test('can be accepted until seven days have passed, and not at that moment', () => {
    const joinAt = (ms: number) => explain(memberCan.join(invited, afterInvitation(ms)))
    expect(joinAt(linkRule.leadMs - 1)).toBe('yes')
    expect(joinAt(linkRule.leadMs)).toBe('members.refused.invitationExpired')
    expect(getInvitationExpiry(invited)).toEqual(new Date('2026-11-28T10:00:00.000Z'))
  })

  test('that was never sent has no expiry, can be reminded and cannot be accepted', () => {
    const unsent: MemberFacts = { ...invited, invitedAt: null }
    const now = afterInvitation(0)
    expect([getInvitationReminderAt(unsent), getInvitationExpiry(unsent)]).toEqual([null, null])
    expect(explain(memberCan.remind(admin, unsent, now))).toBe('yes')
    expect(explain(memberCan.join(unsent, now))).toBe('members.refused.invitationExpired')
  })

  test('is open only while the status is INVITED', () => {
    const statuses = memberStatuses.map((status) => ({ ...invited, status }))
    expect(statuses.filter(isInvited)).toEqual([invited])
    expect(statuses.filter((status) => memberCan.join(status, afterInvitation(0)).allowed)).toEqual(
      [invited],
    )
  })
})

test('only an administrator invites, reminds, revokes, changes, deactivates and activates members', () => {
  const later = afterInvitation(linkRule.remindMs)
  const decisions = [
    memberCan.invite(supervisor),
    memberCan.remind(supervisor, invited, later),
    memberCan.revoke(supervisor, invited),
    memberCan.changeRole(supervisor, active, 'ADMIN', 2),
    memberCan.deactivate(supervisor, active, 2),
    memberCan.activate(supervisor, { ...active, status: 'DEACTIVATED' }),
  ]
  expect(new Set(decisions.map(explain))).toEqual(new Set(['refused.adminOnly']))
  expect(explain(memberCan.invite(admin))).toBe('yes')
  expect(explain(memberCan.revoke(admin, invited))).toBe('yes')
})

test('a revoked member gets no role, not even that of an administrator', () => {
  const revoked: MemberFacts = { ...invited, status: 'REVOKED' }
  expect(explain(memberCan.changeRole(admin, revoked, 'ADMIN', 1))).toBe(
    'errors.ILLEGAL_TRANSITION',
  )
  expect(explain(memberCan.changeRole(admin, active, 'ADMIN', 1))).toBe('yes')
})

describe('the last active administrator', () => {
  test('keeps the role and stays in the company', () => {
    expect(explain(memberCan.changeRole(admin, activeAdmin, 'SUPERVISOR', 1))).toBe(
      'errors.LAST_ADMIN',
    )
    expect(explain(memberCan.deactivate(admin, activeAdmin, 1))).toBe('errors.LAST_ADMIN')
    expect(explain(memberCan.leave(activeAdmin, 1))).toBe('errors.LAST_ADMIN')
    expect(explain(memberCan.changeRole(admin, activeAdmin, 'ADMIN', 1))).toBe('yes')
  })

  test('can give up the role or leave once there is a second one', () => {
    expect(explain(memberCan.changeRole(admin, activeAdmin, 'SUPERVISOR', 2))).toBe('yes')
    expect(explain(memberCan.leave(activeAdmin, 2))).toBe('yes')
  })

  test('is neither a supervisor nor an administrator who is not active', () => {
    expect(explain(memberCan.leave(active, 1))).toBe('yes')
    expect(explain(memberCan.leave({ ...activeAdmin, status: 'DEACTIVATED' }, 1))).toBe('yes')
  })
})

test('a deactivated member can be activated, unless they asked for the deletion of their account', () => {
  const deactivated: MemberFacts = { ...active, status: 'DEACTIVATED' }
  expect(explain(memberCan.activate(admin, deactivated))).toBe('yes')
  expect(explain(memberCan.activate(admin, { ...deactivated, isLeaving: true }))).toBe(
    'members.refused.leaving',
  )
  expect(explain(memberCan.activate(admin, active))).toBe('errors.ILLEGAL_TRANSITION')
})
