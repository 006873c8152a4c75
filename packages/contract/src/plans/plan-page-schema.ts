import { planStatuses } from '@fledge/domain/plans/types.ts'
import { z } from 'zod'
import { publicInternship } from '../companies/company-views.ts'
import { personEvent } from '../people/schema.ts'

const permission = z.union([z.literal(true), z.string()])

/** A published plan for the programme team: what interns see of it, and what became of it. */
export const publishedPlan = publicInternship.extend({
  status: z.enum(planStatuses),
  /** Why the system has paused it. */
  paused_reason: z.string().nullable(),
  is_taken_down: z.boolean(),
  company_id: z.string(),
  company_name: z.string(),
  company_time_zone: z.string(),
  openings: z.int(),
  openings_taken: z.int(),
  published_at: z.string(),
  updated_at: z.string(),
  /** In every stage, as the list of candidates for this plan counts them. */
  candidates: z.int(),
  /** In every status, as the list of internships of this plan counts them. */
  internships: z.int(),
  may: z.object({ take_down: permission }),
})
export type PublishedPlan = z.infer<typeof publishedPlan>

/** An event of a plan. */
export const planEvent = personEvent.omit({ company_name: true, account: true })
export type PlanEvent = z.infer<typeof planEvent>
