import type { OperatorScope } from '@fledge/domain/sessions/words.ts'
import { teamAnswerBySql } from '../../platform/db/team-answer-by.ts'
import { statement } from '../../platform/db/statement.ts'

export interface QueueCountRow {
  queue:
    | 'applications'
    | 'companies'
    | 'waitingList'
    | 'offers'
    | 'actions'
    | 'contested'
    | 'noShows'
  count: number
  late: number
  oldest: string | null
}

const countOf = (queue: QueueCountRow['queue'], rows: string, answerBy = teamAnswerBySql('at')) =>
  `select '${queue}' as queue, count(*)::int as count, (count(*) filter (where ${answerBy} < $2::timestamptz))::int as late, min(at) as oldest from (${rows}) as waiting`

// As needsDecision of the domain: undecided, and either contested or the second that counts of its side.
const noShows = `select coalesce(contested_at, recorded_at) as at from (select decision, contested_at, recorded_at, count(*) over side as of_side, row_number() over (side order by recorded_at) as place
   from no_shows where recorded_at > $3::timestamptz and decision is distinct from 'EXCUSE' window side as (partition by side, case side when 'company' then company_id else intern_id end)) as counted
   where decision is null and (contested_at is not null or (of_side = 2 and place = 2))`
const companies = (status: string) =>
  `select coalesce(c.decided_at, c.created_at) as at from companies c where c.status = '${status}' and exists (select 1 from members m where m.company_id = c.company_id)`

/** Each queue of the programme team: how many wait, how many of them too long, and since when the oldest does. */
export const queueCounts = statement<
  [OperatorScope, now: string, noShowsSince: string, waitingListDays: number],
  QueueCountRow
>(
  'reviews.queueCounts',
  `select * from (${[
    countOf(
      'applications',
      `select submitted_at as at from applications where status in ('SUBMITTED', 'IN_REVIEW')`,
    ),
    countOf('companies', companies('PENDING_APPROVAL')),
    countOf('waitingList', companies('IN_WAITING_LIST'), `at + interval '24 hours' * $4::int`),
    countOf('offers', `select sent_at as at from offers where status = 'IN_REVIEW'`),
    countOf('actions', `select created_at as at from internship_actions where status = 'RAISED'`),
    countOf(
      'contested',
      `select no_show_contested_at as at from interviews where status = 'IN_PAST' and no_show_contested_at is not null`,
    ),
    countOf('noShows', noShows),
  ].join(' union all ')}) as queues where $1::text is not null`,
)
