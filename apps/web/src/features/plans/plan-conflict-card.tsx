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
  rows.map((row) => row.name).join(', ')

/** Fields whose value is an id or a code, shown by its name. */
const choiceFormatters: Readonly<Partial<Record<string, (plan: Plan) => string | null>>> = {
  career_field_id: (plan) => plan.career_field,
  specialisation_ids: (plan) => joinNames(plan.specialisations),
  skill_ids: (plan) => joinNames(plan.skills),
  project_type_ids: (plan) => joinNames(plan.project_types),
  project_ids: (plan) => joinNames(plan.projects),
  supervisor_ids: (plan) => joinNames(plan.supervisors.filter((each) => each.is_active)),
  start_month: (plan) => (plan.start_month ? formatStartMonth(plan.start_month) : null),
  duration_min: (plan) => formatWeekRange(plan.duration_min, null),
  duration_max: (plan) => formatWeekRange(plan.duration_max, null),
  place: (plan) => formatWorkplace(plan.place),
  time_zone: (plan) => (plan.time_zone ? getZoneCity(plan.time_zone) : null),
  country_id: (plan) => plan.city,
  stipend_amount: (plan) =>
    plan.stipend_amount && plan.stipend_currency
      ? formatShortMoney({ amount: plan.stipend_amount, currency: plan.stipend_currency })
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
