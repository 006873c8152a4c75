import { maxReasonNoteLength } from '@fledge/domain/reasons.ts'
import { hiddenParts } from '@fledge/domain/reports/hidden-parts.ts'
import {
  contentReportStatuses,
  reportDecisions,
  reportedKinds,
  reportedParts,
  reportReasons,
} from '@fledge/domain/reports/types.ts'
import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'
import { otherReasonNote } from '../platform/reasons.ts'
import { text, uuid } from '../platform/schema.ts'

const permission = z.union([z.literal(true), z.string()])

export const contentReportFilters = {
  status: z.enum(contentReportStatuses).optional(),
  kind: z.enum(reportedKinds).optional(),
}
export const contentReportBody = z
  .strictObject({
    kind: z.enum(reportedKinds),
    /** Id of the intern, the company or the plan. */
    id: uuid,
    part: z.enum(reportedParts),
    reason: z.enum(reportReasons),
    note: text(maxReasonNoteLength).optional(),
  })
  .refine(...otherReasonNote)
export const reportDecisionBody = z
  .strictObject({
    /** Hiding resolves the report, too. */
    decision: z.enum([...reportDecisions, 'hide']),
    reason: text(maxReasonNoteLength).min(1, messageKey('problems.reason')),
    /** What to hide of what was reported. */
    parts: z.array(z.enum(hiddenParts)).max(hiddenParts.length).optional(),
  })
  .refine(({ decision, parts }) => decision !== 'hide' || (parts ?? []).length > 0, {
    path: ['parts'],
    ...messageKey('hidings.refused.parts'),
  })

/** A report as the programme team sees it. */
export const contentReport = z.object({
  report_id: z.string(),
  status: z.enum(contentReportStatuses),
  kind: z.enum(reportedKinds),
  part: z.enum(reportedParts),
  /** Name of the intern or the company; of a plan with its company. */
  name: z.string(),
  /** Account of the intern, if the report is about one. */
  user_id: z.string().nullable(),
  company_id: z.string().nullable(),
  plan_id: z.string().nullable(),
  reason: z.enum(reportReasons),
  note: z.string().nullable(),
  reporter: z.string(),
  reporter_user_id: z.string(),
  reporter_side: z.enum(['company', 'intern']),
  created_at: z.string(),
  due_at: z.string(),
  /** Who of the team takes care of it. */
  owner: z.string().nullable(),
  decided_at: z.string().nullable(),
  decision_reason: z.string().nullable(),
  may: z.object({ decide: permission }),
})
export type ContentReport = z.infer<typeof contentReport>
