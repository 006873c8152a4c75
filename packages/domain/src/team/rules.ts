import { dayMs } from '@fledge/kernel/dates.ts'

/** How long an invitation to the programme team can be accepted. */
export const teamInvitationMs = 7 * dayMs

/** Longest absence that can be entered. */
export const maxAbsenceDays = 366
