import type { weeklyFeedbackEndpoints } from '@fledge/contract/weekly-feedback/endpoints.ts'
import type { WeekDetail, WeekRow as WeekRowView } from '@fledge/contract/weekly-feedback/schema.ts'
import { toInternshipFlags } from '@fledge/domain/internships/rules.ts'
import type { CompanyMember, InternActor } from '@fledge/domain/sessions/types.ts'
import { weekCan } from '@fledge/domain/weekly-feedback/can.ts'
import {
  listMissingAnswers,
  type WeekQuestionSpec,
  weekQuestions,
} from '@fledge/domain/weekly-feedback/week-questions.ts'
import { weekBadges, type WeekSide } from '@fledge/domain/weekly-feedback/types.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { translate } from '../../platform/texts.ts'
import { formatWeekAnswer } from './format-answer.ts'
import {
  isWeekClosed,
  isWeekCompletedBy,
  isOtherSideVisible,
  getRowLabel,
  getWeekFriday,
  getOtherWeekSide,
  findOwnWeek,
  toWeekFacts,
} from './week-facts.ts'
import { parseWeekAnswer } from './week-question.ts'
import {
  type WeekAnswerRow,
  weekAnswers,
  customProjectsOf,
  internshipProjects,
  weeksOfInternship,
  weeksOfOffer,
  type InternshipWeekRow,
} from './queries/weekly-feedback.queries.ts'

type Endpoints = typeof weeklyFeedbackEndpoints

function toWeekRowView(
  row: InternshipWeekRow,
  side: WeekSide,
  answered: readonly string[],
  now: Date,
): WeekRowView {
  const label = getRowLabel(row, side, now)
  const done = isWeekCompletedBy(row, side)
  return {
    weekly_feedback_id: row.weekly_feedback_id,
    week: row.number,
    starts_on: row.starts_on,
    ends_on: getWeekFriday(row),
    unlocks_at: row.unlocks_at,
    label,
    label_text: translate(weekBadges[label].text, {
      date: formatTime(row.unlocks_at, row.zone, 'day'),
    }),
    other_label: getRowLabel(row, getOtherWeekSide(side), now),
    is_visible: isOtherSideVisible(row, now),
    active: now >= toWeekFacts(row).unlocksAt && !done && !isWeekClosed(row) ? 'true' : 'false',
    completed: done ? 'true' : 'false',
    next_slug: done || isWeekClosed(row) ? null : (listMissingAnswers(side, answered)[0] ?? null),
  }
}

async function toWeekRowViews(db: Db, rows: readonly InternshipWeekRow[], side: WeekSide) {
  const answers = await db.many(weekAnswers, {
    weekly_feedback_ids: rows.map((row) => row.weekly_feedback_id),
    side,
  })
  const slugs = (id: string) =>
    answers.filter(({ weekly_feedback_id }) => weekly_feedback_id === id).map(({ slug }) => slug)
  return toPagedResult(
    rows.map((row) => toWeekRowView(row, side, slugs(row.weekly_feedback_id), db.now)),
    rows.length,
  )
}

export const listHostWeeks: Handler<Endpoints['listHostWeeks']> = async ({ actor, db, body }) => {
  const rows = await db.many(weeksOfInternship, {
    internship_id: body.internship_id,
    company_id: actor.company,
    intern_id: null,
  })
  return rows[0] && weekCan.see(actor, toWeekFacts(rows[0])).allowed
    ? toWeekRowViews(db, rows, 'company')
    : notFound()
}
export const listInternWeeks: Handler<Endpoints['listInternWeeks']> = async ({
  actor,
  db,
  params,
}) => {
  const rows = await db.many(weeksOfOffer, {
    offer_id: params.offer_id,
    company_id: null,
    intern_id: actor.intern,
  })
  return rows.length > 0 ? toWeekRowViews(db, rows, 'intern') : notFound()
}

function toAnsweredQuestions(
  side: WeekSide,
  section: string | undefined,
  answers: readonly WeekAnswerRow[],
  labels: ReadonlyMap<string, string>,
): WeekDetail['own'] {
  const questions: readonly WeekQuestionSpec[] = weekQuestions[side]
  return questions
    .filter(({ slug }) => section === undefined || slug === section)
    .map((question) => {
      const answer = answers.find(({ slug }) => slug === question.slug)?.answer
      return {
        slug: question.slug,
        text: translate(question.text),
        type: question.type,
        answer: parseWeekAnswer(answer),
        says: formatWeekAnswer(question, answer, labels),
      }
    })
}

/** Loads the other side's answers only when both may see them, so that they cannot leak. */
async function loadWeekDetail(
  db: Db,
  actor: CompanyMember | InternActor,
  id: string,
  section: string | undefined,
): Promise<WeekDetail | undefined> {
  const row = await findOwnWeek(db, actor, id)
  if (!row) return undefined
  const side: WeekSide = actor.kind === 'company' ? 'company' : 'intern'
  const visible = isOtherSideVisible(row, db.now)
  const labels = new Map(
    (await db.many(internshipProjects, { internship_id: row.internship_id })).map(
      ({ id: project, label }) => [project, label],
    ),
  )
  const listAnswers = async (answeringSide: WeekSide) =>
    toAnsweredQuestions(
      answeringSide,
      section,
      await db.many(weekAnswers, { weekly_feedback_ids: [id], side: answeringSide }),
      labels,
    )
  return {
    weekly_feedback_id: id,
    week: row.number,
    starts_on: row.starts_on,
    ends_on: getWeekFriday(row),
    visible_at: toWeekFacts(row).visibleAt.toISOString(),
    own: await listAnswers(side),
    other: visible ? await listAnswers(getOtherWeekSide(side)) : null,
    own_label: getRowLabel(row, side, db.now),
    other_label: getRowLabel(row, getOtherWeekSide(side), db.now),
    company_name: row.company_name,
    intern_name: row.intern_name,
  }
}
export const viewHostWeek: Handler<Endpoints['viewHostWeek']> = async ({
  actor,
  db,
  params,
  query,
}) =>
  (await loadWeekDetail(db, actor, params.weekly_feedback_id, query.question_section)) ?? notFound()
export const viewInternWeek: Handler<Endpoints['viewInternWeek']> = async ({
  actor,
  db,
  params,
  query,
}) =>
  (await loadWeekDetail(db, actor, params.weekly_feedback_id, query.question_section)) ?? notFound()

export const feedbackOffer: Handler<Endpoints['feedbackOffer']> = async ({ actor, db, body }) => {
  const row = (
    await db.many(weeksOfOffer, {
      offer_id: body.offer_id,
      company_id: null,
      intern_id: actor.intern,
    })
  )[0]
  if (!row) notFound()
  const [projects, custom] = await Promise.all([
    db.many(internshipProjects, { internship_id: row.internship_id }),
    db.many(customProjectsOf, { internship_id: row.internship_id }),
  ])
  return {
    offer_id: row.offer_id,
    internship_id: row.internship_id,
    role: row.role,
    company_name: row.company_name,
    logo_url: row.logo_file_id ? `/backend/files/${row.logo_file_id}` : null,
    intern_name: row.intern_name,
    starts_on: row.internship_starts_on,
    ends_on: row.internship_ends_on,
    hours_a_week: row.hours_a_week,
    ...toInternshipFlags(row.status),
    custom_projects: custom,
    projects,
  }
}
