import type { BadgeContent } from '../tones.ts'

/** Statuses of a text, a photo or a plan that the programme team has hidden. */
export const hidingStatuses = ['HIDDEN', 'CHANGED', 'APPEALED', 'RESTORED'] as const
export type HidingStatus = (typeof hidingStatuses)[number]

/** Statuses in which only its owner and the programme team see it. */
export const hiddenStatuses = [
  'HIDDEN',
  'CHANGED',
  'APPEALED',
] as const satisfies readonly HidingStatus[]

/** Statuses in which the programme team has to decide. */
export const requestedStatuses = ['CHANGED', 'APPEALED'] as const satisfies readonly HidingStatus[]

export const hidingBadges = {
  HIDDEN: { text: 'hidings.badge.HIDDEN', tone: 'slate' },
  CHANGED: { text: 'hidings.badge.CHANGED', tone: 'violet' },
  APPEALED: { text: 'hidings.badge.APPEALED', tone: 'violet' },
  RESTORED: { text: 'hidings.badge.RESTORED', tone: 'teal' },
} as const satisfies Readonly<Record<HidingStatus, BadgeContent>>

/** What its owner asks the programme team for: a look at what they changed, or an appeal. */
export const hidingRequests = ['change', 'appeal'] as const
export type HidingRequest = (typeof hidingRequests)[number]

export const hidingDecisions = ['uphold', 'restore'] as const
export type HidingDecision = (typeof hidingDecisions)[number]
