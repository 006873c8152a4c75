import { isSameValue } from '@fledge/domain/three-way-merge.ts'
import { formatShortMoney } from '@fledge/kernel/money.ts'
import { getZoneCity } from '@fledge/kernel/dates.ts'
import { ConflictCard } from '../../platform/forms/conflict-card.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { isPlanField, type Plan } from './plan-form.ts'
import { formatStartMonth, formatWorkplace, formatWeekRange } from './format-plan.ts'
import { getPlanFieldLabel } from './plan-issues.ts'
import { toSavedPlanValues, type PlanSaving } from './use-plan-saving.ts'

/** Fields of a plan changed by two users: shows both values and lets the user choose. */
export const PlanConflictCard = ({ saving }: { readonly saving: PlanSaving }) => (
  <ConflictCard
    conflicts={saving.conflicts}
    onDecide={saving.decide}
    read={(field) => (isPlanField(field) ? saving.form.getValues(field) : null)}
    describe={(field) => ({
      label: isPlanField(field) ? getPlanFieldLabel(field) : field,
      format: (value) => formatValue(saving.plan, field, value),
    })}
  />
)

const joinNames = (rows: readonly { readonly name: string }[]) =>
  rows.map((one) => one.name).join(', ')

/** Fields whose value is an id or a code, shown by its name. */
const choiceFormatters: Readonly<Partial<Record<string, (plan: Plan) => string | null>>> = {
  career_field_id: (one) => one.career_field,
  specialisation_ids: (one) => joinNames(one.specialisations),
  skill_ids: (one) => joinNames(one.skills),
  project_type_ids: (one) => joinNames(one.project_types),
  project_ids: (one) => joinNames(one.projects),
  supervisor_ids: (one) => joinNames(one.supervisors.filter((each) => each.is_active)),
  start_month: (one) => (one.start_month ? formatStartMonth(one.start_month) : null),
  duration_min: (one) => formatWeekRange(one.duration_min, null),
  duration_max: (one) => formatWeekRange(one.duration_max, null),
  place: (one) => formatWorkplace(one.place),
  time_zone: (one) => (one.time_zone ? getZoneCity(one.time_zone) : null),
  country_id: (one) => one.city,
  stipend_amount: (one) =>
    one.stipend_amount && one.stipend_currency
      ? formatShortMoney({ amount: one.stipend_amount, currency: one.stipend_currency })
      : null,
}

/** Formats a value; a choice by its name in the saved plan, if it is saved. */
function formatValue(plan: Plan | null, field: string, value: unknown): string {
  const formatChoice = choiceFormatters[field]
  if (!formatChoice || !plan) return formatPlainValue(value)
  return isSameValue(field, value, toSavedPlanValues(plan)[field])
    ? (formatChoice(plan) ?? t('plans.view.notSaid'))
    : t('common.conflict.choice')
}

/** Formats a value: text and numbers as entered, choices with a generic text. */
function formatPlainValue(value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'plans.value.yes' : 'plans.value.no')
  if (typeof value === 'string') return value === '' ? t('plans.view.notSaid') : value
  return typeof value === 'number' ? String(value) : t('common.conflict.choice')
}
