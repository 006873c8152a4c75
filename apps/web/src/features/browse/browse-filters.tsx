import { Button } from '@fledge/ui/button.tsx'
import { Chip } from '@fledge/ui/chip.tsx'
import { Sheet } from '@fledge/ui/dialog.tsx'
import { FilterPill } from '@fledge/ui/filter-pill.tsx'
import { useIsPhone } from '../../platform/router/use-phone.ts'
import { IconAdjustmentsHorizontal } from '@fledge/ui/icons/adjustments-horizontal.tsx'
import { type ReactNode, useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { browseFilterNames } from './browse-search.ts'
import { type BrowseState, formatFilterValue } from './browse-state.ts'
import styles from './browse.module.css'
import { type BrowseFacets, FilterOptions, PlanOptions } from './filter-options.tsx'

interface FiltersProps {
  readonly state: BrowseState
  readonly facets: BrowseFacets | undefined
  readonly count: number
}

/** Selects the plans that interns are matched with. */
function PlanPill({ state, facets }: Omit<FiltersProps, 'count'>) {
  const [only] = state.plans
  const label =
    state.plans.length > 1
      ? t('browse.plan')
      : (facets?.ir_ids.find((plan) => plan.value === only)?.label ?? t('browse.allPlans'))
  return (
    <FilterPill label={label} selectedCount={state.plans.length}>
      {facets ? <PlanOptions facets={facets} state={state} /> : null}
    </FilterPill>
  )
}

/** Filter pills with popovers; on a phone one button that opens a sheet. */
export function BrowseFilters({ state, facets, count }: FiltersProps) {
  const phone = useIsPhone()
  if (phone) return <FilterSheet state={state} facets={facets} count={count} />
  return (
    <div className={styles['pills']}>
      <PlanPill state={state} facets={facets} />
      <span className={styles['rule']} aria-hidden />
      {browseFilterNames.map((name) => (
        <FilterPill
          key={name}
          label={t(`browse.filter.${name}`)}
          selectedCount={state.chosen[name].length}
        >
          {facets ? <FilterOptions name={name} facets={facets} state={state} /> : null}
        </FilterPill>
      ))}
    </div>
  )
}

function FilterSheet({ state, facets, count }: FiltersProps) {
  const [opened, setOpened] = useState(false)
  const chosen = browseFilterNames.reduce(
    (sum, name) => sum + state.chosen[name].length,
    state.plans.length,
  )
  return (
    <div className={styles['pills']}>
      <Button
        icon={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('browse.filters')}
        <ChosenCount count={chosen} />
      </Button>
      <Sheet
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('browse.filters')}
        closeLabel={t('common.btn.close')}
        bar={
          <>
            <Button onClick={() => state.clear()}>{t('common.btn.clearAll')}</Button>
            <Button tone="primary" onClick={() => setOpened(false)}>
              {t('browse.filter.show', { count })}
            </Button>
          </>
        }
      >
        <SheetParts state={state} facets={facets} />
      </Sheet>
    </div>
  )
}

function SheetParts({ state, facets }: Omit<FiltersProps, 'count'>) {
  return (
    <>
      {facets ? (
        <SheetPart name={t('browse.plan')} chosen={state.plans.length}>
          <PlanOptions facets={facets} state={state} />
        </SheetPart>
      ) : null}
      {browseFilterNames.map((name) => (
        <SheetPart
          key={name}
          name={t(`browse.filter.${name}`)}
          chosen={state.chosen[name].length}
          isOpen={name === 'timezones'}
        >
          {facets ? <FilterOptions name={name} facets={facets} state={state} /> : null}
        </SheetPart>
      ))}
    </>
  )
}

interface PartProps {
  readonly name: string
  readonly chosen: number
  /** Opens the section even when nothing is selected. */
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** Section of the filter sheet, open when something is selected. */
function SheetPart({ name, chosen, isOpen = false, children }: PartProps) {
  return (
    <details className={styles['part']} open={chosen > 0 || isOpen}>
      <summary>
        {name}
        <ChosenCount count={chosen} />
      </summary>
      {children}
    </details>
  )
}

function ChosenCount({ count }: { readonly count: number }) {
  return count > 0 ? <span className={styles['number']}>{count}</span> : null
}

/** Active filters, each with a remove button; values without a known label are omitted. */
export function ActiveFilters({ state, facets }: Omit<FiltersProps, 'count'>) {
  const chosen = browseFilterNames.flatMap((name) =>
    state.chosen[name].flatMap((value) => {
      const row = facets?.[name].find((option) => option.value === value)
      return row ? [{ name, value, label: formatFilterValue(name, value, row.label) }] : []
    }),
  )
  if (chosen.length === 0) return null
  return (
    <div className={styles['active']}>
      {chosen.map(({ name, value, label }) => (
        <Chip
          key={`${name} ${value}`}
          onRemove={() => state.toggle(name, value)}
          removeLabel={t('browse.remove', { what: label })}
        >
          {label}
        </Chip>
      ))}
      <Button tone="link" size="small" onClick={() => state.clear()}>
        {t('common.btn.clearAll')}
      </Button>
    </div>
  )
}
