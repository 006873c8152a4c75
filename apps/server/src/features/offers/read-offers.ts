import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { displayName } from '@fledge/domain/candidatures/rules.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import {
  isAwaitingResponse,
  isAcceptedOffer,
  offerDeadline,
  suggestOfferDays,
} from '@fledge/domain/offers/rules.ts'
import { offerBadges, type OfferStatus, offerStatuses } from '@fledge/domain/offers/types.ts'
import { planHours, planWeeks } from '@fledge/domain/plans/rules.ts'
import { isRejected } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { readPage } from '../../platform/db/list-query.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { translate } from '../../platform/texts.ts'
import { findCandidature, canSeeCandidature } from '../candidatures/public.ts'
import { readSettings } from '../settings/public.ts'
import { toCompanyOffer, toCompanyOfferRow, toOfferIntern } from './company-view.ts'
import { toDraftFacts } from './draft-facts.ts'
import { companyOffers } from './store.ts'
import { readOfferNames } from './views.ts'
import { getOfferLimits } from './validate-offer.ts'
import { selectActiveMembers, projectsOfCompany } from './queries/company.queries.ts'
import { type OfferApplicationRow, selectOfferApplication } from './queries/draft.queries.ts'
import { offersOfCandidature, type OfferRow } from './queries/offers.queries.ts'

type Endpoints = typeof offerEndpoints
/**
 * Returns all statuses with the same badge: "Offer Pending" covers a draft and one that needs a
 * revision.
 */
const listStatusesWithSameBadge = (status: OfferStatus) =>
  offerStatuses.filter(
    (otherStatus) =>
      translate(offerBadges[otherStatus].text) === translate(offerBadges[status].text),
  )

export const listOffers: Handler<Endpoints['listOffers']> = async ({ actor, db, body }) => {
  const { rows, count } = await readPage(db, companyOffers, {
    scope: { company: actor.company },
    filters: {
      statuses: body.status ? listStatusesWithSameBadge(body.status) : null,
      plan: body.plan_id,
      continuing: isRejected(actor.companyStatus),
      search: body.search,
    },
    paging: body,
  })
  return toPagedResult(rows.map(toCompanyOfferRow), count)
}

/**
 * Returns whether a rejected company can still read the offer: sent, or accepted with a current
 * internship.
 */
const isContinuing = (row: OfferRow) =>
  isAwaitingResponse(row.status) || (isAcceptedOffer(row.status) && !row.is_over)

export const listCandidatureOffers: Handler<Endpoints['listCandidatureOffers']> = async ({
  actor,
  db,
  params,
}) => {
  if (!(await findCandidature(db, { company: actor.company }, params.id))) notFound()
  if (!(await canSeeCandidature(db, actor, params.id))) notFound()
  const all = await db.many(offersOfCandidature, {
    candidature_id: params.id,
    company_id: actor.company,
    intern_id: null,
  })
  const rows = isRejected(actor.companyStatus) ? all.filter(isContinuing) : all
  const names = await readOfferNames(db, rows)
  return toPagedResult(
    rows.map((row) => toCompanyOffer(row, names, actor, db.now)),
    rows.length,
  )
}

export const getOfferBatch: Handler<Endpoints['getOfferBatch']> = async ({
  actor,
  db,
  params,
  now,
}) => {
  const row =
    (await db.one(selectOfferApplication, {
      candidature_id: params.id,
      company_id: actor.company,
    })) ?? notFound()
  return {
    batch_id: row.batch_id,
    name: row.batch_name,
    ...getOfferLimits(row, now),
    weeks_min: planWeeks.min,
    weeks_max: planWeeks.max,
    hours_min: planHours.min,
    hours_max: planHours.max,
    answer_days_min: offerDeadline.min,
    answer_days_max: offerDeadline.max,
    offers_left: Math.max(0, row.max_offers - row.offers_in_batch),
    openings_left: Math.max(0, row.openings - row.openings_taken),
  }
}

/** Used when neither side gives a duration. */
const defaultWeeks = 8

/** Suggests dates from the intern's or the plan's start and duration, within the batch. */
function suggestedOf(row: OfferApplicationRow, now: Date) {
  const limits = getOfferLimits(row, now)
  const startsOn = row.internship_start ?? row.start_month
  const days = startsOn
    ? suggestOfferDays(
        { startsOn, weeks: row.duration_weeks ?? row.duration_min ?? defaultWeeks },
        {
          startsOn: limits.programme_start,
          endsOn: limits.programme_end,
          placementDeadline: limits.placement_deadline,
        },
        limits.today,
      )
    : null
  return days && { starts_on: days.startsOn, ends_on: days.endsOn }
}

const toPlanTerms = (row: OfferApplicationRow) => ({
  hours_a_week: row.plan_hours_a_week,
  place: row.plan_place,
  city: row.plan_city,
  duration_min: row.duration_min,
  duration_max: row.duration_max,
  start_month: row.start_month,
  stipend_amount: row.stipend_amount,
  stipend_currency: row.stipend_currency,
  project_ids: row.plan_project_ids,
  supervisor_ids: row.plan_supervisor_ids,
})

/** Also read before an interview, when the last name is still hidden. */
const candidateOf = (row: OfferApplicationRow) => ({
  ...toOfferIntern(row),
  name: displayName(row.first_name, row.last_name, row.is_name_visible),
})

const toSavedDraft = (row: OfferApplicationRow) =>
  row.draft_facts && row.draft_saved_at
    ? { facts: row.draft_facts, saved_at: row.draft_saved_at }
    : null

export const getOfferApplication: Handler<Endpoints['getOfferApplication']> = async ({
  actor,
  db,
  params,
  now,
}) => {
  const row =
    (await db.one(selectOfferApplication, {
      candidature_id: params.id,
      company_id: actor.company,
    })) ?? notFound()
  const [projects, people] = await Promise.all([
    db.many(projectsOfCompany, { company_id: actor.company }),
    db.many(selectActiveMembers, { company_id: actor.company }),
  ])
  return {
    candidature_id: row.candidature_id,
    application_id: row.application_id,
    plan_id: row.plan_id,
    plan_name: row.plan_name,
    intern: candidateOf(row),
    suggested: suggestedOf(row, now),
    answer_days: (await readSettings(db)).offer_answer_days,
    internship_start: row.internship_start,
    duration_weeks: row.duration_weeks,
    hours_a_week: row.intern_hours_a_week,
    plan: toPlanTerms(row),
    projects: projects
      .filter((project) => !project.is_archived)
      .map((project) => ({ id: project.project_id, name: project.name })),
    people: people.map((person) => ({
      member_id: person.member_id,
      name: person.name,
      linkedin: person.linkedin_url,
    })),
    draft: toSavedDraft(row),
    may: toActionMap({ draft: offerCan.draft(actor, toDraftFacts(row)) }),
  }
}
