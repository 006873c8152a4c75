import { applicationStatuses } from '@fledge/domain/applications/types.ts'
import { seatAlertStates } from '@fledge/domain/batches/types.ts'
import { candidatureStages } from '@fledge/domain/candidatures/types.ts'
import { companyStatuses } from '@fledge/domain/companies/types.ts'
import { creditKinds } from '@fledge/domain/credits/types.ts'
import { internshipStatuses } from '@fledge/domain/internships/types.ts'
import { interviewStatuses } from '@fledge/domain/interviews/types.ts'
import { noShowDecisions, noShowSides } from '@fledge/domain/no-shows/types.ts'
import { offerStatuses } from '@fledge/domain/offers/types.ts'
import { planStatuses } from '@fledge/domain/plans/types.ts'
import { z } from 'zod'

/** A company in the programme team's list, in whatever state. */
export const companyRecord = z.object({
  company_id: z.string(),
  name: z.string(),
  status: z.enum(companyStatuses),
  country: z.string().nullable(),
  industry: z.string().nullable(),
  is_trusted: z.boolean(),
  email_domain: z.string().nullable(),
  created_at: z.string(),
  decided_at: z.string().nullable(),
})
export type CompanyRecord = z.infer<typeof companyRecord>

/** An application in the programme team's list, in whatever state. */
export const applicationRecord = z.object({
  application_id: z.string(),
  /** Id of the intern's page. */
  user_id: z.string(),
  status: z.enum(applicationStatuses),
  name: z.string(),
  email: z.string(),
  batch_name: z.string(),
  career_field: z.string().nullable(),
  country: z.string().nullable(),
  reviewer: z.string().nullable(),
  created_at: z.string(),
  submitted_at: z.string().nullable(),
  decided_at: z.string().nullable(),
})
export type ApplicationRecord = z.infer<typeof applicationRecord>

/** Someone who asked to be told about a free seat. */
export const seatAlertRecord = z.object({
  email: z.string(),
  /** Id of the person's page; null without an account. */
  user_id: z.string().nullable(),
  batch_id: z.string(),
  batch_name: z.string(),
  state: z.enum(seatAlertStates),
  created_at: z.string(),
  told_at: z.string().nullable(),
})
export type SeatAlertRecord = z.infer<typeof seatAlertRecord>

/** A published plan in the programme team's list. */
export const planRecord = z.object({
  plan_id: z.string(),
  name: z.string(),
  status: z.enum(planStatuses),
  company_id: z.string(),
  company_name: z.string(),
  openings: z.int(),
  openings_taken: z.int(),
  career_field: z.string().nullable(),
  start_month: z.string().nullable(),
  published_at: z.string(),
  updated_at: z.string(),
})
export type PlanRecord = z.infer<typeof planRecord>

/** A sent offer in the programme team's list, in whatever state. */
export const offerRecord = z.object({
  offer_id: z.string(),
  status: z.enum(offerStatuses),
  role: z.string(),
  intern_name: z.string(),
  /** Id of the intern's page. */
  user_id: z.string(),
  company_id: z.string(),
  company_name: z.string(),
  batch_name: z.string(),
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  sent_at: z.string(),
  answer_by: z.string().nullable(),
})
export type OfferRecord = z.infer<typeof offerRecord>

/** The intern and the company of a record. */
const parties = {
  intern_name: z.string(),
  /** Id of the intern's page. */
  user_id: z.string(),
  company_id: z.string(),
  company_name: z.string(),
}

/** A candidature in the programme team's list, in whatever stage. */
export const candidatureRecord = z.object({
  candidature_id: z.string(),
  stage: z.enum(candidatureStages),
  ...parties,
  plan_name: z.string(),
  batch_name: z.string(),
  stage_since: z.string(),
  created_at: z.string(),
  end_reason: z.string().nullable(),
})
export type CandidatureRecord = z.infer<typeof candidatureRecord>

/** An interview in the programme team's list, in whatever state. */
export const interviewRecord = z.object({
  interview_id: z.string(),
  status: z.enum(interviewStatuses),
  ...parties,
  plan_name: z.string(),
  /** Agreed time; null until one is agreed. */
  starts_at: z.string().nullable(),
  created_at: z.string(),
  status_since: z.string(),
  end_reason: z.string().nullable(),
})
export type InterviewRecord = z.infer<typeof interviewRecord>

/** An internship in the programme team's list, in whatever state. */
export const internshipRecord = z.object({
  internship_id: z.string(),
  status: z.enum(internshipStatuses),
  ...parties,
  plan_name: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  ended_early: z.boolean(),
  supervisor: z.string(),
})
export type InternshipRecord = z.infer<typeof internshipRecord>

/** A missed interview on record. */
export const noShowRecord = z.object({
  no_show_id: z.string(),
  /** The side that did not come. */
  side: z.enum(noShowSides),
  ...parties,
  starts_at: z.string().nullable(),
  recorded_at: z.string(),
  explained_at: z.string().nullable(),
  contested_at: z.string().nullable(),
  decision: z.enum(noShowDecisions).nullable(),
  decided_at: z.string().nullable(),
})
export type NoShowRecord = z.infer<typeof noShowRecord>

/** A line of the ledger of interview credits. */
export const creditRecord = z.object({
  line_id: z.string(),
  kind: z.enum(creditKinds),
  amount: z.int(),
  balance_after: z.int(),
  /** Code of why. */
  reason: z.string(),
  note: z.string().nullable(),
  at: z.string(),
  company_id: z.string(),
  company_name: z.string(),
  /** The intern of the interview; null for grants. */
  intern_name: z.string().nullable(),
  user_id: z.string().nullable(),
  /** Who caused it; null for jobs. */
  actor: z.string().nullable(),
})
export type CreditRecord = z.infer<typeof creditRecord>
