-- fragment: scoped
(:company_id::uuid is null or i.company_id = :company_id)
and (:intern_id::uuid is null or i.intern_id = :intern_id)

-- list: interviewRows
-- row: InterviewRow
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

-- name: interviewForUpdate
-- merge: interview_ids by interview_id
-- param: company_id: CompanyScope | null
-- param: intern_id: InternScope | null
-- row: InterviewRow
{{interviewRows}}
where i.interview_id = any (:interview_ids::uuid[]) and {{scoped}}
for update of i;

-- name: interviewById
-- merge: interview_ids by interview_id
-- param: company_id: CompanyScope | null
-- param: intern_id: InternScope | null
-- row: InterviewRow
{{interviewRows}}
where i.interview_id = any (:interview_ids::uuid[]) and {{scoped}};

-- name: interviewDeadlines
-- column: slot_starts: string[]
select
  i.interview_id, i.intern_id, i.status, i.answer_by,
  array(
    select {{iso_timestamp(s)}}
    from unnest(i.slot_starts) s
    order by s
  ) as slot_starts
from interviews i
where i.interview_id = any (:interview_ids::uuid[]);

-- name: candidatureOfInterview
-- param: company_id: CompanyScope | null
-- param: intern_id: InternScope | null
select i.candidature_id
from interviews i
where i.interview_id = :interview_id and {{scoped}};

-- name: interviewsOfCandidature
-- param: company_id: CompanyScope | null
-- param: intern_id: InternScope | null
-- row: InterviewRow
{{interviewRows}}
where i.candidature_id = :candidature_id and {{scoped}}
order by i.created_at desc
limit 50;

-- Whether the reader may see the candidature.
-- name: selectVisibleCandidature
-- param: company_id: CompanyScope | null
-- param: intern_id: InternScope | null
select i.candidature_id
from candidatures i
where
  i.candidature_id = :candidature_id
  and {{scoped}}
  and (:intern_id::uuid is null or i.known_to_intern_at is not null);

-- Open interviews of several candidatures, locked in order of id.
-- name: lockOpenInterviews
-- row: InterviewRow
{{interviewRows}}
where
  i.candidature_id = any (:candidature_ids::uuid[])
  and i.status in (
    {{interview.live}}, {{interview.IN_PAST}}
  )
order by i.interview_id
for update of i;

-- name: selectFeedback
-- param: side: 'company' | 'intern'
-- row: FeedbackRow
select interview_id, side, attended, rating, strengths, decision, note, created_at
from interview_feedback
where interview_id = any (:interview_ids::uuid[]) and side = :side;
