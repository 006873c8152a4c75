import type { BadgeContent } from '@fledge/domain/tones.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import type { ReactNode } from 'react'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { SearchField } from '../../platform/list/search-field.tsx'

/** What is shown instead of rows. */
export const emptyRecords = () => ({
  empty: <EmptyState title={t('recordsScreen.none')} text={t('recordsScreen.noneText')} />,
  noMatch: { title: t('recordsScreen.noMatch') },
})

interface RecordToolsProps<S extends string> {
  readonly filters: {
    readonly search?: string
    readonly status?: S
    readonly company?: string
  }
  readonly statuses: readonly S[]
  readonly badges: Readonly<Record<S, Pick<BadgeContent, 'text'>>>
  readonly onChange: (change: {
    readonly search?: string
    readonly status?: S | undefined
    readonly company?: string
  }) => void
  /** Filters that only this list has. */
  readonly children?: ReactNode
}

/** The way out of the list of one batch. */
export const AllBatchesButton = ({ onClick }: { readonly onClick: () => void }) => (
  <Button size="small" onClick={onClick}>
    {t('recordsScreen.allBatches')}
  </Button>
)

/** The way out of the list of one plan. */
export const AllPlansButton = ({ onClick }: { readonly onClick: () => void }) => (
  <Button size="small" onClick={onClick}>
    {t('recordsScreen.allPlans')}
  </Button>
)

/** Search and status, and a way out of the list of one company. */
export function RecordTools<S extends string>({
  filters,
  statuses,
  badges,
  onChange,
  children,
}: RecordToolsProps<S>) {
  return (
    <Group>
      <SearchField
        label={t('recordsScreen.search')}
        value={filters.search}
        onSearch={(search) => onChange({ search })}
      />
      <FilterSelect
        label={t('recordsScreen.status')}
        all={t('recordsScreen.anyStatus')}
        value={filters.status}
        options={statuses.map((value) => ({ value, label: translateKey(badges[value].text) }))}
        onChange={(status) => onChange({ status })}
      />
      {filters.company ? (
        <Button size="small" onClick={() => onChange({ company: '' })}>
          {t('recordsScreen.allCompanies')}
        </Button>
      ) : null}
      {children}
    </Group>
  )
}
