import { z } from 'zod'
import { batchView } from '../batches/schema.ts'
import { messageKey } from '../platform/message-keys.ts'
import { line, lookupId, day, phoneNumber, zone } from '../platform/schema.ts'

export const basicDetails = z.strictObject({
  first_name: line(100),
  last_name: line(100),
  phone: phoneNumber,
  intern_dob: day,
  country_id: lookupId,
  time_zone: zone,
  terms_accepted: z.literal(true, messageKey('registration.terms.required')),
  /** Asked for where the batch they come for is a partner's. */
  partner_terms_accepted: z.boolean().optional(),
})

export const signUpSteps = ['personalization', 'batch-selection'] as const
/** Which sign-up step is next; null when there is none left. */
export const onboardingStatus = z.object({
  next: z.enum(signUpSteps).nullable(),
  done: z.array(z.enum(signUpSteps)),
  signup_complete: z.boolean(),
  batch: batchView.nullable(),
})

/** Somebody who registers, or has just registered: what is known of them so far. */
export const registeringIntern = z.object({
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  batch: batchView.nullable(),
  university: z.object({ university_id: z.int(), name: z.string() }).nullable(),
})
