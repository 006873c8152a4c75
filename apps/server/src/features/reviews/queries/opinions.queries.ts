// Generated from opinions.sql by “npm run queries”; do not edit.
// Source: d4ed583d1502
import type { OpinionStatus, Recommendation } from '@fledge/domain/reviews/opinion-types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface OpinionRow {
  readonly opinion_id: string
  readonly status: OpinionStatus
  readonly asked_by: string
  readonly question: string
  readonly asked_at: string
  readonly due_at: string
  readonly answered_at: string | null
  readonly recommendation: Recommendation | null
  readonly comment: string | null
  readonly asker_name: string
  readonly owner_id: string | null
  readonly owner_name: string | null
  readonly answerer_name: string | null
}

/** Opinions on an application, the newest first; the owner of the wait is to answer an open one. */
export const opinionsOf = defineStatement<
  { readonly operator: OperatorScope; readonly application_id: string },
  OpinionRow
>(
  'reviews.opinionsOf',
  ['operator', 'application_id'],
  `select
  s.opinion_id, s.status, s.asked_by, s.question, s.asked_at, s.due_at, s.answered_at,
  s.recommendation, s.comment, asker.first_name || ' ' || asker.last_name as asker_name,
  h.owner_id, o.first_name || ' ' || o.last_name as owner_name,
  answerer.first_name || ' ' || answerer.last_name as answerer_name
from
  second_opinions s
  join users asker on asker.user_id = s.asked_by
  left join wait_owners h on s.status = 'ASKED'
    and h.kind = 'OPINION'
    and h.subject_id = s.application_id
  left join users o on o.user_id = h.owner_id
  left join users answerer on answerer.user_id = s.answered_by
where $1::text is not null and s.application_id = $2
order by s.asked_at desc
limit 20`,
)

/** Opinions that a colleague has not given yet: at most one on an application. */
export const openOpinionsOn = defineStatement<
  { readonly operator: OperatorScope; readonly application_ids: readonly string[] },
  {
    readonly application_id: string
    readonly opinion_id: string
    readonly status: OpinionStatus
    readonly asked_by: string
    readonly owner_id: string | null
  }
>(
  'reviews.openOpinionsOn',
  ['operator', 'application_ids'],
  `select s.application_id, s.opinion_id, s.status, s.asked_by, h.owner_id
from
  second_opinions s
  left join wait_owners h on h.kind = 'OPINION' and h.subject_id = s.application_id
where
  $1::text is not null
  and s.application_id = any ($2::uuid[])
  and s.status = 'ASKED'`,
  { list: 'application_ids', column: 'application_id' },
)

export const insertOpinion = defineStatement<
  {
    readonly opinion_id: string
    readonly application_id: string
    readonly to: string
    readonly asked_by: string
    readonly question: string
    readonly now: string
    readonly due_at: string
  },
  NoRow
>(
  'reviews.insertOpinion',
  ['opinion_id', 'application_id', 'to', 'asked_by', 'question', 'now', 'due_at'],
  `insert into
  second_opinions (opinion_id, application_id, status, asked_by, question, asked_at, due_at)
values ($1, $2, $3, $4, $5, $6, $7)`,
)

export const saveOpinionAnswer = defineStatement<
  {
    readonly to: string
    readonly answered_by: string
    readonly now: string
    readonly recommendation: string
    readonly comment: string
    readonly opinion_id: string
    readonly from: string
  },
  NoRow
>(
  'reviews.saveOpinionAnswer',
  ['to', 'answered_by', 'now', 'recommendation', 'comment', 'opinion_id', 'from'],
  `update second_opinions
set
  status = $1,
  answered_by = $2,
  answered_at = $3,
  recommendation = $4,
  comment = $5
where opinion_id = $6 and status = $7`,
)

export const cancelOpenOpinion = defineStatement<
  { readonly application_id: string },
  NoRow
>(
  'reviews.cancelOpenOpinion',
  ['application_id'],
  `update second_opinions
set status = 'CANCELLED'
where application_id = $1 and status = 'ASKED'`,
)
