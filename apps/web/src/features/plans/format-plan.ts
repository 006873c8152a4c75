import { getDateFormat } from '@fledge/kernel/date-format.ts'
import { getZoneCity } from '@fledge/kernel/dates.ts'
import { formatShortMoney } from '@fledge/kernel/money.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import type { Plan } from './plan-form.ts'

type PlanSummaryFacts = Pick<
  Plan,
  'career_field' | 'start_month' | 'duration_min' | 'duration_max' | 'hours_a_week' | 'place'
>

/** Formats the month of a day, such as "January 2027". */
export const formatStartMonth = (day: string) =>
  getDateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** Formats as "8 to 12 weeks". */
export function formatWeekRange(from: number | null, to: number | null): string | null {
  if (from === null) return null
  return to === null || to === from
    ? t('plans.weeksSame', { count: from })
    : t('plans.weeks', { from, to })
}

/** Formats the workplace (remote, on site or hybrid), or returns null if unknown. */
export function formatWorkplace(place: string | null): string | null {
  if (place === 'REMOTE' || place === 'ON_SITE' || place === 'HYBRID')
    return t(`plans.place.${place}`)
  return null
}

/** Summarises a plan in one line: career field, start, duration, hours and location. */
export function formatPlanSummary(plan: PlanSummaryFacts): string {
  const parts = [
    plan.career_field,
    plan.start_month ? formatStartMonth(plan.start_month) : null,
    formatWeekRange(plan.duration_min, plan.duration_max),
    plan.hours_a_week === null ? null : t('plans.hours', { hours: plan.hours_a_week }),
    formatWorkplace(plan.place),
  ]
  return parts.filter((part) => part !== null).join('\u00a0· ')
}

const joinTexts = (words: readonly (string | null)[]) => words.filter(Boolean).join(', ') || null

function formatStart({ start_month: day, start_flexible: isFlexible }: Plan): string | null {
  if (!day) return null
  const month = formatStartMonth(day)
  return isFlexible ? t('plans.view.flexible', { month }) : month
}

const formatWorkingHours = ({ time_zone: zone, working_from: from, working_to: to }: Plan) =>
  zone ? t('plans.view.hoursIn', { from, to, city: getZoneCity(zone) }) : null

const formatPlanStipend = ({ stipend_amount: amount, stipend_currency: currency }: Plan) =>
  amount && currency
    ? t('plans.view.stipendMonth', { amount: formatShortMoney({ amount, currency }) })
    : t('plans.view.unpaid')

/** Returns the labels and values of a plan's facts. */
export function listPlanFacts(
  plan: Plan,
): readonly { readonly name: string; readonly value: string }[] {
  const values = [
    [
      t('plans.view.field'),
      joinTexts([
        plan.career_field,
        ...plan.specialisations.map((specialisation) => specialisation.name),
      ]),
    ],
    [t('plans.view.start'), formatStart(plan)],
    [
      t('plans.view.length'),
      joinTexts([
        formatWeekRange(plan.duration_min, plan.duration_max),
        plan.hours_a_week === null ? null : t('plans.hours', { hours: plan.hours_a_week }),
      ]),
    ],
    [t('plans.view.hours'), formatWorkingHours(plan)],
    [t('plans.view.place'), joinTexts([formatWorkplace(plan.place), plan.city])],
    [
      t('plans.view.openings'),
      t('plans.openings', { taken: plan.openings_taken, of: plan.openings }),
    ],
    [t('plans.view.stipend'), formatPlanStipend(plan)],
  ] as const
  return values.map(([name, value]) => ({ name, value: value ?? t('plans.view.notSaid') }))
}

/**
 * Returns the start months of a batch as options, including the selected month even if it is not
 * one of them.
 */
export function toMonthOptions(
  months: readonly string[],
  chosen: string | null,
): readonly { readonly value: string; readonly label: string }[] {
  const all = chosen && !months.includes(chosen) ? [chosen, ...months] : months
  return all.map((value) => ({ value, label: formatStartMonth(value) }))
}
