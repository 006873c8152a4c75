import { minuteMs } from '@fledge/kernel/dates.ts'

/** What is promised of the product (docs/runbooks/objectives.md). */
export const objectives = ['sign_in', 'page', 'read', 'change', 'mail'] as const
export type Objective = (typeof objectives)[number]

/** Share of successes within 30 days that is aimed for, in percent. */
export const objectiveGoals: Readonly<Record<Objective, number>> = {
  sign_in: 99.9,
  page: 99,
  read: 99.9,
  change: 99.5,
  mail: 99,
}

/** Pages and changes that take longer than this miss their objective, and emails than that. */
export const maxResponseMs = 500
export const maxMailMs = minuteMs

/** Counts are kept for periods of this length. */
export const countPeriodMs = 5 * minuteMs

/** A request as far as objectives ask for it. */
export interface ResponseFacts {
  readonly method: string
  /** Pattern of the route. */
  readonly route: string
  readonly status: number
  readonly ms: number
}

/** `missed`: too many failed or took too long. `silent`: nothing was counted at all. */
export type IncidentKind = 'missed' | 'silent'

/** A time in which an objective was clearly missed. */
export interface Incident {
  readonly objective: Objective
  readonly kind: IncidentKind
  readonly startsAt: Date
  /** Null while it lasts. */
  readonly endsAt: Date | null
}

/** A period of an objective with something that is wrong. */
export interface BadPeriod {
  readonly objective: Objective
  readonly kind: IncidentKind
  readonly startsAt: Date
  readonly endsAt: Date
}
