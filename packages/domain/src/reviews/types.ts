import type { BadgeContent } from '../tones.ts'

/** Longest comment of a reviewer on a section. */
export const maxCommentLength = 500
export const maxCannedCommentNameLength = 60
/** Most canned comments that a section offers: each has a digit as its key. */
export const maxOfferedComments = 9

/** States of a canned comment: offered to reviewers, or no longer. */
export const cannedCommentStates = ['ACTIVE', 'ARCHIVED'] as const
export type CannedCommentState = (typeof cannedCommentStates)[number]

export const cannedCommentBadges = {
  ACTIVE: { text: 'cannedComments.state.ACTIVE', tone: 'teal' },
  ARCHIVED: { text: 'cannedComments.state.ARCHIVED', tone: 'slate' },
} as const satisfies Readonly<Record<CannedCommentState, BadgeContent>>

/** What a reviewer does with a canned comment in this state so that it is offered, or no longer. */
export const getCannedCommentAct = (state: CannedCommentState): 'archive' | 'restore' =>
  state === 'ACTIVE' ? 'archive' : 'restore'
