import { expect, test } from 'vitest'
import type { CompanyMember, CompanyScope, InternActor, InternScope } from '../sessions/types.ts'
import { interviewCan, type InterviewCanFacts } from './can.ts'
import { validateSlots } from './rules.ts'

const now = new Date('2026-11-23T10:00:00Z')

test.each(['2026-11-23T09:45:00.000Z', '2026-11-22T10:00:00.000Z', '2025-11-24T10:00:00.000Z'])(
  'rejects proposing %s, which has passed',
  (start) => {
    expect(validateSlots(['2026-11-25T10:00:00.000Z', start], 30, now)).toEqual([
      { index: 1, messageKey: 'interviews.slot.tooSoon' },
    ])
  },
)

// Scopes come from sessions only; these are fakes and no store is involved.
const company: CompanyMember = {
  kind: 'company',
  userId: 'u',
  memberId: 'm',
  company: 'c' as CompanyScope,
  role: 'ADMIN',
  permissions: [],
  companyStatus: 'APPROVED',
}
const intern: InternActor = { kind: 'intern', userId: 'u2', intern: 'i' as InternScope }
const proposed: InterviewCanFacts = {
  status: 'AWAITING_CONFIRMATION',
  interviewerIds: [],
  startsAt: null,
  endsAt: null,
  companyReschedules: 0,
  internReschedules: 0,
  companyGaveFeedback: false,
  internGaveFeedback: false,
  internSaidHeld: false,
  noShowClaim: null,
}

test('neither side can agree on a proposed time that has begun', () => {
  const countered: InterviewCanFacts = { ...proposed, status: 'RESCHEDULE_REQUESTED_BY_INTERN' }
  const next = '2026-11-23T10:00:01.000Z'
  const past = { allowed: false, messageKey: 'interviews.refused.slotPassed' }
  expect(interviewCan.confirm(intern, proposed, now.toISOString(), now)).toMatchObject(past)
  expect(interviewCan.choose(company, countered, now.toISOString(), now)).toMatchObject(past)
  expect(interviewCan.confirm(intern, proposed, next, now).allowed).toBe(true)
  expect(interviewCan.choose(company, countered, next, now).allowed).toBe(true)
})
