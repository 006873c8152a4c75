import { getPlacementDeadline } from '@fledge/domain/batches/rules.ts'
import { listMissingDetails } from '@fledge/domain/candidatures/company-details.ts'
import { listOfferChanges, type OfferTerms } from '@fledge/domain/offers/rules.ts'
import type { OfferFacts } from '@fledge/domain/offers/can.ts'
import { type OfferOutcome, getOfferOutcome } from '@fledge/domain/offers/offer-outcome.ts'

import type { OfferRow } from './queries/offers.queries.ts'

/** The log, not the row, records who changed an offer. */
export const unknownEditor = { userId: null, name: null }

/** Converts a row to the terms that the domain's rules read. */
export function toOfferTerms(row: OfferRow): OfferTerms {
  return {
    role: row.role,
    planId: row.plan_id,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    hoursAWeek: row.hours_a_week,
    place: row.place,
    city: row.city,
    projectIds: row.project_ids,
    isPaid: row.stipend_amount !== null,
    stipendAmount: row.stipend_amount,
    stipendCurrency: row.stipend_currency,
    note: row.note,
    answerDays: row.answer_days,
    supervisorId: row.supervisor_member_id,
    supervisorLinkedin: row.supervisor_linkedin,
    secondSupervisorId: row.second_supervisor_member_id,
    secondSupervisorLinkedin: row.second_supervisor_linkedin,
  }
}

/** Converts a row to the facts of the offer's policies. */
export function toOfferFacts(row: OfferRow): OfferFacts {
  return {
    status: row.status,
    planSupervisorIds: row.plan_supervisor_ids,
    candidatureStage: row.stage,
    answerBy: row.answer_by,
    // A sent offer already holds its own opening.
    openingsLeft: row.openings - row.openings_taken + (row.holds_opening ? 1 : 0),
    hasCompanyDetails: listMissingDetails(row.company_details).length === 0,
    hasChanged:
      row.sent_facts === null || listOfferChanges(row.sent_facts, toOfferTerms(row)).length > 0,
    offersInBatch: row.offers_in_batch,
    maxOffers: row.max_offers,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    batch: {
      startsOn: row.programme_start,
      endsOn: row.programme_end,
      placementDeadline: getPlacementDeadline(row.programme_end, row.placement_deadline),
    },
    planTimeZone: row.plan_time_zone,
    placementEndsAt: row.placement_ends_at,
  }
}

/** Returns the outcome of an offer for its intern. */
export function getOutcomeOfOfferRow(row: OfferRow, now: Date): OfferOutcome {
  return getOfferOutcome(
    {
      status: row.status,
      stage: row.stage,
      endReason: row.end_reason,
      answerBy: row.answer_by,
      waitsForConfirmation: row.confirm_next_at !== null,
      isOver: row.is_over,
    },
    now,
  )
}

/** Fields of step 1 in a request, with or without an id. */
export interface OfferStep1 {
  readonly role: string
  readonly starts_on: string
  readonly ends_on: string
  readonly hours_a_week: number
  readonly place: OfferRow['place']
  readonly city?: string | null | undefined
  readonly project_ids?: readonly string[] | undefined
  readonly is_paid: boolean
  readonly stipend_amount?: number | null | undefined
  readonly stipend_currency?: string | null | undefined
  readonly note?: string | undefined
  readonly answer_days?: number | undefined
}

/** Returns the columns of step 1; an unpaid offer has no amount. */
export function toOfferColumns(body: OfferStep1, answerDays: number) {
  const city = body.place === 'REMOTE' ? null : body.city?.trim() || null
  return {
    role: body.role,
    starts_on: body.starts_on,
    ends_on: body.ends_on,
    hours_a_week: body.hours_a_week,
    place: body.place,
    city,
    project_ids: body.project_ids ?? [],
    stipend_amount: body.is_paid ? (body.stipend_amount ?? null) : null,
    stipend_currency: body.is_paid ? (body.stipend_currency ?? null) : null,
    note: body.note ?? '',
    answer_days: answerDays,
  }
}
