import { z } from 'zod'
import { noShowDecisions, noShowSides } from '@fledge/domain/no-shows/types.ts'

const permission = z.union([z.literal(true), z.string()])
export const noShow = z.object({
  no_show_id: z.string(),
  interview_id: z.string(),
  candidature_id: z.string(),
  other: z.string(),
  plan_name: z.string(),
  starts_at: z.string().nullable(),
  recorded_at: z.string(),
  /** Its ordinal among the missed interviews of its side when it was recorded. */
  place: z.int(),
  counts_until: z.string(),
  explanation: z.string().nullable(),
  explained_at: z.string().nullable(),
  contested_at: z.string().nullable(),
  contest_by: z.string(),
  decision: z.enum(noShowDecisions).nullable(),
  decision_note: z.string().nullable(),
  decided_at: z.string().nullable(),
  answer_by: z.string().nullable(),
  may: z.object({ explain: permission, contest: permission }),
})
/** No-show status of a side: the number that count, and what is blocked until when. */
export const noShowStatus = z.object({
  count: z.int(),
  owes: z.string().nullable(),
  answer_by: z.string().nullable(),
  over_until: z.string().nullable(),
  /** True, or the reason why booking is blocked now. */
  book: z.union([z.literal(true), z.string()]),
  no_shows: z.array(noShow),
})
export const noShowReview = z.object({
  no_show_id: z.string(),
  side: z.enum(noShowSides),
  company_name: z.string(),
  company_id: z.string(),
  intern_name: z.string(),
  plan_name: z.string(),
  starts_at: z.string().nullable(),
  recorded_at: z.string(),
  place: z.int(),
  /** Days for which it counts; a server of the release before does not return them. */
  counting_days: z.int().optional(),
  explanation: z.string().nullable(),
  explained_by: z.string().nullable(),
  explained_at: z.string().nullable(),
  contested_at: z.string().nullable(),
  answer_by: z.string(),
  /** Since when it has been waiting. */
  since: z.string(),
  notes: z.array(
    z.object({
      move: z.string(),
      by: z.enum(['company', 'intern', 'operator', 'system']),
      note: z.string(),
      at: z.string(),
    }),
  ),
  earlier: z.array(
    z.object({
      recorded_at: z.string(),
      explanation: z.string().nullable(),
      decision: z.enum(noShowDecisions).nullable(),
    }),
  ),
})
export type NoShowReview = z.output<typeof noShowReview>

export const noShowReviewFilters = { side: z.enum(noShowSides).optional() }
