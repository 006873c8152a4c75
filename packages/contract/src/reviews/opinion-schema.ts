import {
  maxOpinionLength,
  opinionStatuses,
  recommendations,
} from '@fledge/domain/reviews/opinion-types.ts'
import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'
import { text, uuid } from '../platform/schema.ts'

export const askOpinionBody = z.strictObject({
  colleague_id: uuid,
  question: text(maxOpinionLength).min(1, messageKey('problems.missing')),
})

export const answerOpinionBody = z.strictObject({
  recommendation: z.enum(recommendations),
  comment: text(maxOpinionLength).min(1, messageKey('problems.missing')),
})

/** A second opinion, for the programme team only. */
export const opinionView = z.object({
  opinion_id: z.string(),
  status: z.enum(opinionStatuses),
  question: z.string(),
  asked_at: z.string(),
  due_at: z.string(),
  asker_name: z.string(),
  /** Who is to answer; null once the question is back with the team. */
  owner_name: z.string().nullable(),
  answered_at: z.string().nullable(),
  answerer_name: z.string().nullable(),
  recommendation: z.enum(recommendations).nullable(),
  comment: z.string().nullable(),
})
