import { Button } from '@fledge/ui/button.tsx'
import { Chip } from '@fledge/ui/chip.tsx'
import { Sheet } from '@fledge/ui/dialog.tsx'
import { FilterPill } from '@fledge/ui/filter-pill.tsx'
import { useMediaQuery } from '@mantine/hooks'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswer } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'
import { type Dimension, dimensions } from './browse-address.ts'
import { type BrowseState, valueSays } from './browse-state.ts'
import styles from './browse.module.css'
import { type Facets, FilterOptions } from './filter-options.tsx'

interface FiltersProps {
  readonly state: BrowseState
  readonly facets: Facets | undefined
  readonly count: number
}

/** Which plan the fit is for. */
export function PlanPill({ state }: { readonly state: BrowseState }) {
  const plans = useAnswer('browse', 'listOpportunityOptions', {})
  const chosen = plans.data?.payload.find((plan) => plan.internship_opportunity_id === state.plan)
  return (
    <FilterPill label={chosen?.internship_opportunity_name ?? t('browse.allPlans')} {...(chosen ? { chosen: 0 } : {})}>
      <div className={styles['plans']} role="radiogroup" aria-label={t('browse.plan')}>
        <Choice says={t('browse.allPlans')} isOn={state.plan === null} choose={() => state.set({ plan: null })} />
        {(plans.data?.payload ?? []).map((plan) => <Choice key={plan.internship_opportunity_id} says={plan.internship_opportunity_name} isOn={plan.internship_opportunity_id === state.plan} choose={() => state.set({ plan: plan.internship_opportunity_id })} />)}
      </div>
    </FilterPill>
  )
}

function Choice({ says, isOn, choose }: { readonly says: string; readonly isOn: boolean; readonly choose: () => void }) {
  return <label className={styles['choice']}><input type="radio" name="browse-plan" checked={isOn} onChange={choose} />{says}</label>
}

/** Pills with popovers; on a phone one button and a sheet. */
export function BrowseFilters({ state, facets, count }: FiltersProps) {
  const phone = useMediaQuery('(max-width: 37.5em)')
  const [opened, setOpened] = useState(false)
  const chosen = dimensions.reduce((sum, name) => sum + state.chosen[name].length, 0)
  if (!phone) {
    return (
      <div className={styles['pills']}>
        <PlanPill state={state} />
        <span className={styles['rule']} aria-hidden />
        {dimensions.map((name) => <FilterPill key={name} label={t(`browse.filter.${name}`)} chosen={state.chosen[name].length}>{facets ? <FilterOptions name={name} facets={facets} state={state} /> : null}</FilterPill>)}
      </div>
    )
  }
  return (
    <>
      <div className={styles['pills']}>
        <Button icon={<IconAdjustmentsHorizontal size={18} aria-hidden />} onClick={() => setOpened(true)}>{t('browse.filters')}{chosen > 0 ? <span className={styles['number']}>{chosen}</span> : null}</Button>
        <PlanPill state={state} />
      </div>
      <Sheet opened={opened} onClose={() => setOpened(false)} title={t('browse.filters')} closeLabel={t('common.btn.close')}
        bar={<><Button onClick={() => state.clear()}>{t('common.btn.clearAll')}</Button><Button tone="primary" onClick={() => setOpened(false)}>{t('browse.filter.show', { count })}</Button></>}>
        {dimensions.map((name) => (
          <details key={name} className={styles['part']} open={state.chosen[name].length > 0}>
            <summary>{t(`browse.filter.${name}`)}{state.chosen[name].length > 0 ? <span className={styles['number']}>{state.chosen[name].length}</span> : null}</summary>
            {facets ? <FilterOptions name={name} facets={facets} state={state} /> : null}
          </details>
        ))}
      </Sheet>
    </>
  )
}

/** What is on, each with a cross. */
export function ActiveFilters({ state, facets }: Omit<FiltersProps, 'count'>) {
  if (!state.isFiltered) return null
  const label = (name: Dimension, value: string) => valueSays(name, value, facets?.[name].find((row) => row.value === value)?.label ?? value)
  return (
    <div className={styles['active']}>
      {dimensions.flatMap((name) => state.chosen[name].map((value) => {
        const what = label(name, value)
        return <Chip key={`${name} ${value}`} onRemove={() => state.toggle(name, value)} removeLabel={t('browse.remove', { what })}>{what}</Chip>
      }))}
      <Button tone="link" size="small" onClick={() => state.clear()}>{t('common.btn.clearAll')}</Button>
    </div>
  )
}
