import type { BadgeContent } from '../tones.ts'

export const weekSides = ['company', 'intern'] as const
export type WeekSide = (typeof weekSides)[number]

/** Labels of a week for one side; derived, never stored. */
export const weekLabels = [
  'YET_TO_START',
  'UNLOCKS_ON',
  'FEEDBACK_REQUIRED',
  'COMPLETED',
  'MISSED',
] as const
export type WeekLabel = (typeof weekLabels)[number]

/** Badges in the seeds' words (seed 001 §4), plus MISSED; UNLOCKS_ON takes `date`. */
export const weekBadges = {
  YET_TO_START: { text: 'weeklyFeedback.label.YET_TO_START', tone: 'slate' },
  UNLOCKS_ON: { text: 'weeklyFeedback.label.UNLOCKS_ON', tone: 'blue' },
  FEEDBACK_REQUIRED: { text: 'weeklyFeedback.label.FEEDBACK_REQUIRED', tone: 'amber' },
  COMPLETED: { text: 'weeklyFeedback.label.COMPLETED', tone: 'teal' },
  MISSED: { text: 'weeklyFeedback.label.MISSED', tone: 'slate' },
} as const satisfies Readonly<Record<WeekLabel, BadgeContent>>
