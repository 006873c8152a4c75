import { z } from 'zod'
import { maxQuestionAnswerLength } from '@fledge/domain/companies/company-questions.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { messageKey } from '../platform/message-keys.ts'
import { emptyBody, text, uuid } from '../platform/schema.ts'
import { operatorCompanyEndpoints } from './operator-endpoints.ts'

const questionAnswerBody = z.strictObject({
  /** What is replied to; something else that was asked since then is a conflict. */
  question_id: uuid,
  answer: text(maxQuestionAnswerLength).min(1, messageKey('companies.answer.missing')),
})

/** What a company in review does about what the programme team asked for. */
const questionEndpoints = defineEndpoints({
  answerQuestion: {
    method: 'POST',
    path: 'host-company/answer-question',
    access: ['company:admin'],
    summary: 'Replies to what the programme team asked for during the review of the company.',
    body: questionAnswerBody,
    response: emptyBody,
    errors: ['NOT_FOUND', 'CONFLICT'],
    invalidates: ['getCompanyUser'],
  },
})

/** The review of companies, from both sides. */
export const companyReviewEndpoints = { ...questionEndpoints, ...operatorCompanyEndpoints }
