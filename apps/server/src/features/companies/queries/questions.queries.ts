// Generated from questions.sql by “npm run queries”; do not edit.
// Source: 3f2042b4d70b
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface CompanyQuestionRow {
  readonly question_id: string
  readonly points: string[]
  readonly asked_at: string
  readonly due_at: string
  readonly answer: string | null
  readonly answered_at: string | null
  readonly asked_by: string
  readonly answered_by: string | null
  readonly is_open: boolean
}

export interface OpenQuestionRow {
  readonly question_id: string
  readonly points: string[]
  readonly asked_by: string
  readonly asked_at: string
  readonly due_at: string
}

export interface QuestionToRemindRow {
  readonly question_id: string
  readonly company_id: string
  readonly asked_at: string
  readonly due_at: string
  readonly reminders_sent: number
  readonly company_name: string
}

/** What the programme team asked a company for, newest first. */
export const questionsOfCompany = defineStatement<
  { readonly company_id: string },
  CompanyQuestionRow
>(
  'companies.questionsOfCompany',
  ['company_id'],
  `select
  q.question_id, q.points, q.asked_at, q.due_at, q.answer, q.answered_at,
  case when a.erased_at is null then trim(a.first_name || ' ' || a.last_name) else '' end as asked_by,
  case
    when r.erased_at is null then trim(r.first_name || ' ' || r.last_name)
    else ''
  end as answered_by,
  q.closed_at is null as is_open
from
  company_questions q
  join users a on a.user_id = q.asked_by
  left join users r on r.user_id = q.answered_by
where q.company_id = $1
order by q.asked_at desc, q.question_id desc
limit 50`,
)

/** What the company was asked for last in the review that continues, as it reads it. */
export const ownQuestion = defineStatement<
  { readonly company_id: CompanyScope },
  {
    readonly question_id: string
    readonly points: string[]
    readonly asked_at: string
    readonly due_at: string
    readonly answer: string | null
    readonly answered_at: string | null
  }
>(
  'companies.ownQuestion',
  ['company_id'],
  `select question_id, points, asked_at, due_at, answer, answered_at
from company_questions
where company_id = $1 and closed_at is null
order by asked_at desc
limit 1`,
)

/** The question to which a company has not replied. */
export const openQuestion = defineStatement<
  { readonly company_id: string },
  OpenQuestionRow
>(
  'companies.openQuestion',
  ['company_id'],
  `select question_id, points, asked_by, asked_at, due_at
from company_questions
where company_id = $1 and answered_at is null and closed_at is null`,
)

/** When a company replied last in the review that continues. */
export const lastReply = defineStatement<
  { readonly company_id: string },
  { readonly answered_at: string | null }
>(
  'companies.lastReply',
  ['company_id'],
  `select max(answered_at) as answered_at
from company_questions
where company_id = $1 and closed_at is null`,
)

export const insertQuestion = defineStatement<
  {
    readonly question_id: string
    readonly company_id: string
    readonly points: readonly string[]
    readonly asked_by: string
    readonly now: string
    readonly due_at: string
  },
  NoRow
>(
  'companies.insertQuestion',
  ['question_id', 'company_id', 'points', 'asked_by', 'now', 'due_at'],
  `insert into company_questions (question_id, company_id, points, asked_by, asked_at, due_at)
values ($1, $2, $3::text[], $4, $5, $6)`,
)

export const answerOpenQuestion = defineStatement<
  {
    readonly answer: string
    readonly answered_by: string
    readonly now: string
    readonly question_id: string
    readonly company_id: string
  },
  NoRow
>(
  'companies.answerOpenQuestion',
  ['answer', 'answered_by', 'now', 'question_id', 'company_id'],
  `update company_questions
set answer = $1, answered_by = $2, answered_at = $3
where
  question_id = $4
  and company_id = $5
  and answered_at is null
  and closed_at is null`,
)

/** What something else replaces needs no reply any more. */
export const closeOpenQuestion = defineStatement<
  { readonly now: string; readonly company_id: string },
  NoRow
>(
  'companies.closeOpenQuestion',
  ['now', 'company_id'],
  `update company_questions
set closed_at = $1
where company_id = $2 and answered_at is null and closed_at is null`,
)

/** What belongs to a review ends with it. */
export const closeQuestions = defineStatement<
  { readonly now: string; readonly company_id: string },
  NoRow
>(
  'companies.closeQuestions',
  ['now', 'company_id'],
  `update company_questions
set closed_at = $1
where company_id = $2 and closed_at is null`,
)

/** Questions whose next reminder may be due: halfway to the date, or on the last day. */
export const questionsToRemind = defineStatement<
  { readonly now: string },
  QuestionToRemindRow
>(
  'companies.questionsToRemind',
  ['now'],
  `select
  q.question_id, q.company_id, q.asked_at, q.due_at, q.reminders_sent, c.name as company_name
from company_questions q join companies c using (company_id)
where
  q.answered_at is null
  and q.closed_at is null
  and c.status = 'PENDING_APPROVAL'
  and q.due_at > $1::timestamptz
  and (
    q.reminders_sent < 1
    and q.asked_at + (q.due_at - q.asked_at) / 2 <= $1::timestamptz
    or q.reminders_sent < 2
    and q.due_at - interval '24 hours' <= $1::timestamptz
  )
order by q.due_at, q.question_id
limit 50
for update of q skip locked`,
)

export const markQuestionReminded = defineStatement<
  { readonly reminders_sent: number; readonly question_id: string },
  NoRow
>(
  'companies.markQuestionReminded',
  ['reminders_sent', 'question_id'],
  `update company_questions
set reminders_sent = $1
where question_id = $2`,
)
