import { z } from 'zod'
import {
  companyStatuses,
  memberPermissions,
  memberRoles,
  operatorRoles,
} from '@fledge/domain/sessions/types.ts'
import { signInSteps } from '@fledge/domain/sessions/next-step.ts'
import { secondFactorSteps } from '@fledge/domain/second-factor/rules.ts'
import { messageKey } from '../platform/message-keys.ts'
import { email, text } from '../platform/schema.ts'

export const signInType = z.enum(['C', 'I', 'O'])

export const emailQuery = z.strictObject({ email, type: signInType.optional() })
export const emailResponse = z.object({
  next: z.enum(signInSteps),
  email: z.string(),
  company_name: z.string().nullable(),
  /** When the account will be deleted at its owner's request; signing in before then cancels it. */
  erase_at: z.string().nullable(),
})

export const codeBody = z.strictObject({ email, type: signInType })
export const codeResponse = z.object({
  otp_hash: z.string(),
  expires_at: z.string(),
  resend_at: z.string(),
  /** Number of digits of the code. */
  digits: z.union([z.literal(6), z.literal(8)]),
})
const utm = text(200).optional()
export const codeVerifyBody = z.strictObject({
  otp: z.string().regex(/^(?:\d{6}|\d{8})$/, messageKey('problems.code')),
  otp_hash: z.string().min(10).max(200),
  utm_source: utm,
  utm_medium: utm,
  utm_campaign: utm,
  utm_term: utm,
  utm_content: utm,
})

/** Requests the consent page from this side's sign-in page, with the parameters of its URL. */
export const googleConsentQuery = z.strictObject({
  type: z.enum(['C', 'I']),
  redirectTo: text(2000).optional(),
  utm_source: utm,
  utm_medium: utm,
  utm_campaign: utm,
  utm_term: utm,
  utm_content: utm,
})

/**
 * Response of the provider: an authorization code (after the redirect), or the signed ID token
 * itself.
 */
export const providerLogin = z
  .strictObject({
    provider: z.literal('google'),
    state: z.string().min(20).max(200),
    code: z.string().min(1).max(2000).optional(),
    credential: z.string().min(20).max(8000).optional(),
    iss: z.string().max(300).optional(),
  })
  .refine(({ code, credential }) => (code === undefined) !== (credential === undefined), {
    path: ['code'],
    ...messageKey('problems.codeOrCredential'),
  })

export const sessionUser = z.object({
  user_id: z.string().nullable(),
  type: signInType,
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  picture_url: z.string().nullable(),
  time_zone: z.string().nullable(),
  is_reg_token: z.boolean(),
  is_invited: z.boolean(),
  is_onboarding_completed: z.boolean(),
  is_intern_onboarding_started: z.boolean(),
  signup_complete: z.boolean(),
  may_choose_batch: z.boolean(),
  intern_id: z.string().nullable(),
  /** The intern's application: the open one, otherwise the newest. */
  application_id: z.string().nullable(),
  role: z.enum([...memberRoles, ...operatorRoles]).nullable(),
  permissions: z.array(z.enum(memberPermissions)),
  company: z
    .object({
      company_id: z.string(),
      name: z.string(),
      slug: z.string(),
      account_status: z.enum(companyStatuses),
      logo_url: z.string().nullable(),
    })
    .nullable(),
  /** What has to be done before anything else: enter a code, or set the second factor up. */
  second_factor_step: z.enum(secondFactorSteps).nullable(),
  /** By when an operator has to set up a second factor; null if they have, or need not. */
  second_factor_due_at: z.string().nullable(),
  /** Set while a manager looks at the product as this user sees it. */
  view: z.object({ view_id: z.string(), ends_at: z.string() }).nullable(),
})
export type SessionUser = z.output<typeof sessionUser>

/**
 * Where a provider sign-in leads: as after the email check, signed in, or asked for a code once.
 */
export const loginResponse = z.object({
  next: z.enum(signInSteps),
  type: z.enum(['C', 'I']),
  email: z.string(),
  company_name: z.string().nullable(),
  redirect_to: z.string().nullable(),
  user: sessionUser.nullable(),
  /** The address has an account: the emailed code links the two, once. */
  code: codeResponse.nullable(),
})

export const sessionRow = z.object({
  session_id: z.string(),
  device: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  current: z.boolean(),
})
