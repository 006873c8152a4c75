-- fragment: mark_columns
intern_id, reasons as not_interested_reasons, created_at

-- name: insertShortlistEntry
-- param: company_id: CompanyScope
-- param: plan_id: string | null
insert into shortlist (company_id, intern_id, plan_id, added_by, created_at)
values (:company_id, :intern_id, :plan_id, :added_by, :now)
on conflict do nothing;

-- name: deleteShortlistEntry
-- param: company_id: CompanyScope
-- param: plan_id: string | null
delete from shortlist
where
  company_id = :company_id
  and intern_id = :intern_id
  and plan_id is not distinct from :plan_id;

-- Adds the intern back to the plan's shortlist in the name of the member who proposed the
-- interview.
-- name: restoreShortlistEntry
-- merge: candidature_ids by candidature_id
with
  ended as (
    select c.candidature_id, c.company_id, c.intern_id, c.plan_id, i.proposed_by
    from
      candidatures c
      join lateral (
        select proposed_by
        from interviews
        where candidature_id = c.candidature_id and proposed_by is not null
        order by created_at desc
        limit 1
      ) i on true
    where c.candidature_id = any (:candidature_ids::uuid[])
  ),
  restored as (
    insert into shortlist (company_id, intern_id, plan_id, added_by, created_at)
    select company_id, intern_id, plan_id, proposed_by, :now
    from ended
    on conflict do nothing
    returning company_id, intern_id, plan_id
  )
select candidature_id
from ended join restored using (company_id, intern_id, plan_id);

-- name: deleteEndedEntries
-- merge: candidature_ids by candidature_id
delete from shortlist h using candidatures c
where
  c.candidature_id = any (:candidature_ids::uuid[])
  and h.company_id = c.company_id
  and h.intern_id = c.intern_id
  and h.plan_id = c.plan_id
returning c.candidature_id;

-- An intern in browse or of a candidature, with the plan if given.
-- name: shortlistFacts
-- param: company_id: CompanyScope
-- param: plan_id: string | null
-- row: ShortlistFactsRow
-- column: is_intern_taken: boolean
-- column: plan_id: string | null
-- column: plan_status: PlanStatus | null
-- column: supervisor_ids: string[]
select
  a.application_id, a.status as application_status,
  (n.is_hidden or u.status <> {{user.ACTIVE}}) as is_intern_taken,
  {{placement_ends_at(b)}} as placement_ends_at, p.plan_id, p.status as plan_status,
  array(
    select s.member_id
    from plan_supervisors s
    where s.plan_id = p.plan_id
  )::text[] as supervisor_ids
from
  interns n
  join users u on u.user_id = n.user_id
  join lateral (
    select application_id, batch_id, status
    from applications
    where intern_id = n.intern_id
    order by created_at desc
    limit 1
  ) a on true
  join batches b on b.batch_id = a.batch_id
  left join plans p on p.plan_id = :plan_id and p.company_id = :company_id
where
  n.intern_id = :intern_id
  and (
    exists (select from intern_search s where s.intern_id = n.intern_id)
    or exists (
      select
      from candidatures c
      where c.company_id = :company_id and c.intern_id = n.intern_id
    )
  );

-- name: insertNotInterestedMark
-- param: company_id: CompanyScope
-- row: MarkRow
insert into not_interested (company_id, intern_id, reasons, by_user, created_at)
values (:company_id, :intern_id, :reasons, :by_user, :now)
on conflict (company_id, intern_id) do update
set reasons = excluded.reasons
returning {{mark_columns}};

-- name: updateNotInterestedMark
-- param: company_id: CompanyScope
-- row: MarkRow
update not_interested
set reasons = :reasons
where company_id = :company_id and intern_id = :intern_id
returning {{mark_columns}};

-- name: deleteNotInterestedMark
-- param: company_id: CompanyScope
delete from not_interested
where company_id = :company_id and intern_id = :intern_id;

-- name: notInterestedMark
-- param: company_id: CompanyScope
-- row: MarkRow
select {{mark_columns}}
from not_interested
where company_id = :company_id and intern_id = :intern_id;

-- list: shortlistRows
-- row: ShortlistEntryRow
-- column: plan_name: string | null
-- column: added_by: string
-- column: stage: CandidatureStage | null
-- column: interview: BadgeRow['interview']
-- column: offer: BadgeRow['offer']
select
  h.intern_id, h.plan_id, p.name as plan_name, h.created_at as added_at,
  a.first_name || ' ' || a.last_name as added_by, k.stage,
  {{badge(k.candidature_id)}}
from
  shortlist h
  join users a on a.user_id = h.added_by
  join interns n on n.intern_id = h.intern_id
  join users u on u.user_id = n.user_id
  left join plans p on p.plan_id = h.plan_id
  left join lateral (
    select c.candidature_id, c.stage
    from candidatures c
    where c.company_id = h.company_id and c.intern_id = h.intern_id and c.plan_id = h.plan_id
    order by c.created_at desc
    limit 1
  ) k on true
