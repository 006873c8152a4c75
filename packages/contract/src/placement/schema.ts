import { placementPeriods, placementSteps } from '@fledge/domain/placement/types.ts'
import { maxReasonNoteLength } from '@fledge/domain/reasons.ts'
import { waitSides } from '@fledge/domain/waits/types.ts'
import { z } from 'zod'
import { companyBrief, matchView, permission } from '../matching/schema.ts'
import { messageKey } from '../platform/message-keys.ts'
import { pendingResponse } from '../pending-acts/schema.ts'
import { queryInt, text, uuid } from '../platform/schema.ts'

export const placementReason = text(maxReasonNoteLength).min(1, messageKey('problems.reason'))

export const unplacedFilters = {
  batch_id: uuid.optional(),
  career_field_id: queryInt(1, 1_000_000).optional(),
  days_left: z.enum(placementPeriods).optional(),
  step: z.enum(placementSteps).optional(),
}

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
  may: z.object({ nudge: permission }),
})
export type UnplacedIntern = z.infer<typeof unplacedIntern>

/** A plan with an opening, and why it fits. */
export const matchingOpening = z.object({
  company: companyBrief,
  openings_left: z.int(),
  match: matchView,
  proposed_at: z.string().nullable(),
  may: z.object({ propose: permission }),
})
export type MatchingOpening = z.infer<typeof matchingOpening>

/** What became of an act for several people: those left out, each with the reason. */
export const placementResult = z.object({
  pending: pendingResponse,
  count: z.int(),
  skipped: z.array(z.object({ application_id: z.string(), message: z.string() })),
})
