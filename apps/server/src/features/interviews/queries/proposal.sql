-- fragment: person
n.intern_id, u.first_name, u.last_name, u.shown_picture_file_id as picture_file_id, l.data ->> 'code' as country_code,
u.time_zone, n.weekly_hours, n.hour_exceptions

-- Agreed times of an intern and of members.
-- name: selectBusyTimes
-- param: intern_id: string | null
-- row: BusyRow
-- column: starts_at: string
-- column: ends_at: string
select starts_at, ends_at
from interviews
where intern_id = :intern_id and status = {{interview.CONFIRMED}} and ends_at > :from
union
select starts_at, ends_at
from interviewers
where member_id = any (:member_ids::uuid[]) and ends_at > :from
order by 1;

-- An intern this company may see: in browse, or through one of its candidatures.
-- name: visibleIntern
-- param: company_id: CompanyScope
-- row: InternRow
-- column: is_intern_taken: boolean
-- column: placement_ends_at // The first instant after the batch's placement deadline.
-- column: is_known: boolean // Whether an interview with this company was agreed before.
select
  {{person}}, co.time_zone as company_time_zone, a.application_id, a.status as application_status,
  (
    n.is_hidden
    or u.status <> {{user.ACTIVE}}
    or has_active_internship(n.intern_id, null, null)
  ) as is_intern_taken,
  {{placement_ends_at(b)}} as placement_ends_at,
  {{is_name_visible(:company_id, n.intern_id)}} as is_known
from
  interns n
  join users u on u.user_id = n.user_id
  join companies co on co.company_id = :company_id
  left join lookup l on l.list = 'country' and l.id = u.country_id
  join lateral (
    select application_id, batch_id, status
    from applications
    where
      intern_id = n.intern_id
      and status in ({{application.APPROVED}}, {{application.ENROLLED}}, {{application.COMPLETED}}, {{application.NOT_PLACED}}, {{application.WITHDRAWN}})
    order by created_at desc
    limit 1
  ) a on true
  join batches b on b.batch_id = a.batch_id
where
  n.intern_id = :intern_id
  and (
    exists (select from intern_search s where s.intern_id = n.intern_id and not n.is_hidden)
    or exists (
      select
      from candidatures c
      where c.intern_id = n.intern_id and c.company_id = :company_id
    )
  );

-- Hours only; the caller has already loaded the interview.
-- name: internHours
-- row: InternHoursRow
select
  u.time_zone, n.weekly_hours, n.hour_exceptions,
  (
    select
      {{placement_ends_at(b)}}
    from
      interviews v
      join candidatures c using (candidature_id)
      join applications a using (application_id)
      join batches b using (batch_id)
    where v.interview_id = :interview_id
  ) as placement_ends_at
from interns n join users u on u.user_id = n.user_id
where n.intern_id = :intern_id;

-- The widest working hours that the company entered in its active plans.
-- name: companyHours
-- column: from: string
-- column: to: string
select to_char(min(working_from), 'HH24:MI') as
from
, to_char(max(working_to), 'HH24:MI') as to
from plans
where company_id = :company_id and status = {{plan.ACTIVE}} and not is_taken_down
having count(*) > 0;

-- name: selectActiveInterviewers
-- param: company_id: CompanyScope
-- row: InterviewMemberRow
-- column: user_id: string
select member_id, user_id
from members
where company_id = :company_id and status = {{member.ACTIVE}} and member_id = any (:member_ids::uuid[]);

-- $2 is the id of an intern in browse, or of a candidature.
-- name: batchOfIntern
-- param: company_id: CompanyScope
-- row: InternBatchRow
-- column: partner: string | null
select
  b.batch_id, b.name, b.programme_start, b.programme_end, r.name as partner,
  coalesce(a.internship_start, n.start_month) as intern_start, n.duration_weeks
from
  interns n
  join lateral (
    select *
    from applications
    where intern_id = n.intern_id
    order by created_at desc
    limit 1
  ) a on true
  join batches b on b.batch_id = a.batch_id
  left join partners r on r.partner_id = b.partner_id
where
  n.intern_id = (
    select coalesce(
      (
        select c.intern_id
        from candidatures c
        where c.candidature_id = :candidature_id and c.company_id = :company_id
      ),
      :candidature_id
    )
  )
  and (
    exists (select from intern_search s where s.intern_id = n.intern_id and not n.is_hidden)
    or exists (
      select
      from candidatures c
      where c.intern_id = n.intern_id and c.company_id = :company_id
    )
  );

-- name: planForProposal
-- param: company_id: CompanyScope
-- row: ProposalRow
-- column: supervisor_ids: string[]
select
  p.plan_id, p.name as plan_name, p.status as plan_status,
  array(
    select s.member_id
    from plan_supervisors s
    where s.plan_id = p.plan_id
  )::text[] as supervisor_ids,
  co.time_zone as company_time_zone
from plans p join companies co on co.company_id = p.company_id
where p.company_id = :company_id and p.plan_id = :plan_id;

-- An overlapping agreed time of either side, checked before the constraint would reject it.
-- name: selectOverlappingTimes
-- param: except: string | null
-- column: start: string
select start
from unnest(:starts::timestamptz[]) start
where
  exists (
    select
    from interviews i
    where
      i.intern_id = :intern_id
      and i.status = {{interview.CONFIRMED}}
      and i.interview_id is distinct from :except::uuid
      and tstzrange (i.starts_at, i.ends_at) && tstzrange (start, start + make_interval(mins => :minutes))
  )
  or exists (
    select
    from interviewers w
    where
      w.member_id = any (:member_ids::uuid[])
      and w.starts_at is not null
      and w.interview_id is distinct from :except::uuid
      and tstzrange (w.starts_at, w.ends_at) && tstzrange (start, start + make_interval(mins => :minutes))
  );
