import { uuid } from '@fledge/contract/platform/schema.ts'
import type { UnplacedSelection } from '@fledge/contract/placement/schema.ts'
import { placementPeriods, placementSteps } from '@fledge/domain/placement/types.ts'
import { Group } from '@fledge/ui/page.tsx'
import { useOptions } from '../../platform/forms/lookup-options.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { oneOf, type ParamParser } from '../../platform/list/list-address.ts'
import type { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { formatStep } from './format-step.ts'

const owners = ['me', 'none'] as const
/** Oneself, no one, or a colleague. */
const ownerParam: ParamParser<string> = (value) =>
  owners.find((owner) => owner === value) ??
  (uuid.safeParse(value).success && typeof value === 'string' ? value : undefined)
/** An id in the address, a UUID or a number. */
const idParam: ParamParser<string> = (value) =>
  typeof value === 'string' && /^[\da-f-]{1,36}$/.test(value) ? value : undefined

/** The filters of the placement clock in the address. */
export const placementFilters = {
  batch_id: idParam,
  career_field_id: idParam,
  days_left: oneOf(placementPeriods),
  step: oneOf(placementSteps),
  owner: ownerParam,
}
export type PlacementParams = ReturnType<typeof useListParams<typeof placementFilters>>
export type UnplacedFilters = Extract<UnplacedSelection, { filters: unknown }>['filters']

function useBatchOptions() {
  const batches = useApiQuery('batches', 'listOperatorBatches', { query: { per_page: '100' } })
  return (batches.data?.payload ?? []).map(({ batch_id: value, name: label }) => ({ value, label }))
}

/** Oneself and no one, and the colleague whom the address names. */
function useOwnerOptions(owner: string | undefined) {
  const isColleague = owner !== undefined && !owners.some((known) => known === owner)
  const colleagues = useApiQuery('waits', 'listColleagues', {}, { enabled: isColleague })
  const colleague = colleagues.data?.payload.find(({ user_id: id }) => id === owner)
  return [
    ...owners.map((value) => ({ value, label: t(`placementScreen.owner.${value}`) })),
    ...(isColleague && colleague ? [{ value: owner, label: colleague.name }] : []),
  ]
}

interface PlacementFiltersProps {
  readonly params: PlacementParams
}

/** Fields for the filters of the placement clock. */
export function PlacementFilters({ params }: PlacementFiltersProps) {
  return (
    <Group>
      <FilterSelect
        label={t('placementScreen.daysLeft')}
        all={t('placementScreen.anyTime')}
        value={params.filters.days_left}
        options={placementPeriods.map((value) => ({
          value,
          label: t(`placementScreen.daysLeft.${value}`),
        }))}
        onChange={(days_left) => params.set({ days_left })}
      />
      <FilterSelect
        label={t('placementScreen.step')}
        all={t('placementScreen.anyStep')}
        value={params.filters.step}
        options={placementSteps.map((value) => ({ value, label: formatStep(value) }))}
        onChange={(step) => params.set({ step })}
      />
      <ListedFilters params={params} />
    </Group>
  )
}

/** Filters whose values are read from the server. */
function ListedFilters({ params }: PlacementFiltersProps) {
  return (
    <>
      <FilterSelect
        label={t('placementScreen.field')}
        all={t('placementScreen.anyField')}
        value={params.filters.career_field_id}
        options={useOptions('careerField')}
        onChange={(career_field_id) => params.set({ career_field_id })}
      />
      <FilterSelect
        label={t('placementScreen.batch')}
        all={t('placementScreen.anyBatch')}
        value={params.filters.batch_id}
        options={useBatchOptions()}
        onChange={(batch_id) => params.set({ batch_id })}
      />
      <FilterSelect
        label={t('placementScreen.owner')}
        all={t('placementScreen.anyOwner')}
        value={params.filters.owner}
        options={useOwnerOptions(params.filters.owner)}
        onChange={(owner) => params.set({ owner })}
      />
    </>
  )
}
