import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { shortMoney } from '@fledge/kernel/money.ts'
import { zoneCity } from '@fledge/kernel/dates.ts'
import { t } from '../../platform/use-texts.ts'
import type { Clash } from './plan-clashes.ts'
import type { Plan, PlanForm } from './plan-form.ts'
import { monthWords, placeWords, weeksWords } from './plan-words.ts'
import styles from './plans.module.css'
import { labelOf, type Saving } from './use-plan-saving.ts'

interface ClashProps {
  readonly form: PlanForm
  readonly saving: Saving
}

/** Where two wrote the same field: both words, and whose stay. Until then theirs stand and these are kept on the device. */
export function ClashCard({ form, saving }: ClashProps) {
  if (saving.clashes.length === 0) return null
  return (
    <Card title={t('plans.clash.title')} count={saving.clashes.length}>
      <Stack>
        <p role="status">{t('plans.clash.text')}</p>
        {saving.clashes.map((clash) => (
          <section key={clash.field} aria-label={labelOf(clash.field)}>
            <b>{labelOf(clash.field)}</b>
            <p className={styles['dim']}>{clash.says}</p>
            <dl className={styles['clash']}>
              <div><dt>{t('plans.clash.theirs')}</dt><dd>{theirsSay(clash)}</dd></div>
              <div><dt>{t('plans.clash.mine')}</dt><dd>{clash.field in chosenByName ? t('plans.clash.choice') : mineSay(form.getValues(clash.field))}</dd></div>
            </dl>
            <Group>
              <Button size="small" onClick={() => saving.decide(clash, false)}>{t('plans.clash.takeTheirs')}</Button>
              <Button size="small" tone="primary" onClick={() => saving.decide(clash, true)}>{t('plans.clash.keepMine')}</Button>
            </Group>
          </section>
        ))}
      </Stack>
    </Card>
  )
}

const listed = (rows: readonly { readonly name: string }[]) => rows.map((one) => one.name).join(', ')

/** Fields whose value is an id or a code: said by the name of what it stands for. */
const chosenByName: Readonly<Partial<Record<string, (plan: Plan) => string | null>>> = {
  career_field_id: (one) => one.career_field, specialisation_ids: (one) => listed(one.specialisations), skill_ids: (one) => listed(one.skills), project_type_ids: (one) => listed(one.project_types), project_ids: (one) => listed(one.projects),
  supervisor_ids: (one) => listed(one.supervisors.filter((each) => each.is_active)), start_month: (one) => (one.start_month ? monthWords(one.start_month) : null), duration_min: (one) => weeksWords(one.duration_min, null), duration_max: (one) => weeksWords(one.duration_max, null),
  place: (one) => placeWords(one.place), time_zone: (one) => (one.time_zone ? zoneCity(one.time_zone) : null), country_id: (one) => one.city,
  stipend_amount: (one) => (one.stipend_amount && one.stipend_currency ? shortMoney({ amount: one.stipend_amount, currency: one.stipend_currency }, 'en-GB') : null),
}

function theirsSay({ field, theirs, plan }: Clash): string {
  const name = chosenByName[field]
  return (name ? name(plan) : mineSay(theirs)) || t('plans.view.notSaid')
}

/** What is written here: a text as it stands, a choice where it was made. */
function mineSay(value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'plans.clash.yes' : 'plans.clash.no')
  if (typeof value === 'string') return value === '' ? t('plans.view.notSaid') : value
  return typeof value === 'number' ? String(value) : t('plans.clash.choice')
}
