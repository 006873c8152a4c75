// Generated from records.sql by “npm run queries”; do not edit.
// Source: 7d19d3c0e2d4
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { SeatAlertState } from '@fledge/domain/batches/types.ts'
import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { CreditKind } from '@fledge/domain/credits/types.ts'
import type { InternshipStatus } from '@fledge/domain/internships/types.ts'
import type { InterviewStatus } from '@fledge/domain/interviews/types.ts'
import type { NoShowDecision, NoShowSide } from '@fledge/domain/no-shows/types.ts'
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
  readonly user_id: string
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
  readonly user_id: string
  readonly company_id: string
  readonly company_name: string
  readonly batch_name: string
  readonly starts_on: string
  readonly ends_on: string
  readonly sent_at: string
  readonly answer_by: string | null
}

export interface CandidatureRecordRow {
  readonly candidature_id: string
  readonly stage: CandidatureStage
  readonly intern_name: string
  readonly user_id: string
  readonly company_id: string
  readonly company_name: string
  readonly plan_name: string
  readonly batch_name: string
  readonly stage_since: string
  readonly created_at: string
  readonly end_reason: string | null
}

export interface InterviewRecordRow {
  readonly interview_id: string
  readonly status: InterviewStatus
  readonly intern_name: string
  readonly user_id: string
  readonly company_id: string
  readonly company_name: string
  readonly plan_name: string
  readonly starts_at: string | null
  readonly created_at: string
  readonly status_since: string
  readonly end_reason: string | null
}

export interface InternshipRecordRow {
  readonly internship_id: string
  readonly status: InternshipStatus
  readonly intern_name: string
  readonly user_id: string
  readonly company_id: string
  readonly company_name: string
  readonly plan_name: string
  readonly starts_on: string
  readonly ends_on: string
  readonly ended_early: boolean
  readonly supervisor: string
}

export interface NoShowRecordRow {
  readonly no_show_id: string
  readonly side: NoShowSide
  readonly intern_name: string
  readonly user_id: string
  readonly company_id: string
  readonly company_name: string
  readonly starts_at: string | null
  readonly recorded_at: string
  readonly explained_at: string | null
  readonly contested_at: string | null
  readonly decision: NoShowDecision | null
  readonly decided_at: string | null
}

export interface CreditRecordRow {
  readonly line_id: string
  readonly kind: CreditKind
  readonly amount: number
  readonly balance_after: number
  readonly reason: string
  readonly note: string | null
  readonly at: string
  readonly company_id: string
  readonly company_name: string
  readonly intern_name: string | null
  readonly user_id: string | null
  readonly actor: string | null
}

export interface SeatAlertRecordRow {
  readonly email: string
  readonly user_id: string | null
  readonly batch_id: string
  readonly batch_name: string
  readonly state: SeatAlertState
  readonly created_at: string
  readonly told_at: string | null
}

export const companyRecordRows: ListSource<CompanyRecordRow> = {
  columns: `c.company_id, c.name, c.status, country.label as country, industry.label as industry,
  c.is_trusted, c.email_domain::text as email_domain, c.created_at, c.decided_at`,
  from: `(
    select
      company_id, name, search_name, status, country_id, industry_id, is_trusted, email_domain,
      created_at, decided_at
    from companies
  ) c`,
  joins: {
    country: `left join lookup country on country.list = 'country' and country.id = c.country_id`,
    industry: `left join lookup industry on industry.list = 'industry' and industry.id = c.industry_id`,
  },
}

export const applicationRecordRows: ListSource<ApplicationRecordRow> = {
  columns: `a.application_id, n.user_id, a.status, trim(u.first_name || ' ' || u.last_name) as name,
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
    m: `left join application_milestones m on m.application_id = a.application_id`,
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
  columns: `o.offer_id, o.status, o.role, trim(u.first_name || ' ' || u.last_name) as intern_name, n.user_id,
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

export const candidatureRecordRows: ListSource<CandidatureRecordRow> = {
  columns: `k.candidature_id, k.stage, trim(u.first_name || ' ' || u.last_name) as intern_name,
  n.user_id, c.company_id, c.name as company_name, p.name as plan_name,
  b.name as batch_name, k.stage_since, k.created_at, k.end_reason`,
  from: `(
    select
      candidature_id, company_id, plan_id, intern_id, application_id, stage, stage_since,
      created_at, end_reason
    from candidatures
  ) k`,
  joins: {
    c: `join companies c on c.company_id = k.company_id`,
    p: `join plans p on p.plan_id = k.plan_id`,
    n: `join interns n on n.intern_id = k.intern_id`,
    u: `join users u on u.user_id = n.user_id`,
    a: `join applications a on a.application_id = k.application_id`,
    b: `join batches b on b.batch_id = a.batch_id`,
  },
}

export const interviewRecordRows: ListSource<InterviewRecordRow> = {
  columns: `i.interview_id, i.status, trim(u.first_name || ' ' || u.last_name) as intern_name,
  n.user_id, c.company_id, c.name as company_name, p.name as plan_name, i.starts_at,
  i.created_at, i.status_since, i.end_reason`,
  from: `(
    select
      interview_id, candidature_id, company_id, intern_id, status, starts_at, created_at,
      status_since, end_reason
    from interviews
  ) i`,
  joins: {
    c: `join companies c on c.company_id = i.company_id`,
    k: `join candidatures k on k.candidature_id = i.candidature_id`,
    p: `join plans p on p.plan_id = k.plan_id`,
    n: `join interns n on n.intern_id = i.intern_id`,
    u: `join users u on u.user_id = n.user_id`,
  },
}

export const internshipRecordRows: ListSource<InternshipRecordRow> = {
  columns: `h.internship_id, h.status, trim(u.first_name || ' ' || u.last_name) as intern_name,
  n.user_id, c.company_id, c.name as company_name, p.name as plan_name, h.starts_on,
  h.ends_on, h.ended_early,
  coalesce(trim(s.first_name || ' ' || s.last_name), m.email::text) as supervisor`,
  from: `(
    select
      internship_id, offer_id, company_id, intern_id, plan_id, supervisor_member_id, status, starts_on,
      ends_on, ended_early
    from internships
  ) h`,
  joins: {
    c: `join companies c on c.company_id = h.company_id`,
    p: `join plans p on p.plan_id = h.plan_id`,
    n: `join interns n on n.intern_id = h.intern_id`,
    u: `join users u on u.user_id = n.user_id`,
    m: `join members m on m.member_id = h.supervisor_member_id`,
    s: `left join users s on s.user_id = m.user_id`,
  },
}

export const noShowRecordRows: ListSource<NoShowRecordRow> = {
  columns: `s.no_show_id, s.side, trim(u.first_name || ' ' || u.last_name) as intern_name,
  n.user_id, c.company_id, c.name as company_name, i.starts_at, s.recorded_at,
  s.explained_at, s.contested_at, s.decision, s.decided_at`,
  from: `(
    select
      no_show_id, interview_id, company_id, intern_id, side, recorded_at, explained_at,
      contested_at, decision, decided_at
    from no_shows
  ) s`,
  joins: {
    c: `join companies c on c.company_id = s.company_id`,
    i: `join interviews i on i.interview_id = s.interview_id`,
    n: `join interns n on n.intern_id = s.intern_id`,
    u: `join users u on u.user_id = n.user_id`,
  },
}

export const creditRecordRows: ListSource<CreditRecordRow> = {
  columns: `l.line_id::text as line_id, l.kind, l.amount, l.balance_after, l.reason, l.note, l.at,
  c.company_id, c.name as company_name,
  trim(u.first_name || ' ' || u.last_name) as intern_name, n.user_id,
  trim(a.first_name || ' ' || a.last_name) as actor`,
  from: `(
    select
      line_id, company_id, kind, amount, balance_after, reason, note, interview_id, actor_id, at
    from credit_ledger
  ) l`,
  joins: {
    c: `join companies c on c.company_id = l.company_id`,
    i: `left join interviews i on i.interview_id = l.interview_id`,
    n: `left join interns n on n.intern_id = i.intern_id`,
    u: `left join users u on u.user_id = n.user_id`,
    a: `left join users a on a.user_id = l.actor_id`,
  },
}

export const seatAlertRecordRows: ListSource<SeatAlertRecordRow> = {
  columns: `s.email::text as email, u.user_id, b.batch_id, b.name as batch_name,
  case when s.told_at is null then 'WAITING' else 'TOLD'
  end as state, s.created_at, s.told_at`,
  from: `(select batch_id, email, created_at, told_at from seat_alerts) s`,
  joins: {
    b: `join batches b on b.batch_id = s.batch_id`,
    u: `left join users u on u.email = s.email`,
  },
}
