import { riskSignals } from '@fledge/domain/risk/types.ts'
import { z } from 'zod'
import { text, uuid } from '../platform/schema.ts'

export const riskFilters = {
  signal: z.enum(riskSignals).optional(),
  company: uuid.optional(),
  search: text(100).optional(),
}

/** A running internship that may fail, with the numbers that show it. */
export const riskRow = z.object({
  internship_id: z.string(),
  intern_name: z.string(),
  /** Id of the intern's page. */
  user_id: z.string(),
  company_id: z.string(),
  company_name: z.string(),
  plan_name: z.string(),
  supervisor: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  signals: z.array(z.enum(riskSignals)),
  /** Weeks whose feedback the side owes for more than a week. */
  company_missed: z.int(),
  intern_missed: z.int(),
  /** Latest ratings, from 1 to 10. */
  company_rating: z.number().nullable(),
  intern_rating: z.number().nullable(),
  /** Hours of the latest week that both stated. */
  company_hours: z.number().nullable(),
  intern_hours: z.number().nullable(),
  /** Whole days since a side last finished a week. */
  silent_days: z.int(),
  /** Id of an open concern about it, as a case. */
  concern_id: z.string().nullable(),
})
export type RiskRow = z.infer<typeof riskRow>
