import { addWorkingDays, type Instant } from '@fledge/kernel/dates.ts'
import { maxReasonNoteLength } from '../reasons.ts'
import type { BadgeContent } from '../tones.ts'

/** Statuses of a second opinion that a reviewer asks a colleague for. */
export const opinionStatuses = ['ASKED', 'ANSWERED', 'CANCELLED'] as const
export type OpinionStatus = (typeof opinionStatuses)[number]

export const opinionBadges = {
  ASKED: { text: 'opinions.badge.ASKED', tone: 'amber' },
  ANSWERED: { text: 'opinions.badge.ANSWERED', tone: 'teal' },
  CANCELLED: { text: 'opinions.badge.CANCELLED', tone: 'slate' },
} as const satisfies Readonly<Record<OpinionStatus, BadgeContent>>

/** What a colleague recommends; the first reviewer decides. */
export const recommendations = ['APPROVE', 'REQUEST_CHANGES', 'REJECT', 'UNSURE'] as const
export type Recommendation = (typeof recommendations)[number]

/** Longest question, and longest comment that answers it. */
export const maxOpinionLength = maxReasonNoteLength

/** Returns by when a colleague has to answer, in UTC so that everyone sees the same time. */
export const opinionDueAt = (askedAt: Instant): Date => addWorkingDays(askedAt, 1, 'UTC')

/** Whether a colleague has been asked and has not answered yet. */
export const isOpinionOpen = ({ status }: { readonly status: OpinionStatus }): boolean =>
  status === 'ASKED'
