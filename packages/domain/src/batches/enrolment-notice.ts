import type { Instant } from '@fledge/kernel/dates.ts'
import type { BatchState } from './types.ts'

interface EnrolmentFacts {
  readonly state: BatchState
  readonly seats: number
  readonly enrolment_opens_at: Instant
  readonly enrolment_closes_at: Instant
  readonly programme_end: string | null
}

type EnrolmentNotice =
  | {
      readonly text:
        | 'batches.facts.opens'
        | 'batches.facts.full'
        | 'batches.facts.waitsForSeats'
        | 'batches.facts.waitsForDates'
        | 'batches.facts.closed'
        | 'batches.facts.until'
      readonly at: string
    }
  | { readonly text: 'batches.facts.over'; readonly day: string }
  | { readonly text: 'batches.facts.expired' }

/** Returns the catalogue key for a batch's enrolment status now, with its date or time. */
export function getEnrolmentNotice(
  { state, seats, enrolment_opens_at, enrolment_closes_at, programme_end }: EnrolmentFacts,
  now: Date,
): EnrolmentNotice {
  switch (state) {
    case 'NOT_STARTED':
      return { text: 'batches.facts.opens', at: enrolment_opens_at }
    case 'FULL':
      return {
        text: seats === 0 ? 'batches.facts.waitsForSeats' : 'batches.facts.full',
        at: enrolment_closes_at,
      }
    case 'PROGRAM_NOT_STARTED':
      return { text: 'batches.facts.waitsForDates', at: enrolment_closes_at }
    case 'ENDED':
      return programme_end
        ? { text: 'batches.facts.over', day: programme_end }
        : { text: 'batches.facts.closed', at: enrolment_closes_at }
    // A campaign may end before its enrolment closes.
    case 'EXPIRED':
      return Date.parse(enrolment_closes_at) <= now.getTime()
        ? { text: 'batches.facts.closed', at: enrolment_closes_at }
        : { text: 'batches.facts.expired' }
    case 'CLOSED':
      return { text: 'batches.facts.closed', at: enrolment_closes_at }
    default:
      return { text: 'batches.facts.until', at: enrolment_closes_at }
  }
}

/**
 * Returns the catalogue key for a batch's seats. The number left is shown only while seats can be
 * taken now or soon.
 */
export function getSeatNotice({
  state,
  seats,
}: {
  readonly state: BatchState
  readonly seats: number
}) {
  if (seats === 0) return 'batches.facts.noSeats' as const
  return ['OPEN', 'FULL', 'NOT_STARTED', 'PROGRAM_NOT_STARTED'].includes(state)
    ? ('batches.facts.seatsLeft' as const)
    : ('batches.facts.seatsInAll' as const)
}
