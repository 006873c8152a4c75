import { getDateFormat } from '@fledge/kernel/date-format.ts'
import { getZoneCity } from '@fledge/kernel/dates.ts'
import { formatShortMoney } from '@fledge/kernel/money.ts'
import { t } from '../../platform/use-texts.ts'
import type { Plan } from './plan-form.ts'

type Brief = Pick<
  Plan,
  'career_field' | 'start_month' | 'duration_min' | 'duration_max' | 'hours_a_week' | 'place'
>

/** Formats the month of a day, such as "January 2027". */
export const monthWords = (day: string) =>
  getDateFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** Formats as "8 to 12 weeks". */
export function weeksWords(from: number | null, to: number | null): string | null {
  if (from === null) return null
  return to === null || to === from
    ? t('plans.weeksSame', { count: from })
    : t('plans.weeks', { from, to })
}

/** Formats the workplace (remote, on site or hybrid), or returns null if unknown. */
export function placeWords(place: string | null): string | null {
  if (place === 'REMOTE' || place === 'ON_SITE' || place === 'HYBRID')
    return t(`plans.place.${place}`)
  return null
}

/** Summarises a plan in one line: career field, start, duration, hours and location. */
export function planLine(plan: Brief): string {
  const parts = [
    plan.career_field,
    plan.start_month ? monthWords(plan.start_month) : null,
    weeksWords(plan.duration_min, plan.duration_max),
    plan.hours_a_week === null ? null : t('plans.hours', { hours: plan.hours_a_week }),
    placeWords(plan.place),
  ]
  return parts.filter((part) => part !== null).join('\u00a0· ')
}

const joinWords = (words: readonly (string | null)[]) => words.filter(Boolean).join(', ') || null

function startWords({ start_month: day, start_flexible: isFlexible }: Plan): string | null {
  if (!day) return null
  const month = monthWords(day)
  return isFlexible ? t('plans.view.flexible', { month }) : month
}

const hoursWords = ({ time_zone: zone, working_from: from, working_to: to }: Plan) =>
  zone ? t('plans.view.hoursIn', { from, to, city: getZoneCity(zone) }) : null

const stipendWords = ({ stipend_amount: amount, stipend_currency: currency }: Plan) =>
  amount && currency
    ? t('plans.view.stipendMonth', { amount: formatShortMoney({ amount, currency }, 'en-GB') })
    : t('plans.view.unpaid')

/** Returns the labels and values of a plan's facts. */
export function planFacts(
  plan: Plan,
): readonly { readonly name: string; readonly value: string }[] {
  const values = [
    [
      t('plans.view.field'),
      joinWords([plan.career_field, ...plan.specialisations.map((one) => one.name)]),
    ],
    [t('plans.view.start'), startWords(plan)],
    [
      t('plans.view.length'),
      joinWords([
        weeksWords(plan.duration_min, plan.duration_max),
        plan.hours_a_week === null ? null : t('plans.hours', { hours: plan.hours_a_week }),
      ]),
    ],
    [t('plans.view.hours'), hoursWords(plan)],
    [t('plans.view.place'), joinWords([placeWords(plan.place), plan.city])],
    [
      t('plans.view.openings'),
      t('plans.openings', { taken: plan.openings_taken, of: plan.openings }),
    ],
    [t('plans.view.stipend'), stipendWords(plan)],
  ] as const
  return values.map(([name, value]) => ({ name, value: value ?? t('plans.view.notSaid') }))
}

/**
 * Returns the start months of a batch as options, including the selected month even if it is not
 * one of them.
 */
export function monthOptions(
  months: readonly string[],
  chosen: string | null,
): readonly { readonly value: string; readonly label: string }[] {
  const all = chosen && !months.includes(chosen) ? [chosen, ...months] : months
  return all.map((value) => ({ value, label: monthWords(value) }))
}
