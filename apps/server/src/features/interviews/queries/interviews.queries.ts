// Generated from interviews.sql by “npm run queries”; do not edit.
// Source: 53df5ef74889
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { InterviewStatus } from '@fledge/domain/interviews/types.ts'
import type { CompanyScope, CompanyStatus, InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

export interface InterviewRow {
  readonly interview_id: string
  readonly candidature_id: string
  readonly company_id: string
  readonly intern_id: string
  readonly plan_id: string
  readonly plan_name: string
  readonly stage: CandidatureStage
  readonly status: InterviewStatus
  readonly duration_minutes: number
  readonly proposed_zone: string
  readonly slot_starts: string[]
  readonly starts_at: string | null
  readonly ends_at: string | null
  readonly meeting_link: string | null
  readonly notes: string | null
  readonly moves_by_company: number
  readonly moves_by_intern: number
  readonly answer_by: string | null
  readonly sequence: number
  readonly end_reason: string | null
  readonly end_note: string | null
  readonly company_attended: boolean | null
  readonly intern_attended: boolean | null
  readonly no_show_claimed_by: 'company' | 'intern' | null
  readonly no_show_claimed_at: string | null
  readonly no_show_contested_at: string | null
  readonly claim_review_days: number
  readonly created_at: string
  readonly status_since: string
  readonly company_name: string
  readonly company_slug: string
  readonly company_status: CompanyStatus
  readonly company_time_zone: string
  readonly logo_file_id: string | null
  readonly intern_user_id: string
  readonly intern_first_name: string
  readonly intern_last_name: string
  readonly is_name_visible: boolean
  readonly intern_time_zone: string
  readonly picture_file_id: string | null
  readonly intern_country_code: string | null
  /** The widest working day of its active plans; null without any. */
  readonly company_hours: { from: string | null; to: string | null }
  readonly company_gave_feedback: boolean
  readonly intern_gave_feedback: boolean
  readonly interviewers: { member_id: string; user_id: string | null; name: string; picture_file_id: string | null; job_title: string | null }[]
}

export interface FeedbackRow {
  readonly interview_id: string
  readonly side: 'company' | 'intern'
  readonly attended: boolean
  readonly rating: number | null
  readonly strengths: string | null
  readonly decision: string | null
  readonly note: string | null
  readonly created_at: string
}

export const interviewRows: ListSource<InterviewRow> = {
  columns: `i.interview_id, i.candidature_id, i.company_id, i.intern_id, c.plan_id, p.name as plan_name,
  c.stage, i.status, i.duration_minutes, i.proposed_zone,
  array(
    select to_char(s at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    from unnest(i.slot_starts) s
    order by s
  ) as slot_starts,
  i.starts_at, i.ends_at, i.meeting_link, i.notes, i.moves_by_company, i.moves_by_intern,
  i.answer_by, i.sequence, i.end_reason, i.end_note, i.company_attended, i.intern_attended,
  i.no_show_claimed_by, i.no_show_claimed_at, i.no_show_contested_at,
  i.claim_review_days, i.created_at,
  i.status_since, co.name as company_name, co.slug as company_slug, co.status as company_status,
  co.time_zone as company_time_zone, co.shown_logo_file_id as logo_file_id, u.user_id as intern_user_id,
  u.first_name as intern_first_name, u.last_name as intern_last_name,
  exists (select from candidatures agreed where agreed.company_id = i.company_id and agreed.intern_id = i.intern_id and agreed.name_visible_at is not null) as is_name_visible,
  u.time_zone as intern_time_zone, u.shown_picture_file_id as picture_file_id, l.data ->> 'code' as intern_country_code,
  (
    select
      jsonb_build_object('from', to_char(min(k.working_from), 'HH24:MI'), 'to', to_char(max(k.working_to), 'HH24:MI'))
    from plans k
    where k.company_id = i.company_id and k.status = 'ACTIVE'
  ) as company_hours,
  exists (
    select
    from interview_feedback f
    where f.interview_id = i.interview_id and f.side = 'company'
  ) as company_gave_feedback,
  exists (
    select
    from interview_feedback f
    where f.interview_id = i.interview_id and f.side = 'intern'
  ) as intern_gave_feedback,
  coalesce(
    (
      select
        jsonb_agg(
          jsonb_build_object(
            'member_id', w.member_id, 'user_id', m.user_id, 'name',
            coalesce(mu.first_name || ' ' || mu.last_name, m.email::text), 'picture_file_id',
            mu.picture_file_id, 'job_title', m.custom_job_title
          )
          order by w.member_id
        )
      from
        interviewers w
        join members m on m.member_id = w.member_id
        left join users mu on mu.user_id = m.user_id
      where w.interview_id = i.interview_id
    ),
    '[]'
  ) as interviewers`,
  from: `interviews i`,
  joins: {
    c: `join candidatures c on c.candidature_id = i.candidature_id`,
    p: `join plans p on p.plan_id = c.plan_id`,
    co: `join companies co on co.company_id = i.company_id`,
    n: `join interns n on n.intern_id = i.intern_id`,
    u: `join users u on u.user_id = n.user_id`,
    l: `left join lookup l on l.list = 'country' and l.id = u.country_id`,
  },
}

export const interviewForUpdate = defineStatement<
  {
    readonly interview_ids: readonly string[]
    readonly company_id: CompanyScope | null
    readonly intern_id: InternScope | null
  },
  InterviewRow
>(
  'interviews.interviewForUpdate',
  ['interview_ids', 'company_id', 'intern_id'],
  `select
  i.interview_id, i.candidature_id, i.company_id, i.intern_id, c.plan_id, p.name as plan_name,
  c.stage, i.status, i.duration_minutes, i.proposed_zone,
  array(
    select to_char(s at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    from unnest(i.slot_starts) s
    order by s
  ) as slot_starts,
  i.starts_at, i.ends_at, i.meeting_link, i.notes, i.moves_by_company, i.moves_by_intern,
  i.answer_by, i.sequence, i.end_reason, i.end_note, i.company_attended, i.intern_attended,
  i.no_show_claimed_by, i.no_show_claimed_at, i.no_show_contested_at,
  i.claim_review_days, i.created_at,
  i.status_since, co.name as company_name, co.slug as company_slug, co.status as company_status,
  co.time_zone as company_time_zone, co.shown_logo_file_id as logo_file_id, u.user_id as intern_user_id,
  u.first_name as intern_first_name, u.last_name as intern_last_name,
  exists (select from candidatures agreed where agreed.company_id = i.company_id and agreed.intern_id = i.intern_id and agreed.name_visible_at is not null) as is_name_visible,
  u.time_zone as intern_time_zone, u.shown_picture_file_id as picture_file_id, l.data ->> 'code' as intern_country_code,
  (
    select
      jsonb_build_object('from', to_char(min(k.working_from), 'HH24:MI'), 'to', to_char(max(k.working_to), 'HH24:MI'))
    from plans k
    where k.company_id = i.company_id and k.status = 'ACTIVE'
  ) as company_hours,
  exists (
    select
    from interview_feedback f
    where f.interview_id = i.interview_id and f.side = 'company'
  ) as company_gave_feedback,
  exists (
    select
    from interview_feedback f
    where f.interview_id = i.interview_id and f.side = 'intern'
  ) as intern_gave_feedback,
  coalesce(
    (
      select
        jsonb_agg(
          jsonb_build_object(
            'member_id', w.member_id, 'user_id', m.user_id, 'name',
            coalesce(mu.first_name || ' ' || mu.last_name, m.email::text), 'picture_file_id',
            mu.picture_file_id, 'job_title', m.custom_job_title
          )
          order by w.member_id
        )
      from
        interviewers w
        join members m on m.member_id = w.member_id
        left join users mu on mu.user_id = m.user_id
      where w.interview_id = i.interview_id
    ),
    '[]'
  ) as interviewers
from
  interviews i
  join candidatures c on c.candidature_id = i.candidature_id
  join plans p on p.plan_id = c.plan_id
  join companies co on co.company_id = i.company_id
  join interns n on n.intern_id = i.intern_id
  join users u on u.user_id = n.user_id
  left join lookup l on l.list = 'country' and l.id = u.country_id
where i.interview_id = any ($1::uuid[]) and ($2::uuid is null or i.company_id = $2)
and ($3::uuid is null or i.intern_id = $3)
for update of i`,
  { list: 'interview_ids', column: 'interview_id' },
)

export const interviewById = defineStatement<
  {
    readonly interview_ids: readonly string[]
    readonly company_id: CompanyScope | null
    readonly intern_id: InternScope | null
  },
  InterviewRow
>(
  'interviews.interviewById',
  ['interview_ids', 'company_id', 'intern_id'],
  `select
  i.interview_id, i.candidature_id, i.company_id, i.intern_id, c.plan_id, p.name as plan_name,
  c.stage, i.status, i.duration_minutes, i.proposed_zone,
  array(
    select to_char(s at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    from unnest(i.slot_starts) s
    order by s
  ) as slot_starts,
  i.starts_at, i.ends_at, i.meeting_link, i.notes, i.moves_by_company, i.moves_by_intern,
  i.answer_by, i.sequence, i.end_reason, i.end_note, i.company_attended, i.intern_attended,
  i.no_show_claimed_by, i.no_show_claimed_at, i.no_show_contested_at,
  i.claim_review_days, i.created_at,
  i.status_since, co.name as company_name, co.slug as company_slug, co.status as company_status,
  co.time_zone as company_time_zone, co.shown_logo_file_id as logo_file_id, u.user_id as intern_user_id,
  u.first_name as intern_first_name, u.last_name as intern_last_name,
  exists (select from candidatures agreed where agreed.company_id = i.company_id and agreed.intern_id = i.intern_id and agreed.name_visible_at is not null) as is_name_visible,
  u.time_zone as intern_time_zone, u.shown_picture_file_id as picture_file_id, l.data ->> 'code' as intern_country_code,
  (
    select
      jsonb_build_object('from', to_char(min(k.working_from), 'HH24:MI'), 'to', to_char(max(k.working_to), 'HH24:MI'))
    from plans k
    where k.company_id = i.company_id and k.status = 'ACTIVE'
  ) as company_hours,
  exists (
    select
    from interview_feedback f
    where f.interview_id = i.interview_id and f.side = 'company'
  ) as company_gave_feedback,
  exists (
    select
    from interview_feedback f
    where f.interview_id = i.interview_id and f.side = 'intern'
  ) as intern_gave_feedback,
  coalesce(
    (
      select
        jsonb_agg(
          jsonb_build_object(
            'member_id', w.member_id, 'user_id', m.user_id, 'name',
            coalesce(mu.first_name || ' ' || mu.last_name, m.email::text), 'picture_file_id',
            mu.picture_file_id, 'job_title', m.custom_job_title
          )
          order by w.member_id
        )
      from
        interviewers w
        join members m on m.member_id = w.member_id
        left join users mu on mu.user_id = m.user_id
      where w.interview_id = i.interview_id
    ),
    '[]'
  ) as interviewers
from
  interviews i
  join candidatures c on c.candidature_id = i.candidature_id
  join plans p on p.plan_id = c.plan_id
  join companies co on co.company_id = i.company_id
  join interns n on n.intern_id = i.intern_id
  join users u on u.user_id = n.user_id
  left join lookup l on l.list = 'country' and l.id = u.country_id
where i.interview_id = any ($1::uuid[]) and ($2::uuid is null or i.company_id = $2)
and ($3::uuid is null or i.intern_id = $3)`,
  { list: 'interview_ids', column: 'interview_id' },
)

export const interviewDeadlines = defineStatement<
  { readonly interview_ids: readonly string[] },
  {
    readonly interview_id: string
    readonly intern_id: string
    readonly status: InterviewStatus
    readonly answer_by: string | null
    readonly slot_starts: string[]
  }
>(
  'interviews.interviewDeadlines',
  ['interview_ids'],
  `select
  i.interview_id, i.intern_id, i.status, i.answer_by,
  array(
    select to_char(s at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    from unnest(i.slot_starts) s
    order by s
  ) as slot_starts
from interviews i
where i.interview_id = any ($1::uuid[])`,
)

export const candidatureOfInterview = defineStatement<
  {
    readonly interview_id: string
    readonly company_id: CompanyScope | null
    readonly intern_id: InternScope | null
  },
  { readonly candidature_id: string }
>(
  'interviews.candidatureOfInterview',
  ['interview_id', 'company_id', 'intern_id'],
  `select i.candidature_id
from interviews i
where i.interview_id = $1 and ($2::uuid is null or i.company_id = $2)
and ($3::uuid is null or i.intern_id = $3)`,
)

export const interviewsOfCandidature = defineStatement<
  {
    readonly candidature_id: string
    readonly company_id: CompanyScope | null
    readonly intern_id: InternScope | null
  },
  InterviewRow
>(
  'interviews.interviewsOfCandidature',
  ['candidature_id', 'company_id', 'intern_id'],
  `select
  i.interview_id, i.candidature_id, i.company_id, i.intern_id, c.plan_id, p.name as plan_name,
  c.stage, i.status, i.duration_minutes, i.proposed_zone,
  array(
    select to_char(s at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    from unnest(i.slot_starts) s
    order by s
  ) as slot_starts,
  i.starts_at, i.ends_at, i.meeting_link, i.notes, i.moves_by_company, i.moves_by_intern,
  i.answer_by, i.sequence, i.end_reason, i.end_note, i.company_attended, i.intern_attended,
  i.no_show_claimed_by, i.no_show_claimed_at, i.no_show_contested_at,
  i.claim_review_days, i.created_at,
  i.status_since, co.name as company_name, co.slug as company_slug, co.status as company_status,
  co.time_zone as company_time_zone, co.shown_logo_file_id as logo_file_id, u.user_id as intern_user_id,
  u.first_name as intern_first_name, u.last_name as intern_last_name,
  exists (select from candidatures agreed where agreed.company_id = i.company_id and agreed.intern_id = i.intern_id and agreed.name_visible_at is not null) as is_name_visible,
  u.time_zone as intern_time_zone, u.shown_picture_file_id as picture_file_id, l.data ->> 'code' as intern_country_code,
  (
    select
      jsonb_build_object('from', to_char(min(k.working_from), 'HH24:MI'), 'to', to_char(max(k.working_to), 'HH24:MI'))
    from plans k
    where k.company_id = i.company_id and k.status = 'ACTIVE'
  ) as company_hours,
  exists (
    select
    from interview_feedback f
    where f.interview_id = i.interview_id and f.side = 'company'
  ) as company_gave_feedback,
  exists (
    select
    from interview_feedback f
    where f.interview_id = i.interview_id and f.side = 'intern'
  ) as intern_gave_feedback,
  coalesce(
    (
      select
        jsonb_agg(
          jsonb_build_object(
            'member_id', w.member_id, 'user_id', m.user_id, 'name',
            coalesce(mu.first_name || ' ' || mu.last_name, m.email::text), 'picture_file_id',
            mu.picture_file_id, 'job_title', m.custom_job_title
          )
          order by w.member_id
        )
      from
        interviewers w
        join members m on m.member_id = w.member_id
        left join users mu on mu.user_id = m.user_id
      where w.interview_id = i.interview_id
    ),
    '[]'
  ) as interviewers
from
  interviews i
  join candidatures c on c.candidature_id = i.candidature_id
  join plans p on p.plan_id = c.plan_id
  join companies co on co.company_id = i.company_id
  join interns n on n.intern_id = i.intern_id
  join users u on u.user_id = n.user_id
  left join lookup l on l.list = 'country' and l.id = u.country_id
where i.candidature_id = $1 and ($2::uuid is null or i.company_id = $2)
and ($3::uuid is null or i.intern_id = $3)
order by i.created_at desc
limit 50`,
)

/** Whether the reader may see the candidature. */
export const selectVisibleCandidature = defineStatement<
  {
    readonly candidature_id: string
    readonly company_id: CompanyScope | null
    readonly intern_id: InternScope | null
  },
  { readonly candidature_id: string }
>(
  'interviews.selectVisibleCandidature',
  ['candidature_id', 'company_id', 'intern_id'],
  `select i.candidature_id
from candidatures i
where
  i.candidature_id = $1
  and ($2::uuid is null or i.company_id = $2)
and ($3::uuid is null or i.intern_id = $3)
  and ($3::uuid is null or i.known_to_intern_at is not null)`,
)

/** Open interviews of several candidatures, locked in order of id. */
export const lockOpenInterviews = defineStatement<
  { readonly candidature_ids: readonly string[] },
  InterviewRow
>(
  'interviews.lockOpenInterviews',
  ['candidature_ids'],
  `select
  i.interview_id, i.candidature_id, i.company_id, i.intern_id, c.plan_id, p.name as plan_name,
  c.stage, i.status, i.duration_minutes, i.proposed_zone,
  array(
    select to_char(s at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    from unnest(i.slot_starts) s
    order by s
  ) as slot_starts,
  i.starts_at, i.ends_at, i.meeting_link, i.notes, i.moves_by_company, i.moves_by_intern,
  i.answer_by, i.sequence, i.end_reason, i.end_note, i.company_attended, i.intern_attended,
  i.no_show_claimed_by, i.no_show_claimed_at, i.no_show_contested_at,
  i.claim_review_days, i.created_at,
  i.status_since, co.name as company_name, co.slug as company_slug, co.status as company_status,
  co.time_zone as company_time_zone, co.shown_logo_file_id as logo_file_id, u.user_id as intern_user_id,
  u.first_name as intern_first_name, u.last_name as intern_last_name,
  exists (select from candidatures agreed where agreed.company_id = i.company_id and agreed.intern_id = i.intern_id and agreed.name_visible_at is not null) as is_name_visible,
  u.time_zone as intern_time_zone, u.shown_picture_file_id as picture_file_id, l.data ->> 'code' as intern_country_code,
  (
    select
      jsonb_build_object('from', to_char(min(k.working_from), 'HH24:MI'), 'to', to_char(max(k.working_to), 'HH24:MI'))
    from plans k
    where k.company_id = i.company_id and k.status = 'ACTIVE'
  ) as company_hours,
  exists (
    select
    from interview_feedback f
    where f.interview_id = i.interview_id and f.side = 'company'
  ) as company_gave_feedback,
  exists (
    select
    from interview_feedback f
    where f.interview_id = i.interview_id and f.side = 'intern'
  ) as intern_gave_feedback,
  coalesce(
    (
      select
        jsonb_agg(
          jsonb_build_object(
            'member_id', w.member_id, 'user_id', m.user_id, 'name',
            coalesce(mu.first_name || ' ' || mu.last_name, m.email::text), 'picture_file_id',
            mu.picture_file_id, 'job_title', m.custom_job_title
          )
          order by w.member_id
        )
      from
        interviewers w
        join members m on m.member_id = w.member_id
        left join users mu on mu.user_id = m.user_id
      where w.interview_id = i.interview_id
    ),
    '[]'
  ) as interviewers
from
  interviews i
  join candidatures c on c.candidature_id = i.candidature_id
  join plans p on p.plan_id = c.plan_id
  join companies co on co.company_id = i.company_id
  join interns n on n.intern_id = i.intern_id
  join users u on u.user_id = n.user_id
  left join lookup l on l.list = 'country' and l.id = u.country_id
where
  i.candidature_id = any ($1::uuid[])
  and i.status in (
    'AWAITING_CONFIRMATION', 'CONFIRMED', 'RESCHEDULE_REQUESTED_BY_HC', 'RESCHEDULE_REQUESTED_BY_INTERN', 'IN_PAST'
  )
order by i.interview_id
for update of i`,
)

export const selectFeedback = defineStatement<
  { readonly interview_ids: readonly string[]; readonly side: 'company' | 'intern' },
  FeedbackRow
>(
  'interviews.selectFeedback',
  ['interview_ids', 'side'],
  `select interview_id, side, attended, rating, strengths, decision, note, created_at
from interview_feedback
where interview_id = any ($1::uuid[]) and side = $2`,
)
