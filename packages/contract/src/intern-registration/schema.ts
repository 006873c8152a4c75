import { z } from 'zod'
import { signUpSteps } from '@fledge/domain/intern-registration/sign-up-steps.ts'
import { batchView } from '../batches/schema.ts'
import { messageKey } from '../platform/message-keys.ts'
import { line, lookupId, daySchema, phoneNumber, zone } from '../platform/schema.ts'

export const internRegistrationDetails = z.strictObject({
  first_name: line(100),
  last_name: line(100),
  phone: phoneNumber,
  intern_dob: daySchema,
  country_id: lookupId,
  time_zone: zone,
  terms_accepted: z.literal(true, messageKey('registration.terms.required')),
  /** Required if the chosen batch has a partner. */
  partner_terms_accepted: z.boolean().optional(),
})

/** The next sign-up step; null when none is left. */
export const internOnboardingStatus = z.object({
  next: z.enum(signUpSteps).nullable(),
  done: z.array(z.enum(signUpSteps)),
  signup_complete: z.boolean(),
  batch: batchView.nullable(),
})

/** Data known about a person during registration or just after it. */
export const registeringIntern = z.object({
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  batch: batchView.nullable(),
  university: z.object({ university_id: z.int(), name: z.string() }).nullable(),
})
