// Generated from bulk.sql by “npm run queries”; do not edit.
// Source: 62c9c6135ce1
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { InterviewStatus } from '@fledge/domain/interviews/types.ts'
import type { CompanyScope, CompanyStatus } from '@fledge/domain/sessions/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

export interface ColleagueRow {
  readonly interview_id: string
  readonly member_id: string
  readonly name: string
  readonly is_on: boolean
  readonly is_free: boolean
}

export interface InternFeedbackRow {
  readonly interview_id: string
  readonly intern: string
  readonly plan_name: string
  readonly starts_at: string | null
  readonly rating: number | null
  readonly strengths: string | null
  readonly note: string | null
  readonly created_at: string
}

/** A member's upcoming interviews in order of id, so that two concurrent handovers lock alike. */
export const selectUpcomingOfMember = defineStatement<
  { readonly company_id: CompanyScope; readonly member_id: string },
  {
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
>(
  'interviews.selectUpcomingOfMember',
  ['company_id', 'member_id'],
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
  i.company_id = $1
  and i.status in (
    'AWAITING_CONFIRMATION', 'CONFIRMED', 'RESCHEDULE_REQUESTED_BY_HC', 'RESCHEDULE_REQUESTED_BY_INTERN'
  )
  and exists (
    select
    from interviewers w
    where w.interview_id = i.interview_id and w.member_id = $2
  )
order by i.interview_id`,
)

/** Upcoming interviews of a whole side. */
export const selectUpcomingOfSide = defineStatement<
  { readonly company_id: string | null; readonly intern_id: string | null },
  { readonly interview_id: string }
>(
  'interviews.selectUpcomingOfSide',
  ['company_id', 'intern_id'],
  `select i.interview_id
from interviews i
where
  i.status in (
    'AWAITING_CONFIRMATION', 'CONFIRMED', 'RESCHEDULE_REQUESTED_BY_HC', 'RESCHEDULE_REQUESTED_BY_INTERN'
  )
  and (i.company_id = $1 or i.intern_id = $2)
order by i.interview_id`,
)

/** Active colleagues per interview: already interviewing, or free at the agreed time or one of the proposed ones. */
export const selectColleagues = defineStatement<
  {
    readonly leaving: string
    readonly company_id: CompanyScope
    readonly interview_ids: readonly string[]
  },
  ColleagueRow
>(
  'interviews.selectColleagues',
  ['leaving', 'company_id', 'interview_ids'],
  `select
  i.interview_id, m.member_id,
  coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), m.email::text) as name,
  exists (
    select
    from interviewers w
    where w.interview_id = i.interview_id and w.member_id = m.member_id
  ) as is_on,
  exists (
    select
    from unnest(case when i.status = 'CONFIRMED' then array[i.starts_at] else i.slot_starts end) s
    where
      not exists (
        select
        from interviewers w
        where
          w.member_id = m.member_id
          and w.interview_id <> i.interview_id
          and w.starts_at is not null
          and tstzrange (w.starts_at, w.ends_at) && tstzrange (s, s + make_interval(mins => i.duration_minutes))
      )
  ) as is_free
from
  interviews i
  join members m on m.company_id = i.company_id
    and m.status = 'ACTIVE'
    and m.member_id <> $1
  join users u on u.user_id = m.user_id
where i.company_id = $2 and i.interview_id = any ($3::uuid[])
order by i.interview_id, u.first_name, u.last_name, m.member_id`,
)

/** Replaces one interviewer by another, who may already be on the interview; copies the agreed time to the new one. */
export const replaceInterviewer = defineStatement<
  {
    readonly interview_id: string
    readonly company_id: CompanyScope
    readonly from: string
    readonly to: string | null
  },
  { readonly sequence: number }
>(
  'interviews.replaceInterviewer',
  ['interview_id', 'company_id', 'from', 'to'],
  `with
  gone as (
    delete from interviewers
    where interview_id = $1 and company_id = $2 and member_id = $3
  ),
  come as (
    insert into interviewers (interview_id, company_id, member_id, starts_at, ends_at)
    select
      interview_id, company_id, $4::uuid,
      case when status = 'CONFIRMED' then starts_at
      end,
      case when status = 'CONFIRMED' then ends_at
      end
    from interviews
    where interview_id = $1 and company_id = $2 and $4::uuid is not null
    on conflict (interview_id, member_id) do nothing
  )
update interviews
set sequence = sequence + 1
where interview_id = $1 and company_id = $2
returning sequence`,
)

/** What both sides wrote about a no-show claim and its dispute. */
export const selectClaimNotes = defineStatement<
  { readonly interview_ids: readonly string[] },
  {
    readonly interview_id: string
    readonly by: 'company' | 'intern'
    readonly note: string
    readonly at: string
  }
>(
  'interviews.selectClaimNotes',
  ['interview_ids'],
  `select subject_id as interview_id, actor_kind as by, note, at
from event_log
where
  subject_id = any ($1::uuid[])
  and machine = 'interview'
  and actor_kind in ('company', 'intern')
  and note <> ''
  and
move in ('claimInternNoShow', 'claimCompanyNoShow', 'contestNoShow')
order by id`,
)

export const internFeedbackRows: ListSource<InternFeedbackRow> = {
  columns: `f.interview_id, trim(u.first_name || ' ' || u.last_name) as intern, p.name as plan_name,
  i.starts_at, f.rating, f.strengths, f.note, f.created_at`,
  from: `interview_feedback f`,
  joins: {
    i: `join interviews i on i.interview_id = f.interview_id`,
    c: `join candidatures c on c.candidature_id = i.candidature_id`,
    p: `join plans p on p.plan_id = c.plan_id`,
    n: `join interns n on n.intern_id = i.intern_id`,
    u: `join users u on u.user_id = n.user_id`,
  },
}
