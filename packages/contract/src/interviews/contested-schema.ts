import { noShowSides } from '@fledge/domain/no-shows/types.ts'
import { z } from 'zod'
import { companyInterview } from './schema.ts'

/** A report of a missed interview that the other side disputed. */
export const contestedInterview = companyInterview.omit({ may: true, notes: true }).extend({
  company_name: z.string(),
  contested_at: z.string(),
  words: z.array(z.object({ by: z.enum(['company', 'intern']), note: z.string(), at: z.string() })),
})
export type ContestedInterview = z.output<typeof contestedInterview>

export const contestedFilters = {
  /** The side that is said to have missed it. */
  side: z.enum(noShowSides).optional(),
}
