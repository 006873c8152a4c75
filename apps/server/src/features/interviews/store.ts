import type { InterviewStatus } from '@fledge/domain/interviews/types.ts'
import type { NoShowSide } from '@fledge/domain/no-shows/types.ts'
import type { InternScope, OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { isNameVisibleSql } from '../../platform/db/visible-name.ts'
import { type InterviewRow, interviewRows } from './queries/interviews.queries.ts'
import { statusSql } from '../../platform/db/statuses.ts'
import { undecidedSql } from '../../platform/db/waits/undecided.ts'

export const isNameVisible = isNameVisibleSql('i.company_id', 'i.intern_id')
const isUpcoming = `i.status in (${statusSql('interview.live')})`
/**
 * The agreed time, else the first proposed one. The former time of an interview that is being
 * moved no longer applies.
 */
export const interviewTimeSql = `coalesce(case when i.status = ${statusSql('interview.CONFIRMED')} or not ${isUpcoming} then i.starts_at end, (select min(s) from unnest(i.slot_starts) s), i.created_at)`
/** Upcoming ones by time, then past ones newest first. */
export const upcomingFirstOrder = `${isUpcoming} desc, case when ${isUpcoming} then ${interviewTimeSql} end, case when not ${isUpcoming} then ${interviewTimeSql} end desc, i.interview_id`

export const internInterviews = defineList<{
  row: InterviewRow
  scope: { intern: InternScope }
  filters: { statuses: readonly InterviewStatus[] }
}>({
  name: 'interviews.ofIntern',
  ...interviewRows,
  where: ['i.intern_id = :intern'],
  filters: { statuses: 'i.status = any(:statuses)' },
  orders: { default: [upcomingFirstOrder] },
})

/** Contested no-show claims for operators to decide. */
export const contestedInterviews = defineList<{
  row: InterviewRow
  scope: { operator: OperatorScope }
  filters: { side: NoShowSide }
}>({
  name: 'interviews.contested',
  ...interviewRows,
  where: [
    `i.status = ${statusSql('interview.IN_PAST')} and i.no_show_contested_at is not null`,
    undecidedSql('CLAIM', 'i.interview_id'),
  ],
  filters: { side: 'i.no_show_claimed_by <> :side' },
  orders: {
    default: {
      direction: 'asc',
      key: [
        { sql: 'i.no_show_contested_at', type: 'timestamptz' },
        { sql: 'i.interview_id', type: 'uuid' },
      ],
    },
  },
})
