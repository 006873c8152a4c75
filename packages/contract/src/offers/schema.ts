import { z } from 'zod'
import {
  declineOfferReasons,
  rejectOfferReasons,
  withdrawOfferReasons,
} from '@fledge/domain/offers/reasons.ts'
import { offerOutcomes } from '@fledge/domain/offers/offer-outcome.ts'
import { offerStatuses } from '@fledge/domain/offers/types.ts'
import { maxOfferReplyLength } from '@fledge/domain/offers/rules.ts'
import { messageKey } from '../platform/message-keys.ts'
import { bodyPaging, text, uuid } from '../platform/schema.ts'
import { deskOwner, ownedRow, sentForReview } from '../waits/schema.ts'
import { pendingDecision } from '../pending-acts/schema.ts'
import { reasonOf, otherReasonNote } from '../platform/reasons.ts'

export const workPlaces = ['REMOTE', 'ON_SITE', 'HYBRID'] as const

export const offerRef = z.strictObject({ offer_id: uuid })
/**
 * Step 3. The note replies to the programme team's request; the reviewer sees it with this version.
 */
export const sendOfferBody = z.strictObject({
  offer_id: uuid,
  answer: text(maxOfferReplyLength).optional(),
})
export const withdrawOfferBody = z
  .strictObject({
    offer_id: uuid,
    reason: reasonOf(withdrawOfferReasons),
    note: text(1000).optional(),
  })
  .refine(...otherReasonNote)
export const listOffersBody = z.strictObject({
  status: z.enum(offerStatuses).nullable().optional(),
  search: text(100).optional(),
  plan_id: uuid.optional(),
  ...bodyPaging,
})

const permission = z.union([z.literal(true), z.string()])
const ref = z.object({ id: z.string(), name: z.string() })
const supervisor = z.object({
  member_id: z.string(),
  name: z.string(),
  picture_url: z.string().nullable(),
  job_title: z.string().nullable(),
  linkedin: z.string().nullable(),
  time_zone: z.string(),
})
export const offerChange = z.object({
  field: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  is_marked: z.boolean(),
  /** For an amount: its currencies before and after. */
  currencies: z.object({ from: z.string().nullable(), to: z.string().nullable() }).nullable(),
})
export const offerVersion = z.object({
  version: z.int(),
  at: z.string(),
  comments: z.string().nullable(),
  changes: z.array(offerChange),
  /** The company's note with this version, in reply to the request before it. */
  answer: z.string().nullable(),
  /** False for the current form, changed but not sent yet. */
  is_sent: z.boolean(),
})

const sharedFields = {
  offer_id: z.string(),
  candidature_id: z.string(),
  plan_id: z.string(),
  status: z.enum(offerStatuses),
  version: z.int(),
  role: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  weeks: z.int(),
  hours_a_week: z.int(),
  /** The plan's working hours. */
  working: z.object({ zone: z.string(), from: z.string(), to: z.string() }),
  place: z.enum(workPlaces),
  city: z.string().nullable(),
  projects: z.array(ref),
  stipend_amount: z.int().nullable(),
  stipend_currency: z.string().nullable(),
  note: z.string(),
  supervisor: supervisor.nullable(),
  second_supervisor: supervisor.nullable(),
  answer_by: z.string().nullable(),
  status_since: z.string(),
}
const person = z.object({
  intern_id: z.string(),
  name: z.string(),
  picture_url: z.string().nullable(),
  country_code: z.string().nullable(),
  time_zone: z.string(),
})

/** A row of a list. */
export const companyOfferRow = z.object({
  offer_id: z.string(),
  candidature_id: z.string(),
  plan_id: z.string(),
  plan_name: z.string(),
  status: z.enum(offerStatuses),
  role: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  answer_by: z.string().nullable(),
  status_since: z.string(),
  end_reason: z.string().nullable(),
  intern: person,
})
export type CompanyOfferRow = z.output<typeof companyOfferRow>

/** An offer as its company sees it. */
export const companyOffer = z.object({
  ...sharedFields,
  plan_name: z.string(),
  intern: person,
  answer_days: z.int(),
  ...sentForReview,
  approved_at: z.string().nullable(),
  created_at: z.string(),
  end_reason: z.string().nullable(),
  end_note: z.string().nullable(),
  /** The programme team's comments when it requested a revision. */
  comments: z.string().nullable(),
  versions: z.array(offerVersion),
  missing: z.array(z.string()),
  may: z.object({ edit: permission, send: permission, recall: permission, withdraw: permission }),
})
export type CompanyOfferView = z.output<typeof companyOffer>

const hostCompany = z.object({
  company_id: z.string(),
  name: z.string(),
  slug: z.string(),
  logo_url: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  country_code: z.string().nullable(),
  time_zone: z.string(),
})

/** An offer as its intern sees it, only after it was sent. */
export const internOffer = z.object({
  ...sharedFields,
  company: hostCompany,
  approved_at: z.string().nullable(),
  signed_by: z.object({ name: z.string(), job_title: z.string().nullable() }).nullable(),
  first_name: z.string(),
  standing: z.enum(offerOutcomes),
  end_reason: z.string().nullable(),
  internship_id: z.string().nullable(),
  terms: z.array(z.object({ kind: z.string(), version: z.int(), title: z.string() })),
  /** Consequences of accepting. */
  follows: z.object({
    weeks: z.int(),
    overlapping: z.int(),
    intern_pays: z.boolean(),
    price: z.object({ amount: z.int(), currency: z.string() }).nullable(),
    payer: z.string().nullable(),
    offers_left: z.int(),
  }),
  may: z.object({ accept: permission, decline: permission }),
})
export type InternOffer = z.output<typeof internOffer>

export const internOfferRow = z.object({
  offer_id: z.string(),
  candidature_id: z.string(),
  status: z.enum(offerStatuses),
  role: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  hours_a_week: z.int(),
  answer_by: z.string().nullable(),
  status_since: z.string(),
  company: hostCompany,
})
export type InternOfferRow = z.output<typeof internOfferRow>

export const acceptOfferBody = z.strictObject({
  offer_id: uuid,
  terms_accepted: z.boolean().optional(),
})
export const declineOfferBody = z
  .strictObject({
    offer_id: uuid,
    reasons: z
      .array(reasonOf(declineOfferReasons))
      .min(1, messageKey('problems.firstReason'))
      .max(10),
    note: text(1000).optional(),
  })
  .refine(...otherReasonNote)
export const rejectOfferBody = z
  .strictObject({ reason: reasonOf(rejectOfferReasons), note: text(1000).optional() })
  .refine(...otherReasonNote)

export const offerReviewRow = z.object({
  offer_id: z.string(),
  role: z.string(),
  company_name: z.string(),
  logo_url: z.string().nullable(),
  is_trusted: z.boolean(),
  intern_name: z.string(),
  country_code: z.string().nullable(),
  version: z.int(),
  status: z.enum(offerStatuses),
  ...sentForReview,
  ...ownedRow,
})
export type OfferReviewRow = z.output<typeof offerReviewRow>
/** An offer as a reviewer sees it. */
export const offerReview = z.object({
  ...sharedFields,
  company: hostCompany.extend({ is_trusted: z.boolean() }),
  plan_name: z.string(),
  intern: person.extend({ picture_url: z.string().nullable() }),
  batch: z.object({
    name: z.string(),
    starts_on: z.string().nullable(),
    ends_on: z.string().nullable(),
  }),
  answer_days: z.int(),
  sent_at: z.string().nullable(),
  comments: z.string().nullable(),
  versions: z.array(offerVersion),
  openings: z.int(),
  openings_taken: z.int(),
  /** Hours per week of the plan and of the intern. */
  hours_wished: z.object({ plan: z.int().nullable(), intern: z.int().nullable() }),
  owner: deskOwner.nullable(),
  /** A decision that takes effect soon. */
  pending: pendingDecision,
  may: z.record(z.enum(['approve', 'requestRevision', 'reject', 'takeOver']), permission),
})
export type OfferReview = z.output<typeof offerReview>

/** Limits that an offer must respect. */
export const offerBatch = z.object({
  batch_id: z.string(),
  name: z.string(),
  programme_start: z.string().nullable(),
  programme_end: z.string().nullable(),
  /** The last day on which an internship can start. */
  placement_deadline: z.string().nullable(),
  weeks_min: z.int(),
  weeks_max: z.int(),
  hours_min: z.int(),
  hours_max: z.int(),
  answer_days_min: z.int(),
  answer_days_max: z.int(),
  offers_left: z.int(),
  openings_left: z.int(),
  /** The current date in the plan's zone, the earliest start of an offer. */
  today: z.string(),
})
/** The recipient of an offer, initial values of the form, and a saved draft of step 1. */
export const offerApplication = z.object({
  candidature_id: z.string(),
  application_id: z.string(),
  plan_id: z.string(),
  plan_name: z.string(),
  intern: person,
  internship_start: z.string().nullable(),
  duration_weeks: z.int().nullable(),
  hours_a_week: z.int().nullable(),
  /**
   * Initial dates of the form, within the batch; null if the preference and the batch do not
   * overlap.
   */
  suggested: z.object({ starts_on: z.string(), ends_on: z.string() }).nullable(),
  /** Days to reply unless the company chooses others. */
  answer_days: z.int(),
  plan: z.object({
    hours_a_week: z.int().nullable(),
    place: z.enum(workPlaces).nullable(),
    city: z.string().nullable(),
    duration_min: z.int().nullable(),
    duration_max: z.int().nullable(),
    start_month: z.string().nullable(),
    stipend_amount: z.int().nullable(),
    stipend_currency: z.string().nullable(),
    project_ids: z.array(z.string()),
    /** Members who supervise the plan, for step 2. */
    supervisor_ids: z.array(z.string()),
  }),
  projects: z.array(ref),
  people: z.array(
    z.object({ member_id: z.string(), name: z.string(), linkedin: z.string().nullable() }),
  ),
  draft: z.object({ facts: z.record(z.string(), z.unknown()), saved_at: z.string() }).nullable(),
  may: z.object({ draft: permission }),
})
export type OfferApplication = z.output<typeof offerApplication>
