import { z } from 'zod'
import { companyStatuses } from '@fledge/domain/companies/types.ts'
import { customTitleIssue, needsCustomTitle, pocShape } from '../members/schema.ts'
import { messageKey } from '../platform/message-keys.ts'
import { line, lookupId, phone, text, zone } from '../platform/schema.ts'
import { optionalProfileLink, optionalWebsite } from '../platform/links.ts'

const person = {
  first_name: line(100),
  last_name: line(100),
  phone: phone.nullable().optional(),
  time_zone: zone,
}
const acceptedTerms = z.literal(true, messageKey('registration.terms.required'))
const { job_title_id, custom_job_title, linkedin_url } = pocShape

export const pocBody = z
  .strictObject({
    ...person,
    job_title_id,
    custom_job_title,
    linkedin_url,
    hiring_reason_ids: z.array(lookupId).max(20).optional(),
    proficient_language_ids: z.array(lookupId).max(30).optional(),
  })
  .refine(needsCustomTitle, customTitleIssue)

export const companyBody = z.strictObject({
  name: line(150),
  website: optionalWebsite,
  industry_id: z.int(messageKey('registration.choose')).positive(),
  employee_count_id: z.int(messageKey('registration.choose')).positive(),
  country_id: z.int(messageKey('registration.choose')).positive(),
  city: text(100).nullable().optional(),
  time_zone: zone,
  linkedin: optionalProfileLink('linkedinCompany'),
})
export const termsBody = z.strictObject({ terms_accepted: acceptedTerms })
export const invitationBody = z
  .strictObject({ ...person, ...pocShape, terms_accepted: acceptedTerms })
  .refine(needsCustomTitle, customTitleIssue)

export const domainCompany = z.object({
  company: z
    .object({ company_id: z.string(), name: z.string(), logo_url: z.string().nullable() })
    .nullable(),
})
export const registeringCompany = z.object({
  company_id: z.string(),
  name: z.string(),
  website: z.string().nullable(),
  industry_id: z.int().nullable(),
  employee_count_id: z.int().nullable(),
  country_id: z.int().nullable(),
  city: z.string().nullable(),
  time_zone: z.string(),
  linkedin: z.string().nullable(),
  logo_url: z.string().nullable(),
  account_status: z.enum(companyStatuses),
})
export const registrationState = z.object({
  email: z.string(),
  is_invited: z.boolean(),
  invited_by: z.string().nullable(),
  company: registeringCompany.nullable(),
  /** What the programme team knew when it invited the company. */
  invitation: z
    .object({
      name: z.string(),
      website: z.string().nullable(),
      first_name: z.string(),
      last_name: z.string(),
    })
    .nullable(),
  poc: z
    .object({
      first_name: z.string(),
      last_name: z.string(),
      phone: z.string().nullable().optional(),
      time_zone: z.string(),
      job_title_id: z.union([z.int(), z.literal('other')]),
      custom_job_title: z.string().nullable().optional(),
      linkedin_url: z.string(),
      hiring_reason_ids: z.array(z.int()).optional(),
      proficient_language_ids: z.array(z.int()).optional(),
    })
    .nullable(),
})
