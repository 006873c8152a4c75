import { Card } from '@fledge/ui/card.tsx'
import { formatShortMoney } from '@fledge/kernel/money.ts'
import { getZoneCity } from '@fledge/kernel/dates.ts'
import { ConflictList } from '../../platform/conflict-list.tsx'
import { wasSavedInOtherTab } from '../../platform/tab-saves.ts'
import { t } from '../../platform/use-texts.ts'
import type { Conflict } from './plan-conflicts.ts'
import type { Plan, PlanForm } from './plan-form.ts'
import { monthWords, placeWords, weeksWords } from './plan-words.ts'
import { labelOf, type Saving } from './use-plan-saving.ts'

interface ClashProps {
  readonly form: PlanForm
  readonly saving: Saving
}

/**
 * Fields changed by two users: shows both values and lets the user choose. Until then the remote
 * value is saved, and the local one is stored on the device.
 */
export function ClashCard({ form, saving }: ClashProps) {
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
          label: labelOf(clash.field),
          says: whereSays(clash.says),
          theirs: theirsSay(clash),
          mine:
            clash.field in chosenByName
              ? t('plans.clash.choice')
              : mineSay(form.getValues(clash.field)),
        }))}
      />
    </Card>
  )
}

/**
 * Names the source of a conflict with the user's own changes: within one browser it must be another
 * tab.
 */
const whereSays = (says: string): string =>
  says === t('plans.refused.meanwhileYou') && wasSavedInOtherTab()
    ? t('plans.clash.otherTab')
    : says

const listed = (rows: readonly { readonly name: string }[]) =>
  rows.map((one) => one.name).join(', ')

/** Fields whose value is an id or a code, shown by its name. */
const chosenByName: Readonly<Partial<Record<string, (plan: Plan) => string | null>>> = {
  career_field_id: (one) => one.career_field,
  specialisation_ids: (one) => listed(one.specialisations),
  skill_ids: (one) => listed(one.skills),
  project_type_ids: (one) => listed(one.project_types),
  project_ids: (one) => listed(one.projects),
  supervisor_ids: (one) => listed(one.supervisors.filter((each) => each.is_active)),
  start_month: (one) => (one.start_month ? monthWords(one.start_month) : null),
  duration_min: (one) => weeksWords(one.duration_min, null),
  duration_max: (one) => weeksWords(one.duration_max, null),
  place: (one) => placeWords(one.place),
  time_zone: (one) => (one.time_zone ? getZoneCity(one.time_zone) : null),
  country_id: (one) => one.city,
  stipend_amount: (one) =>
    one.stipend_amount && one.stipend_currency
      ? formatShortMoney({ amount: one.stipend_amount, currency: one.stipend_currency }, 'en-GB')
      : null,
}

function theirsSay({ field, theirs, plan }: Conflict): string {
  const name = chosenByName[field]
  return (name ? name(plan) : mineSay(theirs)) || t('plans.view.notSaid')
}

/** Formats a value: text and numbers as entered, choices with a generic text. */
function mineSay(value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'plans.clash.yes' : 'plans.clash.no')
  if (typeof value === 'string') return value === '' ? t('plans.view.notSaid') : value
  return typeof value === 'number' ? String(value) : t('plans.clash.choice')
}
