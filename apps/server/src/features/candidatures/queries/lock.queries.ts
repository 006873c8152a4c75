// Generated from lock.sql by “npm run queries”; do not edit.
// Source: 00dd3aba087a
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface ParentsRow {
  readonly company_id: string
  readonly plan_id: string
  readonly intern_id: string
}

export const lockCandidatureCompany = defineStatement<
  { readonly company_id: string },
  NoRow
>(
  'candidatures.lockCandidatureCompany',
  ['company_id'],
  `select
from companies
where company_id = $1
for no key update`,
)

export const lockCandidaturePlan = defineStatement<
  { readonly plan_id: string },
  NoRow
>(
  'candidatures.lockCandidaturePlan',
  ['plan_id'],
  `select
from plans
where plan_id = $1
for no key update`,
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
    select company_id
    from candidatures
    where intern_id = $1 and stage not in ('DISQUALIFIED', 'WITHDRAWN', 'CLOSED')
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
    select plan_id
    from candidatures
    where intern_id = $1 and stage not in ('DISQUALIFIED', 'WITHDRAWN', 'CLOSED')
  )
order by plan_id
for no key update`,
)

/** The rows to lock first; null scopes are for timed jobs and operators. */
export const selectCandidatureParents = defineStatement<
  {
    readonly candidature_id: string
    readonly company_id: CompanyScope | null
    readonly intern_id: InternScope | null
  },
  ParentsRow
>(
  'candidatures.selectCandidatureParents',
  ['candidature_id', 'company_id', 'intern_id'],
  `select company_id, plan_id, intern_id
from candidatures
where
  candidature_id = $1
  and ($2::uuid is null or company_id = $2)
  and ($3::uuid is null or intern_id = $3 and known_to_intern_at is not null)`,
)
