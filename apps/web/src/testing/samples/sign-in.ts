import type { Payload } from '../../platform/http/client.ts'
import { hoursFromNow } from '../story-time.ts'

const never = () => new Promise<void>(() => {})
const doNothing = () => {}

/** A sign-in page that has not been used yet; what it sends never gets a response. */
export const sampleSignIn = {
  step: 'email',
  code: null,
  sendCode: never,
  resendCode: never,
  verifyCode: never,
  followLink: never,
  forgetLink: doNothing,
  back: doNothing,
  preservedParams: {},
  finish: doNothing,
} as const

/** A code that was sent a moment ago. */
export const sampleCode = {
  otp_hash: 'hash-of-the-code',
  email: 'amara@example.com',
  type: 'I',
  expiresAt: Date.parse(hoursFromNow(1)),
  resendAt: Date.parse(hoursFromNow(1)),
  digits: 6,
} as const

export const sampleDemoPeople: Payload<'sessions', 'demoPeople'> = [
  {
    email: 'amara@example.com',
    name: 'Amara Okafor',
    type: 'I',
    says: 'Has two interviews to choose from',
    country: 'NG',
  },
  {
    email: 'iris@example.com',
    name: 'Iris Weber',
    type: 'I',
    says: 'Writes her application',
    country: null,
  },
]
