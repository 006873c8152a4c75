import { maxReasonNoteLength } from '../reasons.ts'
import type { BadgeContent } from '../tones.ts'

/** Statuses of a reply to a message of the programme team. */
export const replyStatuses = ['UNANSWERED', 'ANSWERED', 'CLOSED'] as const
export type ReplyStatus = (typeof replyStatuses)[number]

export const replyBadges = {
  UNANSWERED: { text: 'replies.badge.UNANSWERED', tone: 'violet' },
  ANSWERED: { text: 'replies.badge.ANSWERED', tone: 'teal' },
  CLOSED: { text: 'replies.badge.CLOSED', tone: 'slate' },
} as const satisfies Readonly<Record<ReplyStatus, BadgeContent>>

/** What the programme team does with a reply: answers it, or closes it without an answer. */
export const replyDecisions = ['respond', 'close'] as const
export type ReplyDecision = (typeof replyDecisions)[number]

/** Longest reply, and longest answer to one. */
export const maxReplyLength = maxReasonNoteLength
/** Most replies of a person to one message. */
export const maxRepliesPerMessage = 5
/** How many messages someone finds on the page of their messages, the newest first. */
export const maxOwnMessages = 50
