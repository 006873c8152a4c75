import { z } from 'zod'
import { candidatureStages, turns } from '@fledge/domain/candidatures/types.ts'
import { interviewStatuses } from '@fledge/domain/interviews/types.ts'
import { noShowClaim } from '../interviews/schema.ts'
import { offerStatuses } from '@fledge/domain/offers/types.ts'
import { companyBrief, internBrief, matchView, permission, planBrief } from '../matching/schema.ts'
import { messageKey } from '../platform/message-keys.ts'
import { paging, queryList, text, uuid } from '../platform/schema.ts'

/** Facts of a candidature's badge besides its stage, from the newest interview and offer. */
export const badgeFacts = {
  interview: z
    .object({
      status: z.enum(interviewStatuses),
      no_show: noShowClaim.pick({ claimed_by: true, contested_at: true }).nullable(),
    })
    .nullable(),
  offer: z.object({ status: z.enum(offerStatuses) }).nullable(),
}

/** The newest interview and offer, as shown on a card of the board. */
const interviewBrief = z.object({
  interview_id: z.string(),
  status: z.enum(interviewStatuses),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  answer_by: z.string().nullable(),
  times: z.int(),
  end_reason: z.string().nullable(),
  no_show: noShowClaim.nullable(),
})
const offerBrief = z.object({
  offer_id: z.string(),
  status: z.enum(offerStatuses),
  answer_by: z.string().nullable(),
  starts_on: z.string(),
  status_since: z.string(),
})

/** What lists and the page of a candidature show of its stage. */
const stageFields = {
  candidature_id: z.string(),
  stage: z.enum(candidatureStages),
  stage_since: z.string(),
  /** Whose reply is awaited, since when, and the deadline if there is one. */
  turn: z.enum(turns),
  turn_since: z.string(),
  due_at: z.string().nullable(),
  /** When it ends without a reply, if it does. */
  closes_at: z.string().nullable(),
  end_reason: z.string().nullable(),
  end_note: z.string().nullable(),
}
const common = {
  ...stageFields,
  plan: planBrief,
  created_at: z.string(),
  interview: interviewBrief.nullable(),
  offer: offerBrief.nullable(),
}
export const companyCandidature = z.object({
  ...common,
  intern: internBrief,
  fits: z.int().nullable(),
})
export type CompanyCandidature = z.output<typeof companyCandidature>
/** `match`: how the plan matches, with reasons; null if the profile is too incomplete. */
export const internCandidature = z.object({
  ...common,
  company: companyBrief,
  match: matchView.nullable(),
})
export type InternCandidature = z.output<typeof internCandidature>

export const candidaturesQuery = z.strictObject({
  plan_id: queryList(uuid).optional(),
  stage: queryList(z.enum(candidatureStages)).optional(),
  supervisor_id: uuid.optional(),
  turn: z.enum(turns).optional(),
  search: text(100).optional(),
  ...paging,
})

/** An entry of the timeline that both parties read. */
export const timelineEntry = z.object({
  id: z.string(),
  at: z.string(),
  what: z.string(),
  by: z.enum(['company', 'intern', 'operator', 'clock', 'system']),
  by_name: z.string().nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  starts_at: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
})
const stageShape = {
  ...stageFields,
  /** The intern had expressed interest before the company chose them. */
  was_interested: z.boolean(),
  history: z.array(timelineEntry),
  /** Median hours until a reply; null with too few replies. */
  usual_hours: z.object({ company: z.int().nullable(), intern: z.int().nullable() }),
}
export const companyStage = z.object({
  ...stageShape,
  ...badgeFacts,
  /** Not visible to the intern: shortlisted without interest or proposal. */
  is_private: z.boolean(),
  may: z.object({
    shortlist: permission,
    unshortlist: permission,
    proposeInterview: permission,
    hire: permission,
    disqualify: permission,
  }),
  /**
   * Sentence about another candidate who has waited too long for a reply after an interview; null
   * if there is none.
   */
  answer_overdue: z.string().nullable(),
})
export type CompanyStage = z.output<typeof companyStage>
export const internStage = z.object({ ...stageShape, may: z.object({ withdraw: permission }) })
export type InternStage = z.output<typeof internStage>

/** What a company fills in before an offer. */
export const companyDetailsBody = z.strictObject({
  legal_name: text(200).min(1, messageKey('problems.missing')),
  registered_address: text(500).min(1, messageKey('problems.missing')),
  signatory_name: text(200).min(1, messageKey('problems.missing')),
  signatory_title: text(200).min(1, messageKey('problems.missing')),
})
export const companyDetails = z.object({
  legal_name: z.string().nullable(),
  registered_address: z.string().nullable(),
  signatory_name: z.string().nullable(),
  signatory_title: z.string().nullable(),
  missing: z.array(z.string()),
  /** The details entered for the previous candidate, as initial values. */
  before: companyDetailsBody.nullable(),
})
export const hostCompany = companyBrief.extend({
  introduction: z.string().nullable(),
  industry: z.string().nullable(),
  employee_count: z.string().nullable(),
  country_code: z.string().nullable(),
  city: z.string().nullable(),
  website: z.string().nullable(),
  linkedin: z.string().nullable(),
  plan: planBrief
    .extend({
      description: z.string(),
      responsibilities: z.string(),
      place: z.string().nullable(),
      start_month: z.string().nullable(),
      duration_min: z.int().nullable(),
      duration_max: z.int().nullable(),
      hours_a_week: z.int().nullable(),
      working_from: z.string(),
      working_to: z.string(),
      time_zone: z.string().nullable(),
    })
    .nullable(),
  /** How fast the other side usually replies, visible to both sides. */
  answers_in_hours: z.int().nullable(),
})
