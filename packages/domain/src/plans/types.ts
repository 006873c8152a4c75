import type { BadgeContent } from '../tones.ts'

export const planStatuses = ['DRAFT', 'ACTIVE', 'PAUSED', 'ARCHIVED'] as const
export type PlanStatus = (typeof planStatuses)[number]

/** Statuses in which interns see the plan. */
export const visiblePlanStatuses = ['ACTIVE'] as const satisfies readonly PlanStatus[]

/** Statuses in which interns can know the plan, so that interest is refused with a reason. */
export const knownPlanStatuses = [
  ...visiblePlanStatuses,
  'PAUSED',
] as const satisfies readonly PlanStatus[]

export const planBadges = {
  DRAFT: { text: 'plans.status.DRAFT', tone: 'slate' },
  ACTIVE: { text: 'plans.status.ACTIVE', tone: 'teal' },
  PAUSED: { text: 'plans.status.PAUSED', tone: 'amber' },
  ARCHIVED: { text: 'plans.status.ARCHIVED', tone: 'slate' },
} as const satisfies Readonly<Record<PlanStatus, BadgeContent>>
