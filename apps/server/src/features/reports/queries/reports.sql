-- An intern whom the company sees: in browse, or as a candidate.
-- name: reportedIntern
-- param: company_id: CompanyScope
select n.intern_id, null::uuid as company_id, null::uuid as plan_id
from interns n
where
  n.intern_id = :id
  and (
    exists (select from intern_search s where s.intern_id = n.intern_id)
    or exists (
      select
      from candidatures c
      where c.intern_id = n.intern_id and c.company_id = :company_id
    )
  );

-- A company that interns see.
-- name: reportedCompany
-- param: intern_id: InternScope
select null::uuid as intern_id, c.company_id, null::uuid as plan_id
from companies c
where
  c.company_id = :id
  and (
    c.status = {{company.APPROVED}}
    or exists (
      select
      from candidatures k
      where k.company_id = c.company_id and k.intern_id = :intern_id
    )
  );

-- A plan that interns see.
-- name: reportedPlan
-- param: intern_id: InternScope
select null::uuid as intern_id, p.company_id, p.plan_id
from plans p
where
  p.plan_id = :id
  and (
    (p.status in ({{plan.known}}) and not p.is_taken_down)
    or exists (
      select
      from candidatures k
      where k.plan_id = p.plan_id and k.intern_id = :intern_id
    )
  );

-- name: insertContentReport
-- param: status: ContentReportStatus | null
-- param: note: string | null
-- param: intern_id: string | null
-- param: company_id: string | null
-- param: plan_id: string | null
insert into content_reports (
  report_id, status, kind, part, about_intern_id, about_company_id, about_plan_id, reason, note,
  reporter_user_id, reporter_side, created_at, review_days
)
values (
  :report_id, :status, :kind, :part, :intern_id, :company_id, :plan_id, :reason, :note, :reporter_user_id,
  :reporter_side, :now, {{promised_days(report_review_days)}}
)
on conflict do nothing;

-- list: contentReportRows
-- row: ContentReportRow
-- column: name: string
-- column: reporter: string
-- column: user_id: string | null
-- column: owner: string | null
select
  r.report_id, r.status, r.kind, r.part,
  case r.kind
    when 'INTERN' then trim(u.first_name || ' ' || u.last_name)
    when 'PLAN' then p.name || ' · ' || c.name
    else c.name
  end as name,
  n.user_id, r.about_company_id as company_id, r.about_plan_id as plan_id, r.reason, r.note,
  trim(by.first_name || ' ' || by.last_name) as reporter, r.reporter_user_id,
  r.reporter_side, r.created_at, r.review_days,
  (
    select trim(o.first_name || ' ' || o.last_name)
    from wait_owners h join users o on o.user_id = h.owner_id
    where h.kind = 'REPORT' and h.subject_id = r.report_id
  ) as owner,
  r.decided_at, r.decision_reason
from
  content_reports r
  join users by on by.user_id = r.reporter_user_id
  left join interns n on n.intern_id = r.about_intern_id
  left join users u on u.user_id = n.user_id
  left join companies c on c.company_id = r.about_company_id
  left join plans p on p.plan_id = r.about_plan_id;

-- name: contentReportForUpdate
-- row: LockedReportRow
select
  report_id, status, kind, part, reason, about_intern_id, about_company_id, about_plan_id,
  reporter_user_id, reporter_side
from content_reports
where report_id = :report_id
for update;

-- In the order of their ids, so that two people who dismiss the same do not wait for each other.
-- name: lockReports
select report_id
from content_reports
where report_id = any (:report_ids::uuid[])
order by report_id
for update;

-- name: nameOfReported
-- column: name: string
select
  coalesce(
    p.name,
    c.name,
    (
      select trim(u.first_name)
      from interns n join users u using (user_id)
      where n.intern_id = r.about_intern_id
    ),
    ''
  ) as name
from
  content_reports r
  left join companies c on c.company_id = r.about_company_id
  left join plans p on p.plan_id = r.about_plan_id
where r.report_id = :report_id;

-- name: updateReportDecision
-- param: from: ContentReportStatus | null
-- param: to: ContentReportStatus | null
update content_reports
set status = :to, decided_at = :now, decision_reason = :decision_reason
where report_id = :report_id and status = :from;
