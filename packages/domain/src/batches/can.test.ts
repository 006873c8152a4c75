import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { expect, test } from 'vitest'
import type { AnyActor, CompanyScope, Operator, OperatorScope } from '../sessions/types.ts'
import { batchCan, type BatchCanFacts, type BatchChange, listDeniedChanges } from './can.ts'
import { type BatchState, batchStates } from './types.ts'

// Scopes come from sessions only; these are fakes and no store is involved.
const manager: Operator = {
  kind: 'operator',
  userId: 'm',
  operator: 'm' as OperatorScope,
  role: 'MANAGER',
}
const reviewer: Operator = { ...manager, role: 'REVIEWER' }
const company: AnyActor = {
  kind: 'company',
  userId: 'u',
  memberId: 'm',
  company: 'c' as CompanyScope,
  role: 'ADMIN',
  permissions: [],
  companyStatus: 'APPROVED',
}
const explain = (decision: PolicyDecision) => (decision.allowed ? 'yes' : decision.messageKey)

const draft: BatchCanFacts = {
  status: 'DRAFT',
  wasPublished: false,
  seatsTaken: 0,
  stateIfPublished: 'NOT_STARTED',
}
const publishedBatch: BatchCanFacts = {
  status: 'PUBLISHED',
  wasPublished: true,
  seatsTaken: 0,
  stateIfPublished: 'OPEN',
}
const peopled: BatchCanFacts = { ...publishedBatch, seatsTaken: 3 }
const noChange: BatchChange = {
  seats: 50,
  addressChanged: false,
  termsChanged: false,
  programmeMoved: false,
  programmeRemoved: false,
  placedOutside: 0,
  peopleSeen: false,
}

test('allows managers to create and copy batches, reviewers to see them, and others neither', () => {
  expect([manager, reviewer, company].map((actor) => explain(batchCan.create(actor)))).toEqual([
    'yes',
    'refused.managerOnly',
    'refused.notYours',
  ])
  expect([manager, reviewer, company].map((actor) => explain(batchCan.copy(actor)))).toEqual([
    'yes',
    'refused.managerOnly',
    'refused.notYours',
  ])
  expect([manager, reviewer, company].map((actor) => explain(batchCan.see(actor)))).toEqual([
    'yes',
    'yes',
    'refused.notYours',
  ])
  const { hide, close, ...open } = batchCan.open(reviewer, draft)
  expect(Object.values(open).map(explain)).toEqual(Array(5).fill('refused.managerOnly'))
  expect([hide, close].map(explain)).toEqual(Array(2).fill('errors.ILLEGAL_TRANSITION'))
})

test('allows publishing a batch only while interns can still join it', () => {
  const states = batchStates.filter((state) => state !== 'DRAFT')
  expect(
    states.filter(
      (stateIfPublished) => batchCan.publish(manager, { ...draft, stateIfPublished }).allowed,
    ),
  ).toEqual(['NOT_STARTED', 'FULL', 'PROGRAM_NOT_STARTED', 'OPEN'])
  expect(explain(batchCan.publish(manager, { ...draft, stateIfPublished: 'CLOSED' }))).toBe(
    'batches.refused.over',
  )
  expect(explain(batchCan.publish(manager, publishedBatch))).toBe('errors.ILLEGAL_TRANSITION')
})

test('accepts registrations only while open, and says whether the seats or the dates are over', () => {
  const join = (state: BatchState, hasFreeSeat: boolean) =>
    explain(batchCan.join({ state, hasFreeSeat }))
  expect([join('OPEN', true), join('FULL', false), join('CLOSED', true)]).toEqual([
    'yes',
    'errors.NO_SEAT_LEFT',
    'errors.BATCH_CLOSED',
  ])
})

test('a batch with applications can be closed but not hidden', () => {
  expect(
    [publishedBatch, peopled, draft].map((batch) => explain(batchCan.hide(manager, batch))),
  ).toEqual(['yes', 'batches.refused.peopleIn', 'errors.ILLEGAL_TRANSITION'])
  expect(
    [peopled, draft, { ...publishedBatch, stateIfPublished: 'CLOSED' as const }].map((batch) =>
      explain(batchCan.close(manager, batch)),
    ),
  ).toEqual(['yes', 'errors.ILLEGAL_TRANSITION', 'errors.ILLEGAL_TRANSITION'])
})

const listProblems = (batch: BatchCanFacts, change: Partial<BatchChange>) =>
  listDeniedChanges(manager, batch, { ...noChange, ...change }).map(
    ({ field, denial }) => `${field}: ${explain(denial)}`,
  )

test('rejects edits that contradict what interns were told', () => {
  expect(
    listProblems(draft, {
      addressChanged: true,
      termsChanged: true,
      programmeMoved: true,
      programmeRemoved: true,
    }),
  ).toEqual([])
  expect(listProblems(publishedBatch, { addressChanged: true })).toEqual([
    'slug: batches.refused.address',
  ])
  expect(listProblems({ ...draft, wasPublished: true }, { addressChanged: true })).toEqual([
    'slug: batches.refused.address',
  ])
  expect(listProblems(peopled, { seats: 2, termsChanged: true })).toEqual([
    'seats: batches.refused.seats',
    'payer: batches.refused.terms',
  ])
  expect(listProblems(peopled, { seats: 3 })).toEqual([])
})

test('programme dates can change with confirmation, but not be removed or exclude agreed internships', () => {
  expect(listProblems(publishedBatch, { programmeMoved: true, programmeRemoved: true })).toEqual([])
  expect(listProblems(peopled, { programmeMoved: true })).toEqual([
    'programme_start: batches.refused.peopleUnseen',
  ])
  expect(listProblems(peopled, { programmeMoved: true, peopleSeen: true })).toEqual([])
  expect(
    listProblems(peopled, { programmeMoved: true, programmeRemoved: true, peopleSeen: true }),
  ).toEqual(['programme_start: batches.refused.datesRemoved'])
  expect(
    listProblems(peopled, { programmeMoved: true, placedOutside: 2, peopleSeen: true }),
  ).toEqual(['programme_start: batches.refused.placedOutside'])
})
