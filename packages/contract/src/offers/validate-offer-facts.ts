import { validateDates, isStartPassed } from '@fledge/domain/offers/rules.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import { daySchema } from '../platform/schema.ts'
import { translateMessage } from '../platform/message-keys.ts'

/** Limits of step 1 beyond the shape of each field; null means no limit. */
export interface Step1Limits {
  readonly programme_start: string | null
  readonly programme_end: string | null
  /** The last day on which an internship can start. */
  readonly placement_deadline: string | null
  /** In the plan's zone. */
  readonly today: string | null
}
export const noLimits: Step1Limits = {
  programme_start: null,
  programme_end: null,
  placement_deadline: null,
  today: null,
}

type Step1Field = 'starts_on' | 'ends_on' | 'stipend_amount' | 'stipend_currency'
const isDay = (value: unknown): value is string => daySchema.safeParse(value).success
const isMissing = (value: unknown) => value === null || value === undefined || value === ''

/** Returns the problems of the dates that are filled in: field → sentence; empty if valid. */
export function validateOfferDays(
  values: { readonly starts_on?: unknown; readonly ends_on?: unknown },
  limits: Step1Limits,
): Partial<Record<Step1Field, string>> {
  const { starts_on: from, ends_on: to } = values
  if (!isDay(from)) return {}
  const last = limits.placement_deadline
  const batch = {
    startsOn: limits.programme_start,
    endsOn: limits.programme_end,
    placementDeadline: last,
  }
  const { startsOn, endsOn } = validateDates(from, isDay(to) ? to : null, batch)
  const start =
    limits.today !== null && isStartPassed(from, limits.today)
      ? ('offers.dates.past' as const)
      : startsOn
  return {
    ...(start
      ? { starts_on: translateMessage(start, { day: last === null ? '' : formatDate(last) }) }
      : {}),
    ...(endsOn ? { ends_on: translateMessage(endsOn) } : {}),
  }
}

/**
 * Returns the problems of step 1 beyond its shape; used by the form and the server. Fields of the
 * wrong shape are left to the schema.
 */
export function validateOfferFacts(
  values: Readonly<Record<string, unknown>>,
  limits: Step1Limits,
): Partial<Record<Step1Field, string>> {
  const isPaid = values['is_paid'] === true
  return {
    ...validateOfferDays(values, limits),
    ...(isPaid && isMissing(values['stipend_amount'])
      ? { stipend_amount: translateMessage('offers.missing.stipendAmount') }
      : {}),
    ...(isPaid && isMissing(values['stipend_currency'])
      ? { stipend_currency: translateMessage('offers.missing.stipendCurrency') }
      : {}),
  }
}
