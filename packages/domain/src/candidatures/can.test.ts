import { toActionMap, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { expect, test } from 'vitest'
import type { CompanyMember, CompanyScope, InternActor, InternScope } from '../sessions/types.ts'
import { candidatureCan, type CandidatureFacts } from './can.ts'

// Scopes come from sessions only; these are fakes and no store is involved.
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
const intern: InternActor = { kind: 'intern', userId: 'u2', intern: 'i' as InternScope }
const explain = (decision: PolicyDecision) => (decision.allowed ? 'yes' : decision.messageKey)

test('proposing an interview requires a credit, an approved company and a supervisor of the plan', () => {
  const row: CandidatureFacts = {
    stage: null,
    planStatus: 'ACTIVE',
    planSupervisorIds: ['s'],
    applicationStatus: 'APPROVED',
    wasInterested: false,
    isInternTaken: false,
    isPlacementOver: false,
  }
  expect(explain(candidatureCan.proposeInterview(supervisor, row, 1))).toBe('yes')
  expect(explain(candidatureCan.proposeInterview(supervisor, row, 0))).toBe('errors.NO_CREDIT')
  expect(explain(candidatureCan.proposeInterview({ ...supervisor, memberId: 'x' }, row, 1))).toBe(
    'refused.planSupervisor',
  )
  expect(
    explain(
      candidatureCan.proposeInterview({ ...admin, companyStatus: 'PENDING_APPROVAL' }, row, 1),
    ),
  ).toBe('companies.notice.pending')
  expect(explain(candidatureCan.proposeInterview(admin, { ...row, stage: 'CLOSED' }, 1))).toBe(
    'yes',
  )
  expect(explain(candidatureCan.proposeInterview(admin, { ...row, stage: 'HIRED' }, 1))).toBe('yes')
  expect(explain(candidatureCan.shortlist(supervisor, row))).toBe('refused.shortlist')
  expect(toActionMap(candidatureCan.open(intern, { ...row, stage: 'OFFERED' }, 1)).withdraw).toBe(
    true,
  )
})

test('proposing an interview requires replies to the candidates interviewed before, and interest an available company', () => {
  expect(candidatureCan.proposeAfterReplies({ name: 'Ada L.', plan: 'Data' })).toEqual({
    allowed: false,
    messageKey: 'candidatures.refused.answerOverdue',
    values: { name: 'Ada L.', plan: 'Data' },
  })
  expect(explain(candidatureCan.proposeAfterReplies(undefined))).toBe('yes')
  expect(explain(candidatureCan.meetCompany(false))).toBe('candidatures.refused.companyAway')
  expect(explain(candidatureCan.meetCompany(true))).toBe('yes')
})
