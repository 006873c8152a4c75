-- A member's upcoming interviews in order of id, so that two concurrent handovers lock alike.
-- name: selectUpcomingOfMember
-- param: company_id: CompanyScope
-- column: slot_starts: string[]
-- column: is_name_visible: boolean
-- column: company_hours: { from: string | null; to: string | null } // The widest working day of its active plans; null without any.
-- column: company_gave_feedback: boolean
-- column: intern_gave_feedback: boolean
-- column: interviewers: { member_id: string; user_id: string | null; name: string; picture_file_id: string | null; job_title: string | null }[]
select
  i.interview_id, i.candidature_id, i.company_id, i.intern_id, c.plan_id, p.name as plan_name,
  c.stage, i.status, i.duration_minutes, i.proposed_zone,
  array(
    select {{iso_timestamp(s)}}
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
  {{is_name_visible(i.company_id, i.intern_id)}} as is_name_visible,
  u.time_zone as intern_time_zone, u.shown_picture_file_id as picture_file_id, l.data ->> 'code' as intern_country_code,
  (
    select
      jsonb_build_object('from', to_char(min(k.working_from), 'HH24:MI'), 'to', to_char(max(k.working_to), 'HH24:MI'))
    from plans k
    where k.company_id = i.company_id and k.status = {{plan.ACTIVE}}
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
  i.company_id = :company_id
  and i.status in (
    {{interview.live}}
  )
  and exists (
    select
    from interviewers w
    where w.interview_id = i.interview_id and w.member_id = :member_id
  )
order by i.interview_id;

-- Upcoming interviews of a whole side.
-- name: selectUpcomingOfSide
-- param: company_id: string | null
-- param: intern_id: string | null
select i.interview_id
from interviews i
where
  i.status in (
    {{interview.live}}
  )
  and (i.company_id = :company_id or i.intern_id = :intern_id)
order by i.interview_id;

-- Active colleagues per interview: already interviewing, or free at the agreed time or one of the
-- proposed ones.
-- name: selectColleagues
-- param: company_id: CompanyScope
-- row: ColleagueRow
-- column: name: string
-- column: is_on: boolean
-- column: is_free: boolean
select
  i.interview_id, m.member_id,
  coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), m.email::text) as name,
  exists (
    select
    from interviewers w
    where w.interview_id = i.interview_id and w.member_id = m.member_id
  ) as is_on,
  exists (
    select
    from unnest(case when i.status = {{interview.CONFIRMED}} then array[i.starts_at] else i.slot_starts end) s
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
    and m.status = {{member.ACTIVE}}
    and m.member_id <> :leaving
  join users u on u.user_id = m.user_id
where i.company_id = :company_id and i.interview_id = any (:interview_ids::uuid[])
order by i.interview_id, u.first_name, u.last_name, m.member_id;

-- Replaces one interviewer by another, who may already be on the interview; copies the agreed
-- time to the new one.
-- name: replaceInterviewer
-- param: company_id: CompanyScope
-- param: to: string | null
with
  gone as (
    delete from interviewers
    where interview_id = :interview_id and company_id = :company_id and member_id = :from
  ),
  come as (
    insert into interviewers (interview_id, company_id, member_id, starts_at, ends_at)
    select
      interview_id, company_id, :to::uuid,
      case when status = {{interview.CONFIRMED}} then starts_at
      end,
      case when status = {{interview.CONFIRMED}} then ends_at
      end
    from interviews
    where interview_id = :interview_id and company_id = :company_id and :to::uuid is not null
    on conflict (interview_id, member_id) do nothing
  )
update interviews
set sequence = sequence + 1
where interview_id = :interview_id and company_id = :company_id
returning sequence;

-- What both sides wrote about a no-show claim and its dispute.
-- name: selectClaimNotes
-- column: by: 'company' | 'intern'
-- column: note: string
select subject_id as interview_id, actor_kind as by, note, at
from event_log
where
  subject_id = any (:interview_ids::uuid[])
  and machine = 'interview'
  and actor_kind in ('company', 'intern')
  and note <> ''
  and
move in ('claimInternNoShow', 'claimCompanyNoShow', 'contestNoShow')
order by id;

-- list: internFeedbackRows
-- row: InternFeedbackRow
-- column: intern: string
select
  f.interview_id, trim(u.first_name || ' ' || u.last_name) as intern, p.name as plan_name,
  i.starts_at, f.rating, f.strengths, f.note, f.created_at
from
  interview_feedback f
  join interviews i on i.interview_id = f.interview_id
  join candidatures c on c.candidature_id = i.candidature_id
  join plans p on p.plan_id = c.plan_id
  join interns n on n.intern_id = i.intern_id
  join users u on u.user_id = n.user_id
