import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import {
  placementBuckets,
  placementPeriods,
  placementSteps,
} from '@fledge/domain/placement/types.ts'
import { maxReasonNoteLength } from '@fledge/domain/reasons.ts'
import { waitSides } from '@fledge/domain/waits/types.ts'
import { z } from 'zod'
import { companyBrief, matchView, permission } from '../matching/schema.ts'
import { messageKey } from '../platform/message-keys.ts'
import { queryInt, text, uuid } from '../platform/schema.ts'

export const placementReason = text(maxReasonNoteLength).min(1, messageKey('problems.reason'))

export const unplacedFilters = {
  batch_id: uuid.optional(),
  career_field_id: queryInt(1, 1_000_000).optional(),
  days_left: z.enum(placementPeriods).optional(),
  step: z.enum(placementSteps).optional(),
  /** A member of the programme team, oneself, or no one. */
  owner: z.union([z.enum(['me', 'none']), uuid]).optional(),
}

const applicationIds = z.array(uuid).max(maxBulkRows)
/** Interns that an act is for: these, or all that match the filters with some exceptions. */
export const unplacedSelection = z.union([
  z.strictObject({ rows: applicationIds.min(1) }),
  z.strictObject({ filters: z.strictObject(unplacedFilters), except: applicationIds }),
])
/** As it is sent: its filters are texts of the address. */
export type UnplacedSelection = z.input<typeof unplacedSelection>
export type ParsedUnplacedSelection = z.output<typeof unplacedSelection>

export const previewNudgeBody = z.strictObject({ selection: unplacedSelection })
export const previewProposalBody = z.strictObject({ selection: unplacedSelection, plan_id: uuid })
const confirmed = {
  reason: placementReason,
  /** Number of the preview: another one by then is a conflict. */
  count: z.int().min(1).max(maxBulkRows),
}
export const nudgeBody = z.strictObject({ ...previewNudgeBody.shape, ...confirmed })
export const proposalBody = z.strictObject({ ...previewProposalBody.shape, ...confirmed })

/** An approved intern without a placement. */
export const unplacedIntern = z.object({
  application_id: z.string(),
  user_id: z.string(),
  name: z.string(),
  batch_id: z.string(),
  batch_name: z.string(),
  career_field: z.string().nullable(),
  /** When placement in the batch closes; null while its dates are open. */
  placement_ends_at: z.string().nullable(),
  step: z.enum(placementSteps),
  step_at: z.string(),
  /** With whom the step was; null without a candidature. */
  company_id: z.string().nullable(),
  company_name: z.string().nullable(),
  plan_name: z.string().nullable(),
  /** Whose turn it is, and until when if there is a date. */
  side: z.enum(waitSides),
  due_at: z.string().nullable(),
  nudged_at: z.string().nullable(),
  /** Who of the programme team takes care of the person. */
  owner_name: z.string().nullable(),
  may: z.object({ nudge: permission }),
})
export type UnplacedIntern = z.infer<typeof unplacedIntern>

const count = z.int()
/**
 * Numbers of interns by each value of a filter, within the other filters of the request. Those of the
 * time left and of the steps are in their order, those of the fields from the most to the fewest.
 */
export const unplacedTotals = z.object({
  days_left: z.array(z.object({ value: z.enum(placementBuckets), count })),
  /** Ids with the names of the fields. */
  career_field_id: z.array(z.object({ value: z.string(), label: z.string(), count })),
  step: z.array(z.object({ value: z.enum(placementSteps), count })),
})
export type UnplacedTotals = z.infer<typeof unplacedTotals>

/** A plan with an opening, and why it fits. */
export const matchingOpening = z.object({
  company: companyBrief,
  openings_left: z.int(),
  match: matchView,
  proposed_at: z.string().nullable(),
  may: z.object({ propose: permission }),
})
export type MatchingOpening = z.infer<typeof matchingOpening>

/** A plan with an opening, which can be proposed. */
export const proposablePlan = z.object({
  plan_id: z.string(),
  name: z.string(),
  company_name: z.string(),
  openings_left: z.int(),
})
