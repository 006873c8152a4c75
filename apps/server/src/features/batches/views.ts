import type { BatchView } from '@fledge/contract/batches/schema.ts'
import {
  type BatchStateFacts,
  getBatchState,
  getClosedPage,
  toEndOfDay,
  getPlacementDeadline,
} from '@fledge/domain/batches/rules.ts'
import type { BatchState } from '@fledge/domain/batches/types.ts'
import type { BatchRow } from './queries/batches.queries.ts'

/** Later than any batch, for a campaign without an end. */
const farFuture = '9999-12-31T00:00:00Z'
const toOptionalEndOfDay = (day: string | null) => (day ? toEndOfDay(day) : null)

/** Facts of a batch for the rules. */
export function toBatchFacts(row: BatchRow): BatchStateFacts {
  return {
    status: row.is_published ? 'PUBLISHED' : 'DRAFT',
    enrolmentOpensAt: row.enrolment_opens_at,
    enrolmentClosesAt: row.enrolment_closes_at,
    campaignEndsAt: row.campaign_ends_at ?? farFuture,
    programmeStartsAt: row.programme_start ? `${row.programme_start}T00:00:00Z` : null,
    programmeEndsAt: toOptionalEndOfDay(row.programme_end),
    seats: row.seats,
  }
}

/** Returns the state of a batch at a moment, as seen by people who want to join. */
export const getBatchRowState = (row: BatchRow, now: Date): BatchState =>
  getBatchState(toBatchFacts(row), row.seats_taken, now)

/** Returns the public view of a batch. */
export function toBatchView(row: BatchRow, now: Date): BatchView {
  const state = getBatchRowState(row, now)
  return {
    batch_id: row.batch_id,
    code: row.code,
    slug: row.slug,
    name: row.name,
    partner: row.partner,
    state,
    closed_page: getClosedPage(state),
    enrolment_opens_at: row.enrolment_opens_at,
    enrolment_closes_at: row.enrolment_closes_at,
    programme_start: row.programme_start,
    programme_end: row.programme_end,
    placement_deadline: getPlacementDeadline(row.programme_end, row.placement_deadline),
    seats: row.seats,
    seats_left: Math.max(0, row.seats - row.seats_taken),
    payer: row.payer,
    price:
      row.price_amount !== null && row.price_currency
        ? { amount: row.price_amount, currency: row.price_currency }
        : null,
    refund_days: row.refund_days,
    texts: row.texts,
  }
}
