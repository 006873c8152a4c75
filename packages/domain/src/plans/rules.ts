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

/**
 * What a plan needs before it can be published: the field in requests, and its name in lists of
 * missing fields and in its text `plans.missing.…`.
 */
export const requiredPlanFields = [
  { field: 'name', key: 'title' },
  { field: 'career_field_id', key: 'careerFieldId' },
  { field: 'description', key: 'description' },
  { field: 'skill_ids', key: 'skillIds' },
  { field: 'start_month', key: 'startMonth' },
  { field: 'duration_min', key: 'weeks', limits: planWeeks },
  { field: 'hours_a_week', key: 'hoursPerWeek', limits: planHours },
  { field: 'time_zone', key: 'timeZone' },
  { field: 'openings', key: 'openings', limits: planOpenings },
  { field: 'supervisor_ids', key: 'supervisorIds' },
] as const satisfies readonly RequiredField[]

interface Limits {
  readonly min: number
  readonly max: number
}
interface RequiredField {
  readonly field: string
  readonly key: string
  readonly limits?: Limits
}
export type RequiredPlanField = (typeof requiredPlanFields)[number]
/** The values of the required fields; null or absent if empty. */
export type RequiredPlanValues = Readonly<Partial<Record<RequiredPlanField['field'], unknown>>>

function isFilled(value: unknown, limits: Limits | undefined): boolean {
  if (value === null || value === undefined) return false
  if (typeof value === 'string') return value.trim() !== ''
  if (typeof value === 'number' && limits) return value >= limits.min && value <= limits.max
  return !Array.isArray(value) || value.length > 0
}

/** Lists the required fields a plan still needs before it can be published. */
export const missingPlanFields = (values: RequiredPlanValues): readonly RequiredPlanField[] =>
  requiredPlanFields.filter(
    (required) =>
      !isFilled(values[required.field], 'limits' in required ? required.limits : undefined),
  )

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
  const errors: Partial<Record<keyof PlanConsistencyFields, string>> = {}
  if (
    plan.duration_min !== null &&
    plan.duration_max !== null &&
    plan.duration_max < plan.duration_min
  )
    errors.duration_max = 'plans.refused.durations'
  if (plan.working_from && plan.working_to && plan.working_to <= plan.working_from)
    errors.working_to = 'plans.refused.workingDay'
  if (plan.stipend_amount === null && plan.stipend_currency !== null)
    errors.stipend_amount = 'plans.refused.stipendAmount'
  if (plan.stipend_amount !== null && plan.stipend_currency === null)
    errors.stipend_currency = 'plans.refused.stipendCurrency'
  return errors
}

/** Returns the number of free openings; reserved and hired ones both count as taken. */
export function countOpeningsLeft(openings: number, openingsTaken: number): number {
  return Math.max(0, openings - openingsTaken)
}

/** Whether the number of unanswered interests in the last 180 days pauses the plan. */
export function shouldPausePlan(unansweredInPeriod: number): boolean {
  return unansweredInPeriod >= unansweredInterestRule.pauseAfterUnanswered
}
