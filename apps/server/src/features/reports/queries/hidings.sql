-- Left out if it is hidden already.
-- name: insertContentHiding
-- param: status: HidingStatus | null
-- param: intern_id: string | null
-- param: company_id: string | null
-- param: plan_id: string | null
-- param: report_id: string | null
insert into content_hidings (
  hiding_id, status, kind, part, intern_id, company_id, plan_id, reason, note, report_id, hidden_by,
  created_at
)
values (
  :hiding_id, :status, :kind, :part, :intern_id, :company_id, :plan_id, :reason, :note, :report_id,
  :hidden_by, :now
)
on conflict do nothing;

-- fragment: locked_columns
h.hiding_id, h.status, h.kind, h.part, h.intern_id, h.company_id, h.plan_id, h.hidden_by,
h.appealed_at

-- name: contentHidingForUpdate
-- row: LockedHidingRow
select {{locked_columns}}
from content_hidings h
where h.hiding_id = :hiding_id
for update;

-- One of the intern or the company that asks.
-- name: ownHidingForUpdate
-- row: LockedHidingRow
-- param: intern_id: InternScope | null
-- param: company_id: CompanyScope | null
select {{locked_columns}}
from content_hidings h
where
  h.hiding_id = :hiding_id
  and (h.intern_id = :intern_id::uuid or h.company_id = :company_id::uuid)
for update;

-- name: updateHidingRequest
-- param: from: HidingStatus | null
-- param: to: HidingStatus | null
-- param: request_note: string
update content_hidings
set
  status = :to, request_note = :request_note, requested_at = :now,
  review_days = {{promised_days(report_review_days)}},
  appealed_at = case when :is_appeal::boolean then :now else appealed_at end
where hiding_id = :hiding_id and status = :from;

-- name: updateHidingDecision
-- param: from: HidingStatus | null
-- param: to: HidingStatus | null
update content_hidings
set status = :to, decided_by = :decided_by, decided_at = :now, decision_reason = :decision_reason
where hiding_id = :hiding_id and status = :from;

-- Who owns what is hidden, and gets emails about it: the intern, or the administrators.
-- name: hidingOwner
-- column: name: string | null
-- column: intern_user_id: string | null
-- column: user_ids: string[]
select
  p.name, n.user_id as intern_user_id,
  array(
    select m.user_id::text
    from members m
    where
      m.company_id = h.company_id
      and m.status = {{member.ACTIVE}}
      and m.role = {{member_role.ADMIN}}
      and m.user_id is not null
  ) as user_ids
from
  content_hidings h
  left join plans p on p.plan_id = h.plan_id
  left join interns n on n.intern_id = h.intern_id
where h.hiding_id = :hiding_id;

-- What is hidden of an intern or a company, for themselves.
-- name: ownHidings
-- row: OwnHidingRow
-- param: intern_id: InternScope | null
-- param: company_id: CompanyScope | null
-- column: plan_name: string | null
select
  h.hiding_id, h.status, h.kind, h.part, h.plan_id, p.name as plan_name, h.reason, h.note,
  h.created_at, h.request_note, h.requested_at, h.review_days, h.appealed_at, h.hidden_by, h.decided_at,
  h.decision_reason
from content_hidings h left join plans p on p.plan_id = h.plan_id
where
  (h.intern_id = :intern_id::uuid or h.company_id = :company_id::uuid)
  and h.status in ({{content_hiding.hidden}})
order by h.created_at desc, h.hiding_id
limit 100;

-- list: contentHidingRows
-- row: ContentHidingRow
-- column: name: string
-- column: user_id: string | null
-- column: hidden_by_name: string
-- column: owner: string | null
-- column: hidden_text: string | null
select
  h.hiding_id, h.status, h.kind, h.part,
  case h.kind
    when 'INTERN' then trim(u.first_name || ' ' || u.last_name)
    when 'PLAN' then p.name || ' · ' || c.name
    else c.name
  end as name,
  n.user_id, h.company_id, h.plan_id, h.reason, h.note,
  trim(by.first_name || ' ' || by.last_name) as hidden_by_name, h.hidden_by, h.created_at,
  h.request_note, h.requested_at, h.review_days, h.appealed_at, h.decided_at, h.decision_reason,
  case
    when h.part = 'introduction' and h.kind = 'INTERN' then n.introduction
    when h.part = 'introduction' then c.introduction
    when h.part = 'skills' then array_to_string(n.own_skills, E'\n')
    when h.part = 'tools' then array_to_string(c.custom_tools, E'\n')
    when h.part = 'plan' then concat_ws(E'\n\n', p.description, p.responsibilities)
  end as hidden_text,
  (
    select trim(o.first_name || ' ' || o.last_name)
    from wait_owners w join users o on o.user_id = w.owner_id
    where w.kind = 'APPEAL' and w.subject_id = h.hiding_id
  ) as owner
from
  content_hidings h
  join users by on by.user_id = h.hidden_by
  left join interns n on n.intern_id = h.intern_id
  left join users u on u.user_id = n.user_id
  left join companies c on c.company_id = h.company_id
  left join plans p on p.plan_id = h.plan_id;
