import { maxReasonNoteLength } from '@fledge/domain/reasons.ts'
import { hiddenParts } from '@fledge/domain/reports/hidden-parts.ts'
import {
  hidingDecisions,
  hidingRequests,
  hidingStatuses,
} from '@fledge/domain/reports/hiding-types.ts'
import { reportedKinds, reportReasons } from '@fledge/domain/reports/types.ts'
import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'
import { text, uuid } from '../platform/schema.ts'

const permission = z.union([z.literal(true), z.string()])
const reason = text(maxReasonNoteLength).min(1, messageKey('problems.reason'))

export const contentHidingFilters = {
  status: z.enum(hidingStatuses).optional(),
  kind: z.enum(reportedKinds).optional(),
  /** Everything that was hidden of one plan. */
  plan: uuid.optional(),
}
export const hidingDecisionBody = z.strictObject({ decision: z.enum(hidingDecisions), reason })
/** Takes down a plan that no one has reported. */
export const takeDownBody = z.strictObject({
  reason: z.enum(reportReasons),
  note: text(maxReasonNoteLength).min(1, messageKey('problems.reasonWords')),
})
export const hidingRequestBody = z.strictObject({ request: z.enum(hidingRequests), note: reason })

const hidingShape = {
  hiding_id: z.string(),
  status: z.enum(hidingStatuses),
  kind: z.enum(reportedKinds),
  part: z.enum(hiddenParts),
  reason: z.enum(reportReasons),
  /** The programme team's reason in its own words. */
  note: z.string(),
  created_at: z.string(),
  /** What the owner wrote last: what they changed, or their appeal. */
  request_note: z.string().nullable(),
  requested_at: z.string().nullable(),
  decided_at: z.string().nullable(),
  decision_reason: z.string().nullable(),
}

/** What is hidden of the own profile, company page or plans. */
export const ownHiding = z.object({
  ...hidingShape,
  plan_id: z.string().nullable(),
  plan_name: z.string().nullable(),
  /** When the programme team decides on the request, if there is one. */
  due_at: z.string().nullable(),
  may: z.object({ change: permission, appeal: permission }),
})
export type OwnHiding = z.infer<typeof ownHiding>

/** What is or was hidden, as the programme team sees it. */
export const contentHiding = z.object({
  ...hidingShape,
  /** Name of the intern or the company; of a plan with its company. */
  name: z.string(),
  /** Account of the intern, if it is of one. */
  user_id: z.string().nullable(),
  company_id: z.string().nullable(),
  plan_id: z.string().nullable(),
  /** The text as it is now, if it is one. */
  hidden_text: z.string().nullable(),
  hidden_by_name: z.string(),
  /** When a decision on the request is due, if there is one. */
  due_at: z.string().nullable(),
  /** Who of the team takes care of it. */
  owner: z.string().nullable(),
  may: z.object({ uphold: permission, restore: permission }),
})
export type ContentHiding = z.infer<typeof contentHiding>
