import { certificateStates } from '@fledge/domain/certificates/types.ts'
import { z } from 'zod'

/** Contents of a certificate, stored once when it is issued. */
export const certificateFacts = z.object({
  holder: z.string(),
  role: z.string(),
  company: z.string(),
  batch: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  weeks: z.int(),
  weeks_done: z.int(),
  hours: z.number(),
  hours_a_week: z.int(),
  average_rating: z.number().nullable(),
  skills: z.array(z.string()),
  supervisor: z.string(),
})
export type CertificateFacts = z.output<typeof certificateFacts>
export const certificateView = z.object({
  uuid: z.string(),
  state: z.enum(certificateStates),
  facts: certificateFacts,
  issued_at: z.string(),
  revoked_at: z.string().nullable(),
  revoked_reason: z.string().nullable(),
  checked_at: z.string(),
  company_logo_url: z.string().nullable(),
  has_file: z.boolean(),
})
export type CertificateView = z.output<typeof certificateView>
export const certificateRow = z.object({
  uuid: z.string(),
  holder: z.string(),
  company: z.string(),
  role: z.string(),
  batch: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  issued_at: z.string(),
  revoked_at: z.string().nullable(),
  revoked_reason: z.string().nullable(),
})
export type CertificateListRow = z.output<typeof certificateRow>
