import type { UnplacedIntern } from '@fledge/contract/placement/schema.ts'
import { placementPeriods, placementSteps } from '@fledge/domain/placement/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { useOptions } from '../../platform/forms/lookup-options.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { DataList } from '../../platform/list/data-list.tsx'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { oneOf, type ParamParser } from '../../platform/list/list-address.ts'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { PendingActs } from '../../shared/pending-acts.tsx'
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

/** Approved interns without a placement, by the time left, and what the team can do for them. */
export default function OperatorPlacementScreen() {
  useTitle(t('placementScreen.title'))
  const params = useListParams(filters)
  const query = { ...params.keyset, ...params.filters }
  const interns = useApiQuery('placement', 'listUnplaced', { query }, { keep: true, staleTime: 0 })
  const selection = useSelection(interns.data?.payload ?? [])
  const [openDialog, setOpenDialog] = useState<PlacementDialog | null>(null)
  return (
    <Stack>
      <Header interns={selection.chosen} onNudge={(nudged) => setOpenDialog({ nudged })} />
      <PendingActs kind="PLACEMENT" />
      <DataList
        title={t('placementScreen.title')}
        of={interns}
        params={params}
        tools={<PlacementFilters params={params} />}
        empty={
          <EmptyState title={t('placementScreen.none')} text={t('placementScreen.noneText')} />
        }
        noMatch={{ title: t('placementScreen.noMatch') }}
        row={(intern) => (
          <UnplacedItem
            key={intern.application_id}
            intern={intern}
            isSelected={selection.chosen.includes(intern)}
            onSelect={(isSelected) => selection.select(intern.application_id, isSelected)}
            onNudge={() => setOpenDialog({ nudged: [intern] })}
            onFind={() => setOpenDialog({ openingsFor: intern })}
          />
        )}
      />
      <Dialogs open={openDialog} onClose={() => setOpenDialog(null)} onNudged={selection.clear} />
    </Stack>
  )
}

/** Who is reminded, or for whom openings are shown. */
type PlacementDialog =
  | { readonly nudged: readonly UnplacedIntern[]; readonly openingsFor?: never }
  | { readonly nudged?: never; readonly openingsFor: UnplacedIntern }

/** The selected ones among the rows of the page. */
function useSelection(rows: readonly UnplacedIntern[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return {
    chosen: rows.filter(({ application_id: id }) => selected.has(id)),
    clear: () => setSelected(new Set()),
    select: (id: string, isSelected: boolean) =>
      setSelected(
        new Set([...selected].filter((known) => known !== id).concat(isSelected ? id : [])),
      ),
  }
}

interface HeaderProps {
  readonly interns: readonly UnplacedIntern[]
  readonly onNudge: (interns: readonly UnplacedIntern[]) => void
}

function Header({ interns, onNudge }: HeaderProps) {
  return (
    <PageHeader
      title={t('placementScreen.title')}
      text={t('placementScreen.text')}
      actions={
        <Button
          disabledReason={interns.length === 0 ? t('placementScreen.selectFirst') : null}
          onClick={() => onNudge(interns)}
        >
          {t('placementScreen.nudge')}
        </Button>
      }
    />
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
  readonly params: ReturnType<typeof useListParams<typeof filters>>
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
