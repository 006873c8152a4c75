import { expect, test } from 'vitest'
import { turnDueAt, turnSince, type Waiting } from './rules.ts'

const since = '2026-11-21T10:00:00.000Z'
const wait = (row: Partial<Waiting> & Pick<Waiting, 'stage'>): Waiting => ({ stageSince: since, interestedAt: since, interview: null, offerAnswerBy: '2026-12-01T10:00:00.000Z', ...row })
const held = { status: 'IN_PAST', since: '2026-11-26T11:05:00.000Z', answerBy: null, endsAt: '2026-11-26T11:00:00.000Z' } as const

test('an interview that took place makes it the company\'s turn when it ended, not when it was agreed', () => {
  const row = wait({ stage: 'INTERVIEW_SCHEDULED', interview: held })
  expect([turnSince(row), turnDueAt(row)]).toEqual(['2026-11-26T11:00:00.000Z', '2026-12-03T11:00:00.000Z'])
})

test('other times make it the other side\'s turn when they are offered', () => {
  const row = wait({ stage: 'INTERVIEW_PROPOSED', interview: { status: 'RESCHEDULE_REQUESTED_BY_INTERN', since: '2026-11-23T08:00:00.000Z', answerBy: '2026-11-28T08:00:00.000Z', endsAt: null } })
  expect([turnSince(row), turnDueAt(row)]).toEqual(['2026-11-23T08:00:00.000Z', '2026-11-28T08:00:00.000Z'])
})

test('after an interview, in review and with the intern every answer has a date', () => {
  expect(turnDueAt(wait({ stage: 'INTERVIEWED', interview: { ...held, status: 'COMPLETED' } }))).toBe('2026-11-28T10:00:00.000Z')
  expect(turnDueAt(wait({ stage: 'OFFER_IN_REVIEW' }))).toBe('2026-11-25T10:00:00.000Z')
  expect(turnDueAt(wait({ stage: 'OFFERED' }))).toBe('2026-12-01T10:00:00.000Z')
  expect(turnDueAt(wait({ stage: 'INTERESTED' }))).toBe('2026-12-12T10:00:00.000Z')
})

test.each(['OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED'] as const)('at %s the company is asked to answer within a week', (stage) => {
  expect(turnDueAt(wait({ stage }))).toBe('2026-11-28T10:00:00.000Z')
})

test('an interview that ended without taking place leaves the stage its own date', () => {
  expect(turnSince(wait({ stage: 'SHORTLISTED', interview: { ...held, status: 'CANCELLED_BY_HC' } }))).toBe(since)
})
