import type { PlanStatus } from './types.ts'

/**
 * Days after which unanswered interest closes, and how many unanswered in which period pause the
 * plan.
 */
export const unansweredInterestRule = {
  closeAfterDays: 21,
  pauseAfterUnanswered: 3,
  withinDays: 180,
} as const

/** Whether interviews can be proposed for the plan; not while it is paused. */
export function canTakeCandidates(status: PlanStatus): boolean {
  return status === 'ACTIVE'
}

/** The seeds' is_active: 0 for an archived plan; a draft is not listed yet (seed 000 §3). */
export function isPlanListed(status: PlanStatus): boolean {
  return status !== 'ARCHIVED' && status !== 'DRAFT'
}

/** Allowed duration of an internship in weeks (seed 000 §9). */
export const planWeeks = { min: 4, max: 16 } as const
/** Allowed hours per week. */
export const planHours = { min: 5, max: 40 } as const
export const planOpenings = { min: 1, max: 50 } as const

/** The fields of a plan that are filled in so far. */
export interface PlanDraft {
  readonly title: string | null
  readonly careerFieldId: string | null
  readonly specialisationIds: readonly string[]
  readonly skillIds: readonly string[]
  readonly projectIds: readonly string[]
  readonly description: string | null
  readonly openings: number | null
  readonly startMonth: string | null
  readonly weeks: number | null
  readonly hoursPerWeek: number | null
  readonly timeZone: string | null
  readonly supervisorIds: readonly string[]
}

const isFilled = (value: string | null) => value !== null && value.trim() !== ''

/**
 * The steps of the form with their fields; stepper, autosave and "what is missing" derive from it.
 */
export const planSteps = [
  { id: 'role', fields: ['title', 'careerFieldId', 'specialisationIds'] },
  { id: 'work', fields: ['description', 'skillIds', 'projectIds'] },
  { id: 'time', fields: ['startMonth', 'weeks', 'hoursPerWeek', 'timeZone'] },
  { id: 'people', fields: ['openings', 'supervisorIds'] },
] as const satisfies readonly { id: string; fields: readonly (keyof PlanDraft)[] }[]

/** Lists the required fields a plan still needs before it can be published. */
export function missingPlanFields(plan: PlanDraft): (keyof PlanDraft)[] {
  const complete: Partial<Record<keyof PlanDraft, boolean>> = {
    title: isFilled(plan.title),
    careerFieldId: isFilled(plan.careerFieldId),
    skillIds: plan.skillIds.length > 0,
    description: isFilled(plan.description),
    openings: isWithin(plan.openings, planOpenings),
    startMonth: isFilled(plan.startMonth),
    weeks: isWithin(plan.weeks, planWeeks),
    hoursPerWeek: isWithin(plan.hoursPerWeek, planHours),
    timeZone: isFilled(plan.timeZone),
    supervisorIds: plan.supervisorIds.length > 0,
  }
  return planSteps.flatMap((step) => step.fields.filter((field) => complete[field] === false))
}

/** Fields of a plan that must be consistent, by wire name. */
export interface PlanConsistencyFields {
  readonly duration_min: number | null
  readonly duration_max: number | null
  /** Local times, HH:MM. */
  readonly working_from: string | null
  readonly working_to: string | null
  readonly stipend_amount: number | null
  readonly stipend_currency: string | null
}

/** Fields that are only meaningful together: they are edited, validated and saved together. */
export const pairedPlanFields = [
  ['duration_min', 'duration_max'],
  ['working_from', 'working_to'],
  ['stipend_amount', 'stipend_currency'],
] as const satisfies readonly (readonly [
  keyof PlanConsistencyFields,
  keyof PlanConsistencyFields,
])[]

/**
 * Returns the inconsistencies of a plan as text keys by field. A working day ends on the day it
 * began.
 */
export function validatePlanConsistency(
  plan: PlanConsistencyFields,
): Partial<Record<keyof PlanConsistencyFields, string>> {
  const wrong: Partial<Record<keyof PlanConsistencyFields, string>> = {}
  if (
    plan.duration_min !== null &&
    plan.duration_max !== null &&
    plan.duration_max < plan.duration_min
  )
    wrong.duration_max = 'plans.refused.durations'
  if (plan.working_from && plan.working_to && plan.working_to <= plan.working_from)
    wrong.working_to = 'plans.refused.workingDay'
  if (plan.stipend_amount === null && plan.stipend_currency !== null)
    wrong.stipend_amount = 'plans.refused.stipendAmount'
  if (plan.stipend_amount !== null && plan.stipend_currency === null)
    wrong.stipend_currency = 'plans.refused.stipendCurrency'
  return wrong
}

function isWithin(
  value: number | null,
  limits: { readonly min: number; readonly max: number },
): boolean {
  return value !== null && value >= limits.min && value <= limits.max
}

/** Returns the number of free openings; reserved and hired ones both count as taken. */
export function countOpeningsLeft(openings: number, taken: number): number {
  return Math.max(0, openings - taken)
}

/** Whether the number of unanswered interests in the last 180 days pauses the plan. */
export function shouldPausePlan(unansweredInPeriod: number): boolean {
  return unansweredInPeriod >= unansweredInterestRule.pauseAfterUnanswered
}
