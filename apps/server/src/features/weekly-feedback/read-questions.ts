import type { weeklyFeedbackEndpoints } from '@fledge/contract/weekly-feedback/endpoints.ts'
import { findWeekQuestion } from '@fledge/domain/weekly-feedback/week-questions.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { findOwnWeek } from './week-facts.ts'
import { loadWeekQuestion } from './week-question.ts'

type Endpoints = typeof weeklyFeedbackEndpoints

export const hostQuestion: Handler<Endpoints['hostQuestion']> = async ({ actor, db, params }) => {
  const row = await findOwnWeek(db, actor, params.weekly_feedback_id)
  const question = findWeekQuestion('company', params.slug)
  return row && question && row.intern_id === params.intern_id
    ? loadWeekQuestion(db, row, 'company', question)
    : notFound()
}

export const internQuestion: Handler<Endpoints['internQuestion']> = async ({
  actor,
  db,
  params,
}) => {
  const row = await findOwnWeek(db, actor, params.weekly_feedback_id)
  const question = findWeekQuestion('intern', params.slug)
  return row && question ? loadWeekQuestion(db, row, 'intern', question) : notFound()
}
