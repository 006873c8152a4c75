import { applicationStatuses } from '@fledge/domain/applications/types.ts'
import { companyStatuses } from '@fledge/domain/companies/types.ts'
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
  company_id: z.string(),
  company_name: z.string(),
  batch_name: z.string(),
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  sent_at: z.string(),
  answer_by: z.string().nullable(),
})
export type OfferRecord = z.infer<typeof offerRecord>
