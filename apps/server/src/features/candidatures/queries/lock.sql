-- name: lockCandidatureCompany
select
from companies
where company_id = :company_id
for no key update;

-- name: lockCandidaturePlan
select
from plans
where plan_id = :plan_id
for no key update;

-- name: lockCandidatureIntern
select
from interns
where intern_id = :intern_id
for no key update;

-- name: lockCompaniesOfIntern
select
from companies
where
  company_id in (
    select company_id
    from candidatures
    where intern_id = :intern_id and stage not in ({{candidature.ended}})
  )
order by company_id
for no key update;

-- name: lockPlansOfIntern
select
from plans
where
  plan_id in (
    select plan_id
    from candidatures
    where intern_id = :intern_id and stage not in ({{candidature.ended}})
  )
order by plan_id
for no key update;

-- The rows to lock first; null scopes are for timed jobs and operators.
-- name: selectCandidatureParents
-- param: company_id: CompanyScope | null
-- param: intern_id: InternScope | null
-- row: ParentsRow
select company_id, plan_id, intern_id
from candidatures
where
  candidature_id = :candidature_id
  and (:company_id::uuid is null or company_id = :company_id)
  and (:intern_id::uuid is null or intern_id = :intern_id and known_to_intern_at is not null);
