-- Locks company, plan and intern in this order: each part reads the one before it first, and a part
-- that locks is never inlined.
-- name: lockParentRows
with
  company as (
    select company_id
    from companies
    where company_id = :company_id
    for no key update
  ),
  plan as (
    select p.plan_id
    from plans p cross join (select count(*) from company) as before
    where p.plan_id = :plan_id
    for no key update of p
  )
select
from interns i cross join (select count(*) from plan) as before
where i.intern_id = :intern_id
for no key update of i;

-- The same for the parents of a candidature; no row if it is out of scope. Null scopes are for timed
-- jobs and operators.
-- name: lockParentsOfCandidature
-- param: company_id: CompanyScope | null
-- param: intern_id: InternScope | null
with
  parents as (
    select company_id, plan_id, intern_id
    from candidatures
    where
      candidature_id = :candidature_id
      and (:company_id::uuid is null or company_id = :company_id)
      and (:intern_id::uuid is null or intern_id = :intern_id and known_to_intern_at is not null)
  ),
  company as (
    select k.company_id
    from companies k join parents using (company_id)
    for no key update of k
  ),
  plan as (
    select p.plan_id
    from plans p join parents using (plan_id) cross join (select count(*) from company) as before
    for no key update of p
  )
select i.intern_id
from interns i join parents using (intern_id) cross join (select count(*) from plan) as before
for no key update of i;

-- The same for several candidatures, without waiting: those of which another transaction has locked
-- a parent are left out.
-- name: lockParentsWithoutWaiting
with
  parents as (
    select candidature_id, company_id, plan_id, intern_id
    from candidatures
    where candidature_id = any (:candidature_ids::uuid[])
  ),
  company as (
    select company_id
    from companies
    where company_id in (
      select company_id
      from parents
    )
    for no key update skip locked
  ),
  plan as (
    select plan_id
    from plans
    where plan_id in (
      select p.plan_id
      from parents p join company using (company_id)
    )
    for no key update skip locked
  ),
  intern as (
    select intern_id
    from interns
    where intern_id in (
      select p.intern_id
      from parents p join plan using (plan_id)
    )
    for no key update skip locked
  )
select candidature_id, company_id, intern_id
from
  parents
  join company using (company_id)
  join plan using (plan_id)
  join intern using (intern_id);

-- name: lockCandidatureIntern
select
from interns
where intern_id = :intern_id
for no key update;

-- Also those that have ended with an offer: an answer that comes too late locks them, too, and after
-- the intern's row that would be out of order.
-- fragment: is_locked_with_intern
(
  k.stage not in ({{candidature.ended}})
  or exists (select from offers o where o.candidature_id = k.candidature_id)
)

-- name: lockCompaniesOfIntern
select
from companies
where
  company_id in (
    select k.company_id
    from candidatures k
    where k.intern_id = :intern_id and {{is_locked_with_intern}}
  )
order by company_id
for no key update;

-- name: lockPlansOfIntern
select
from plans
where
  plan_id in (
    select k.plan_id
    from candidatures k
    where k.intern_id = :intern_id and {{is_locked_with_intern}}
  )
order by plan_id
for no key update;
