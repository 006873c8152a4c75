import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { emptyBody, uuid } from '../platform/schema.ts'
import { answerOpinionBody, askOpinionBody } from './opinion-schema.ts'

const access = ['operator:review'] as const
const params = z.strictObject({ id: uuid })
const response = z.object({ opinion_id: z.string() })
const invalidates = ['getReview', 'listReviews', 'listWaits', 'listColleagues', 'getToday'] as const

/**
 * Second opinions on applications. Interns don't see them in Fledge, but a copy of their data
 * includes them.
 */
export const opinionEndpoints = defineEndpoints({
  askOpinion: {
    method: 'POST',
    path: 'operator/applications/{id}/opinion',
    access,
    summary:
      'Asks a colleague for a second opinion on an application in review, with a question. Until they answer, the application waits for them and is not decided.',
    params,
    body: askOpinionBody,
    response,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'CONFLICT'],
    invalidates,
  },
  answerOpinion: {
    method: 'POST',
    path: 'operator/applications/{id}/opinion/answer',
    access,
    summary: 'Answers with a recommendation and a comment. The reviewer who asked decides.',
    params,
    body: answerOpinionBody,
    response,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'CONFLICT'],
    invalidates,
  },
  cancelOpinion: {
    method: 'POST',
    path: 'operator/applications/{id}/opinion/cancel',
    access,
    summary: 'Takes back the question to a colleague.',
    params,
    body: emptyBody,
    response,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'CONFLICT'],
    invalidates,
  },
})
