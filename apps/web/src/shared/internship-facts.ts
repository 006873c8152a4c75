import { formatShortMoney } from '@fledge/kernel/money.ts'
import { formatMonthAndYear } from './format-match.ts'
import { t } from '../platform/i18n/use-texts.ts'

interface InternshipFacts {
  /** "2027-03", with or without a day. */
  readonly start_month: string | null
  readonly duration_min: number | null
  readonly duration_max: number | null
  readonly hours_a_week: number | null
  /** Minor units per month. */
  readonly stipend_amount: number | null
  readonly stipend_currency: string | null
}

/** Returns "8 to 12 weeks", or null if the plan does not state it. */
export function formatPlanWeeks({
  duration_min: from,
  duration_max: to,
}: Pick<InternshipFacts, 'duration_min' | 'duration_max'>): string | null {
  if (from === null) return null
  return to === null || to === from
    ? t('companies.public.weeksSame', { count: from })
    : t('companies.public.weeks', { from, to })
}

/** Returns "Paid, €1,500 per month" or "Unpaid". */
export const formatPay = ({
  stipend_amount: amount,
  stipend_currency: currency,
}: Pick<InternshipFacts, 'stipend_amount' | 'stipend_currency'>): string =>
  amount !== null && currency !== null
    ? t('companies.public.paid', { amount: formatShortMoney({ amount, currency }) })
    : t('companies.public.unpaid')

/** Returns the facts by which interns compare internships: pay, hours, weeks and start. */
export function listInternshipFacts(plan: InternshipFacts): readonly string[] {
  return [
    formatPay(plan),
    plan.hours_a_week === null ? null : t('companies.public.hours', { hours: plan.hours_a_week }),
    formatPlanWeeks(plan),
    plan.start_month === null ? null : formatMonthAndYear(plan.start_month.slice(0, 7)),
  ].filter((fact) => fact !== null)
}
