import { decisionKinds, reportDays } from '@fledge/domain/programme-reports/types.ts'
import { z } from 'zod'
import { uuid } from '../platform/schema.ts'

/** A decision of the programme team, as the programme report counts it. */
export const teamDecision = z.object({
  /** Number of the event, as text. */
  event_id: z.string(),
  kind: z.enum(decisionKinds),
  machine: z.string(),
  move: z.string(),
  at: z.string(),
  /** From when it last came into the queue until then. */
  hours: z.number(),
  intern_name: z.string().nullable(),
  /** Id of the intern's page. */
  user_id: z.string().nullable(),
  company_id: z.string().nullable(),
  company_name: z.string().nullable(),
  batch_name: z.string().nullable(),
  /** Who decided; null for jobs. */
  actor_name: z.string().nullable(),
})
export type TeamDecision = z.infer<typeof teamDecision>

export const teamDecisionFilters = {
  /** The last days until now, as in the report. */
  days: z.enum(reportDays).optional(),
  kind: z.enum(decisionKinds).optional(),
  /** The partner of the intern's batch; `none` for what belongs to no partner. */
  partner: z.union([z.literal('none'), uuid]).optional(),
}
