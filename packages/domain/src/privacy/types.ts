import { dayMs } from '@fledge/kernel/dates.ts'
import type { BadgeContent } from '../tones.ts'

/** What people ask for: a copy of their data, or its erasure. */
export const privacyRequestKinds = ['ACCESS', 'ERASURE'] as const
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number]

export const privacyRequestStates = ['OPEN', 'LATE', 'DONE'] as const
export type PrivacyRequestState = (typeof privacyRequestStates)[number]

export const privacyRequestBadges = {
  OPEN: { text: 'privacy.state.OPEN', tone: 'blue' },
  LATE: { text: 'privacy.state.LATE', tone: 'red' },
  DONE: { text: 'privacy.state.DONE', tone: 'teal' },
} as const satisfies Readonly<Record<PrivacyRequestState, BadgeContent>>

/** The law's time for a request (GDPR, Article 12: one month). */
export const privacyResponseDays = 30
export const privacyResponseMs = privacyResponseDays * dayMs
