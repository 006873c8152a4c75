import type { InterviewStatus } from '@fledge/domain/interviews/types.ts'
import type { InternScope, OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { isoTimestampSql } from '../../platform/db/statement.ts'
import { isNameVisibleSql } from '../../platform/db/visible-name.ts'
import type { InterviewRow } from './queries/interviews.queries.ts'
import { statusSql } from '../../platform/db/statuses.ts'

const isoSlots = `array(select ${isoTimestampSql('s')} from unnest(i.slot_starts) s order by s)`
export const isNameVisible = isNameVisibleSql('i.company_id', 'i.intern_id')
export const interviewColumns = `i.interview_id, i.candidature_id, i.company_id, i.intern_id, c.plan_id, p.name as plan_name, c.stage, i.status, i.duration_minutes, i.proposed_zone, ${isoSlots} as slot_starts,
  i.starts_at, i.ends_at, i.meeting_link, i.notes, i.moves_by_company, i.moves_by_intern, i.answer_by, i.sequence, i.end_reason, i.end_note, i.company_attended, i.intern_attended,
  i.no_show_claimed_by, i.no_show_claimed_at, i.no_show_contested_at, i.created_at, i.status_since,
  co.name as company_name, co.slug as company_slug, co.status as company_status, co.time_zone as company_zone, co.logo_file_id,
  u.user_id as intern_user_id, u.first_name as intern_first_name, u.last_name as intern_last_name, ${isNameVisible} as is_name_visible, u.time_zone as intern_zone, u.picture_file_id, l.data ->> 'code' as intern_country,
  (select jsonb_build_object('from', to_char(min(k.working_from), 'HH24:MI'), 'to', to_char(max(k.working_to), 'HH24:MI')) from plans k where k.company_id = i.company_id and k.status = ${statusSql('plan.ACTIVE')}) as company_hours,
  exists (select from interview_feedback f where f.interview_id = i.interview_id and f.side = 'company') as company_gave_feedback,
  exists (select from interview_feedback f where f.interview_id = i.interview_id and f.side = 'intern') as intern_gave_feedback,
  coalesce((select jsonb_agg(jsonb_build_object('member_id', w.member_id, 'user_id', m.user_id, 'name', coalesce(mu.first_name || ' ' || mu.last_name, m.email::text),
      'picture_file_id', mu.picture_file_id, 'job_title', m.custom_job_title) order by w.member_id)
    from interviewers w join members m on m.member_id = w.member_id left join users mu on mu.user_id = m.user_id where w.interview_id = i.interview_id), '[]') as interviewers`
export const interviewJoinsByAlias = {
  c: 'join candidatures c on c.candidature_id = i.candidature_id',
  p: 'join plans p on p.plan_id = c.plan_id',
  co: 'join companies co on co.company_id = i.company_id',
  n: 'join interns n on n.intern_id = i.intern_id',
  u: 'join users u on u.user_id = n.user_id',
  l: `left join lookup l on l.list = 'country' and l.id = u.country_id`,
} as const
export const interviewJoins = Object.values(interviewJoinsByAlias).join(' ')
export const isUpcoming = `i.status in (${statusSql('interview.live')})`
/**
 * The agreed time, else the first proposed one. An interview that is being moved has given up its
 * former time.
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
  columns: interviewColumns,
  from: 'interviews i',
  joins: interviewJoinsByAlias,
  where: ['i.intern_id = :intern'],
  filters: { statuses: 'i.status = any(:statuses)' },
  orders: { default: [upcomingFirstOrder] },
})

/** Contested no-show claims for operators to decide. */
export const contestedInterviews = defineList<{
  row: InterviewRow
  scope: { operator: OperatorScope }
}>({
  name: 'interviews.contested',
  columns: interviewColumns,
  from: 'interviews i',
  joins: interviewJoinsByAlias,
  where: [`i.status = ${statusSql('interview.IN_PAST')} and i.no_show_contested_at is not null`],
  filters: {},
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
