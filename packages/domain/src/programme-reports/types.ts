import { getMonday, toLocalDay } from '@fledge/kernel/dates.ts'
import type { LookupList } from '../lookups/types.ts'
import type { OverdueKind } from '../overdue/types.ts'

/** Reviews of the programme team of which the time to the decision is known. */
export const decisionKinds = [
  'APPLICATION',
  'COMPANY',
  'WAITING_LIST',
  'OFFER',
  'ACTION',
] as const satisfies readonly OverdueKind[]
export type DecisionKind = (typeof decisionKinds)[number]

/** Periods of the time to the decision, in days until now. */
export const reportDays = ['30', '90', '365'] as const
export type ReportDays = (typeof reportDays)[number]
export const defaultReportDays: ReportDays = '90'

/** Fewest people behind a number about diversity (spec/product.md). */
export const minPeople = 5

/** Fewest people behind the numbers that are hidden together, whose sum can be computed. */
export const minHiddenPeople = 2 * minPeople

/** The questions about diversity by their field, in the order of the form. */
export const diversityQuestionNames = [
  'gender_id',
  'racial_ethnic_group_ids',
  'disability_ids',
  'first_generation_student',
  'international_student',
] as const
export type DiversityQuestion = (typeof diversityQuestionNames)[number]

/** The list of a question whose answers are entries. */
export const listsByQuestion: Readonly<Record<DiversityQuestion, LookupList | null>> = {
  gender_id: 'gender',
  racial_ethnic_group_ids: 'racial-ethnic-group',
  disability_ids: 'disability',
  first_generation_student: null,
  international_student: null,
}

/** The answer to each question with which someone says nothing: “Prefer not to say”. */
export const declinedAnswers: Readonly<Record<DiversityQuestion, string>> = {
  gender_id: '5',
  racial_ethnic_group_ids: '14',
  disability_ids: '11',
  first_generation_student: 'PREFER_NOT_TO_SAY',
  international_student: 'PREFER_NOT_TO_SAY',
}

/**
 * Returns until when totals about diversity count: the start of the week in UTC, so that the
 * difference between two readings is never the answer of one person.
 */
export const getDiversityDate = (now: Date): Date =>
  new Date(`${getMonday(toLocalDay(now, 'UTC'))}T00:00:00Z`)
