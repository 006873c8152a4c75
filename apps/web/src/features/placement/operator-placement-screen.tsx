import type { UnplacedIntern } from '@fledge/contract/placement/schema.ts'
import { maxNudged, placementPeriods, placementSteps } from '@fledge/domain/placement/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { useOptions } from '../../platform/forms/lookup-options.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { DataList } from '../../platform/list/data-list.tsx'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { oneOf, type ParamParser } from '../../platform/list/list-address.ts'
import { SelectionBar } from '../../platform/list/selection-bar.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { type Selection, useSelection } from '../../platform/list/use-selection.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { PendingActs } from '../../shared/pending-acts.tsx'
import { useWriteToRows } from '../../shared/write-to-rows.ts'
import { NudgeDialog } from './nudge-dialog.tsx'
import { OpeningsDialog } from './openings-dialog.tsx'
import { formatStep, UnplacedItem } from './unplaced-item.tsx'

/** An id in the address, a UUID or a number. */
const idParam: ParamParser<string> = (value) =>
  typeof value === 'string' && /^[\da-f-]{1,36}$/.test(value) ? value : undefined
const filters = {
  batch_id: idParam,
  career_field_id: idParam,
  days_left: oneOf(placementPeriods),
  step: oneOf(placementSteps),
}

const getApplicationId = (intern: UnplacedIntern) => intern.application_id

/** Approved interns without a placement, by the time left, and what the team can do for them. */
export default function OperatorPlacementScreen() {
  useTitle(t('placementScreen.title'))
  const params = useListParams(filters)
  const interns = useUnplaced(params)
  const total = interns.data?.count ?? 0
  const selection = useSelection(JSON.stringify(params.filters), total, getApplicationId)
  const { bulk } = useWriteToRows({ list: 'placement', filters: params.filters }, getApplicationId)
  const [openDialog, setOpenDialog] = useState<PlacementDialog | null>(null)
  const nudge = (nudged: readonly UnplacedIntern[]) => setOpenDialog({ nudged })
  return (
    <Stack>
      <PageHeader title={t('placementScreen.title')} text={t('placementScreen.text')} />
      <PendingActs kind="PLACEMENT" />
      <DataList
        title={t('placementScreen.title')}
        of={interns}
        params={params}
        tools={<PlacementFilters params={params} />}
        {...emptyPlacement()}
        row={(intern) => (
          <UnplacedItem
            key={intern.application_id}
            intern={intern}
            isSelected={selection.isSelected(intern)}
            onSelect={(isSelected) => selection.toggle([intern], isSelected)}
            onNudge={() => nudge([intern])}
            onFind={() => setOpenDialog({ openingsFor: intern })}
          />
        )}
      />
      {selection.count > 0 ? (
        <SelectionBar selection={selection} total={total}>
          <NudgeSelected selection={selection} onNudge={() => nudge(selection.rows)} />
          {bulk?.acts(selection)}
        </SelectionBar>
      ) : null}
      <Dialogs open={openDialog} onClose={() => setOpenDialog(null)} onNudged={selection.clear} />
    </Stack>
  )
}

type PlacementParams = ReturnType<typeof useListParams<typeof filters>>

function useUnplaced({ keyset, filters: chosen }: PlacementParams) {
  const query = { ...keyset, ...chosen }
  return useApiQuery('placement', 'listUnplaced', { query }, { keep: true, staleTime: 0 })
}

/** What is shown instead of rows. */
const emptyPlacement = () => ({
  empty: <EmptyState title={t('placementScreen.none')} text={t('placementScreen.noneText')} />,
  noMatch: { title: t('placementScreen.noMatch') },
})

/** Who is reminded, or for whom openings are shown. */
type PlacementDialog =
  | { readonly nudged: readonly UnplacedIntern[]; readonly openingsFor?: never }
  | { readonly nudged?: never; readonly openingsFor: UnplacedIntern }

interface NudgeSelectedProps {
  readonly selection: Selection<UnplacedIntern>
  readonly onNudge: () => void
}

/** Reminds the selected interns; of all that match, only some are on this page. */
function NudgeSelected({ selection: { isAll, count }, onNudge }: NudgeSelectedProps) {
  const isTooMany = isAll || count > maxNudged
  return (
    <Button
      size="small"
      disabledReason={isTooMany ? t('placementScreen.nudgeFewer', { max: maxNudged }) : null}
      onClick={onNudge}
    >
      {t('placementScreen.nudge')}
    </Button>
  )
}

interface DialogsProps {
  readonly open: PlacementDialog | null
  readonly onClose: () => void
  readonly onNudged: () => void
}

function Dialogs({ open, onClose, onNudged }: DialogsProps) {
  if (open?.openingsFor) return <OpeningsDialog intern={open.openingsFor} onClose={onClose} />
  if (!open?.nudged) return null
  return (
    <NudgeDialog
      interns={open.nudged}
      onClose={onClose}
      onDone={() => {
        onClose()
        onNudged()
      }}
    />
  )
}

function useBatchOptions() {
  const batches = useApiQuery('batches', 'listOperatorBatches', { query: { per_page: '100' } })
  return (batches.data?.payload ?? []).map(({ batch_id: value, name: label }) => ({ value, label }))
}

interface PlacementFiltersProps {
  readonly params: PlacementParams
}

function PlacementFilters({ params }: PlacementFiltersProps) {
  const batches = useBatchOptions()
  const fields = useOptions('careerField')
  return (
    <Group>
      <FilterSelect
        label={t('placementScreen.batch')}
        all={t('placementScreen.anyBatch')}
        value={params.filters.batch_id}
        options={batches}
        onChange={(batch_id) => params.set({ batch_id })}
      />
      <FilterSelect
        label={t('placementScreen.field')}
        all={t('placementScreen.anyField')}
        value={params.filters.career_field_id}
        options={fields}
        onChange={(career_field_id) => params.set({ career_field_id })}
      />
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
    </Group>
  )
}
