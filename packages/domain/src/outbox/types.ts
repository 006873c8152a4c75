import type { BadgeContent } from '../tones.ts'

/** Emails that have not been delivered although delivery was tried. */
export const failedMailStates = ['RETRYING', 'GIVEN_UP'] as const
export type FailedMailState = (typeof failedMailStates)[number]

export const failedMailBadges = {
  RETRYING: { text: 'outbox.state.RETRYING', tone: 'amber' },
  GIVEN_UP: { text: 'outbox.state.GIVEN_UP', tone: 'red' },
} as const satisfies Readonly<Record<FailedMailState, BadgeContent>>

/** Why a delivery failed: the mail server refused the email, was busy, or could not be reached. */
export const mailFailures = ['REFUSED', 'BUSY', 'UNREACHABLE'] as const
export type MailFailure = (typeof mailFailures)[number]

/** Most emails that one call tries again. */
export const maxRetriedMails = 500

/**
 * Classifies the error of a delivery as it is stored: a code, followed by the response of the mail
 * server if there was one (RFC 5321: 4xx may succeed later, 5xx is final).
 */
export function toMailFailure(error: string): MailFailure {
  const response = / ([45])\d\d$/.exec(error)?.[1]
  if (response === undefined) return 'UNREACHABLE'
  return response === '5' ? 'REFUSED' : 'BUSY'
}
