import type { Instant } from '@fledge/kernel/dates.ts'
import { responseDueAt } from '../response-deadlines.ts'

/** Most points that the programme team asks for at once, and the most characters of each. */
export const maxQuestionPoints = 10
export const maxPointLength = 300
export const maxQuestionAnswerLength = 3000

/** By when a company replies to what the programme team asked it during its review. */
export const questionDueAt = (askedAt: Instant): Date => responseDueAt(askedAt)

/** What is asked for: one point for each line, which may begin like a list. */
export const toQuestionPoints = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/^(?:[-*•–]|\d+[.)])\s+/u, ''))
    .filter((line) => line !== '')

/** What decides whose turn it is in the review of a company. */
export interface QuestionFacts {
  readonly due_at: Instant
  readonly answered_at: Instant | null
}

/** Where the company's reply is: still to come, here, or not here in time. */
export type QuestionState = 'ASKED' | 'ANSWERED' | 'OVERDUE'

/** Until it is due the company has the turn, afterwards the programme team, with or without a reply. */
export function getQuestionState(question: QuestionFacts, now: Date): QuestionState {
  if (question.answered_at !== null) return 'ANSWERED'
  return Date.parse(question.due_at) > now.getTime() ? 'ASKED' : 'OVERDUE'
}

/** Whether the company still has time to reply, so that it has the turn. */
export const isReplyAwaited = (question: QuestionFacts, now: Date): boolean =>
  getQuestionState(question, now) === 'ASKED'
