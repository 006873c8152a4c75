import { z } from 'zod'
import type { matchWeights } from '@fledge/domain/matching/types.ts'

// Keys of a literal, as the list that zod needs.
const reasonCodes = [
  'CAREER_FIELD',
  'SKILLS',
  'START_AND_DURATION',
  'WORKING_HOURS',
  'PROJECTS',
] as const satisfies readonly (keyof typeof matchWeights)[]

/** A score is never shown without its reasons. */
export const matchView = z.object({
  plan_id: z.string(),
  plan_name: z.string(),
  score: z.int(),
  fits: z.int(),
  reasons: z.array(
    z.object({
      code: z.enum(reasonCodes),
      share: z.number(),
      weight: z.int(),
      values: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  career_field: z.string().nullable(),
  skills_met: z.array(z.string()),
  skills_missing: z.array(z.string()),
  projects_shared: z.array(z.string()),
  /** Hours of the plan and of the intern; shown beside the score, but not part of it. */
  hours_a_week: z.object({ plan: z.int().nullable(), intern: z.int().nullable() }),
})
export type MatchView = z.output<typeof matchView>

/** A person as the other side sees them; the local time follows from the zone. */
export const internBrief = z.object({
  intern_id: z.string(),
  name: z.string(),
  picture_url: z.string().nullable(),
  country_code: z.string().nullable(),
  time_zone: z.string(),
})

export const companyBrief = z.object({
  company_id: z.string(),
  name: z.string(),
  slug: z.string(),
  logo_url: z.string().nullable(),
  time_zone: z.string(),
})
export const planBrief = z.object({ plan_id: z.string(), name: z.string() })
/** True, or the message key of the reason for the denial. */
export const permission = z.union([z.literal(true), z.string()])
