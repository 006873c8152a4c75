// Generated from lock.sql by “npm run queries”; do not edit.
// Source: d313e010eed5
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

/** Locks company, plan and intern in this order: each part reads the one before it first, and a part that locks is never inlined. */
export const lockParentRows = defineStatement<
  { readonly company_id: string; readonly plan_id: string; readonly intern_id: string },
  NoRow
>(
  'candidatures.lockParentRows',
  ['company_id', 'plan_id', 'intern_id'],
  `with
  company as (
    select company_id
    from companies
    where company_id = $1
    for no key update
  ),
  plan as (
    select p.plan_id
    from plans p cross join (select count(*) from company) as before
    where p.plan_id = $2
    for no key update of p
  )
select
from interns i cross join (select count(*) from plan) as before
where i.intern_id = $3
for no key update of i`,
)

/** The same for the parents of a candidature; no row if it is out of scope. Null scopes are for timed jobs and operators. */
export const lockParentsOfCandidature = defineStatement<
  {
    readonly candidature_id: string
    readonly company_id: CompanyScope | null
    readonly intern_id: InternScope | null
  },
  { readonly intern_id: string }
>(
  'candidatures.lockParentsOfCandidature',
  ['candidature_id', 'company_id', 'intern_id'],
  `with
  parents as (
    select company_id, plan_id, intern_id
    from candidatures
    where
      candidature_id = $1
      and ($2::uuid is null or company_id = $2)
      and ($3::uuid is null or intern_id = $3 and known_to_intern_at is not null)
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
for no key update of i`,
)

/** The same for several candidatures, without waiting: those of which another transaction has locked a parent are left out. */
export const lockParentsWithoutWaiting = defineStatement<
  { readonly candidature_ids: readonly string[] },
  {
    readonly candidature_id: string
    readonly company_id: string
    readonly intern_id: string
  }
>(
  'candidatures.lockParentsWithoutWaiting',
  ['candidature_ids'],
  `with
  parents as (
    select candidature_id, company_id, plan_id, intern_id
    from candidatures
    where candidature_id = any ($1::uuid[])
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
  join intern using (intern_id)`,
)

export const lockCandidatureIntern = defineStatement<
  { readonly intern_id: string },
  NoRow
>(
  'candidatures.lockCandidatureIntern',
  ['intern_id'],
  `select
from interns
where intern_id = $1
for no key update`,
)

export const lockCompaniesOfIntern = defineStatement<
  { readonly intern_id: string },
  NoRow
>(
  'candidatures.lockCompaniesOfIntern',
  ['intern_id'],
  `select
from companies
where
  company_id in (
    select k.company_id
    from candidatures k
    where k.intern_id = $1 and (
  k.stage not in ('DISQUALIFIED', 'WITHDRAWN', 'CLOSED')
  or exists (select from offers o where o.candidature_id = k.candidature_id)
)
  )
order by company_id
for no key update`,
)

export const lockPlansOfIntern = defineStatement<
  { readonly intern_id: string },
  NoRow
>(
  'candidatures.lockPlansOfIntern',
  ['intern_id'],
  `select
from plans
where
  plan_id in (
    select k.plan_id
    from candidatures k
    where k.intern_id = $1 and (
  k.stage not in ('DISQUALIFIED', 'WITHDRAWN', 'CLOSED')
  or exists (select from offers o where o.candidature_id = k.candidature_id)
)
  )
order by plan_id
for no key update`,
)
