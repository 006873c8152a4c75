import type { BadgeContent } from '../tones.ts'

export const planStatuses = ['DRAFT', 'ACTIVE', 'PAUSED', 'ARCHIVED'] as const
export type PlanStatus = (typeof planStatuses)[number]

export const planBadges = {
  DRAFT: { text: 'plans.status.DRAFT', tone: 'slate' },
  ACTIVE: { text: 'plans.status.ACTIVE', tone: 'teal' },
  PAUSED: { text: 'plans.status.PAUSED', tone: 'amber' },
  ARCHIVED: { text: 'plans.status.ARCHIVED', tone: 'slate' },
} as const satisfies Readonly<Record<PlanStatus, BadgeContent>>
