// Generated from records.sql by “npm run queries”; do not edit.
// Source: 1b0a60161a50
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { OfferStatus } from '@fledge/domain/offers/types.ts'
import type { PlanStatus } from '@fledge/domain/plans/types.ts'
import type { CompanyStatus } from '@fledge/domain/sessions/types.ts'
import {  } from '../../../platform/db/statement.ts'

export interface CompanyRecordRow {
  readonly company_id: string
  readonly name: string
  readonly status: CompanyStatus
  readonly country: string | null
  readonly industry: string | null
  readonly is_trusted: boolean
  readonly email_domain: string | null
  readonly created_at: string
  readonly decided_at: string | null
}

export interface ApplicationRecordRow {
  readonly application_id: string
  readonly status: ApplicationStatus
  readonly name: string
  readonly email: string
  readonly batch_name: string
  readonly career_field: string | null
  readonly country: string | null
  readonly reviewer: string | null
  readonly created_at: string
  readonly submitted_at: string | null
  readonly decided_at: string | null
}

export interface PlanRecordRow {
  readonly plan_id: string
  readonly name: string
  readonly status: PlanStatus
  readonly company_id: string
  readonly company_name: string
  readonly openings: number
  readonly openings_taken: number
  readonly career_field: string | null
  readonly start_month: string | null
  readonly published_at: string
  readonly updated_at: string
}

export interface OfferRecordRow {
  readonly offer_id: string
  readonly status: OfferStatus
  readonly role: string
  readonly intern_name: string
  readonly company_id: string
  readonly company_name: string
  readonly batch_name: string
  readonly starts_on: string
  readonly ends_on: string
  readonly sent_at: string
  readonly answer_by: string | null
}

export const companyRecordRows: ListSource<CompanyRecordRow> = {
  columns: `c.company_id, c.name, c.status, country.label as country, industry.label as industry,
  c.is_trusted, c.email_domain::text as email_domain, c.created_at, c.decided_at`,
  from: `(
    select
      company_id, name, status, country_id, industry_id, is_trusted, email_domain, created_at,
      decided_at
    from companies
  ) c`,
  joins: {
    country: `left join lookup country on country.list = 'country' and country.id = c.country_id`,
    industry: `left join lookup industry on industry.list = 'industry' and industry.id = c.industry_id`,
  },
}

export const applicationRecordRows: ListSource<ApplicationRecordRow> = {
  columns: `a.application_id, a.status, trim(u.first_name || ' ' || u.last_name) as name,
  u.email::text as email, b.name as batch_name, field.label as career_field,
  country.label as country, trim(r.first_name || ' ' || r.last_name) as reviewer,
  a.created_at, a.submitted_at, a.decided_at`,
  from: `(
    select
      application_id, intern_id, batch_id, status, reviewer_id, career_field_id, created_at,
      submitted_at, decided_at
    from applications
  ) a`,
  joins: {
    n: `join interns n on n.intern_id = a.intern_id`,
    u: `join users u on u.user_id = n.user_id`,
    b: `join batches b on b.batch_id = a.batch_id`,
    r: `left join users r on r.user_id = a.reviewer_id`,
    field: `left join lookup field on field.list = 'career-field' and field.id = a.career_field_id`,
    country: `left join lookup country on country.list = 'country' and country.id = u.country_id`,
  },
}

export const planRecordRows: ListSource<PlanRecordRow> = {
  columns: `p.plan_id, p.name, p.status, c.company_id, c.name as company_name, p.openings, p.openings_taken,
  field.label as career_field, p.start_month, p.published_at, p.updated_at`,
  from: `(
    select
      plan_id, company_id, name, status, openings, openings_taken, career_field_id, start_month,
      published_at, updated_at
    from plans
  ) p`,
  joins: {
    c: `join companies c on c.company_id = p.company_id`,
    field: `left join lookup field on field.list = 'career-field' and field.id = p.career_field_id`,
  },
}

export const offerRecordRows: ListSource<OfferRecordRow> = {
  columns: `o.offer_id, o.status, o.role, trim(u.first_name || ' ' || u.last_name) as intern_name,
  c.company_id, c.name as company_name, b.name as batch_name, o.starts_on, o.ends_on, o.sent_at,
  o.answer_by`,
  from: `(
    select
      offer_id, company_id, intern_id, candidature_id, status, role, starts_on, ends_on, sent_at,
      answer_by
    from offers
  ) o`,
  joins: {
    c: `join companies c on c.company_id = o.company_id`,
    n: `join interns n on n.intern_id = o.intern_id`,
    u: `join users u on u.user_id = n.user_id`,
    k: `join candidatures k on k.candidature_id = o.candidature_id`,
    a: `join applications a on a.application_id = k.application_id`,
    b: `join batches b on b.batch_id = a.batch_id`,
  },
}
