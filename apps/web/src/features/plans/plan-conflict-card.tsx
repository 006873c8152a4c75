import { Card } from '@fledge/ui/card.tsx'
import { formatShortMoney } from '@fledge/kernel/money.ts'
import { getZoneCity } from '@fledge/kernel/dates.ts'
import { ConflictList } from '../../platform/forms/conflict-list.tsx'
import { wasSavedInOtherTab } from '../../platform/forms/tab-saves.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import type { PlanConflict } from './plan-conflicts.ts'
import type { Plan, PlanForm } from './plan-form.ts'
import { formatStartMonth, formatWorkplace, formatWeekRange } from './format-plan.ts'
import { getPlanFieldLabel, type PlanSaving } from './use-plan-saving.ts'

interface PlanConflictProps {
  readonly form: PlanForm
  readonly saving: PlanSaving
}

/**
 * Fields changed by two users: shows both values and lets the user choose. Until then the remote
 * value is saved, and the local one is stored on the device.
 */
export function PlanConflictCard({ form, saving }: PlanConflictProps) {
  if (saving.clashes.length === 0) return null
  return (
    <Card title={t('plans.clash.title')} count={saving.clashes.length}>
      <ConflictList
        text={t('plans.clash.text')}
        there={t('plans.clash.theirs')}
        take={t('plans.clash.takeTheirs')}
        onDecide={(field, mine) => {
          const clash = saving.clashes.find((one) => one.field === field)
          if (clash) saving.decide(clash, mine)
        }}
        clashes={saving.clashes.map((clash) => ({
          field: clash.field,
          label: getPlanFieldLabel(clash.field),
          says: formatConflictSource(clash.says),
          theirs: formatRemoteValue(clash),
          mine:
            clash.field in choiceFormatters
              ? t('plans.clash.choice')
              : formatPlainValue(form.getValues(clash.field)),
        }))}
      />
    </Card>
  )
}

/**
 * Names the source of a conflict with the user's own changes: within one browser it must be another
 * tab.
 */
const formatConflictSource = (says: string): string =>
  says === t('plans.refused.meanwhileYou') && wasSavedInOtherTab()
    ? t('plans.clash.otherTab')
    : says

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
      ? formatShortMoney({ amount: one.stipend_amount, currency: one.stipend_currency }, 'en-GB')
      : null,
}

function formatRemoteValue({ field, theirs, plan }: PlanConflict): string {
  const name = choiceFormatters[field]
  return (name ? name(plan) : formatPlainValue(theirs)) || t('plans.view.notSaid')
}

/** Formats a value: text and numbers as entered, choices with a generic text. */
function formatPlainValue(value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'plans.clash.yes' : 'plans.clash.no')
  if (typeof value === 'string') return value === '' ? t('plans.view.notSaid') : value
  return typeof value === 'number' ? String(value) : t('plans.clash.choice')
}
