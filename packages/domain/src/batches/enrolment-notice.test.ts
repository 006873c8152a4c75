import { expect, test } from 'vitest'
import { getEnrolmentNotice, getSeatNotice } from './enrolment-notice.ts'
import { batchStates } from './types.ts'

const now = new Date('2026-11-21T12:00:00Z')
const dates = {
  seats: 40,
  enrolment_opens_at: '2026-10-01T18:00:00Z',
  enrolment_closes_at: '2027-01-05T18:00:00Z',
  programme_end: '2027-05-28',
}
const past = { ...dates, enrolment_closes_at: '2026-11-10T18:00:00Z' }

test('returns a closing date only for open batches and drafts', () => {
  const statesWithNotice = batchStates.filter(
    (state) => getEnrolmentNotice({ state, ...dates }, now).text === 'batches.facts.until',
  )
  expect(statesWithNotice).toEqual(['DRAFT', 'OPEN'])
})

test('returns the date that matters in each state', () => {
  expect(getEnrolmentNotice({ state: 'NOT_STARTED', ...dates }, now)).toEqual({
    text: 'batches.facts.opens',
    at: dates.enrolment_opens_at,
  })
  expect(getEnrolmentNotice({ state: 'FULL', ...dates }, now).text).toBe('batches.facts.full')
  expect(getEnrolmentNotice({ state: 'FULL', ...dates, seats: 0 }, now).text).toBe(
    'batches.facts.waitsForSeats',
  )
  expect(getEnrolmentNotice({ state: 'CLOSED', ...past }, now)).toEqual({
    text: 'batches.facts.closed',
    at: past.enrolment_closes_at,
  })
  expect(getEnrolmentNotice({ state: 'EXPIRED', ...past }, now)).toEqual({
    text: 'batches.facts.closed',
    at: past.enrolment_closes_at,
  })
  expect(getEnrolmentNotice({ state: 'EXPIRED', ...dates }, now)).toEqual({
    text: 'batches.facts.expired',
  })
  expect(getEnrolmentNotice({ state: 'ENDED', ...past }, now)).toEqual({
    text: 'batches.facts.over',
    day: '2027-05-28',
  })
})

test('does not show "0 of 0 left", and shows only the total for a closed batch', () => {
  expect([
    getSeatNotice({ state: 'FULL', seats: 0 }),
    getSeatNotice({ state: 'OPEN', seats: 12 }),
    getSeatNotice({ state: 'CLOSED', seats: 12 }),
  ]).toEqual(['batches.facts.noSeats', 'batches.facts.seatsLeft', 'batches.facts.seatsInAll'])
})
