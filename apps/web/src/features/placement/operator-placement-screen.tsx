import { placementColumns } from '@fledge/contract/placement/placement-columns.ts'
import type { UnplacedIntern } from '@fledge/contract/placement/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { TableList } from '../../platform/list/table-list.tsx'
import { useBulkResult } from '../../platform/list/use-bulk-result.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { PendingActs } from '../../shared/pending-acts.tsx'
import { useWriteToRows } from '../../shared/write-to-rows.ts'
import { NudgeDialog } from './nudge-dialog.tsx'
import { OpeningsDialog } from './openings-dialog.tsx'
import { PlacementActs } from './placement-acts.tsx'
import { placementCells } from './placement-cells.tsx'
import { PlacementFilters, placementFilters, type PlacementParams } from './placement-filters.tsx'
import { PlacementTotals } from './placement-totals.tsx'

const getApplicationId = (intern: UnplacedIntern) => intern.application_id

/** Approved interns without a placement, by the time left, and what the team can do for them. */
export default function OperatorPlacementScreen() {
  useTitle(t('placementScreen.title'))
  const params = useListParams(placementFilters)
  const [openDialog, setOpenDialog] = useState<PlacementDialog | null>(null)
  return (
    <Stack>
      <PageHeader title={t('placementScreen.title')} text={t('placementScreen.text')} />
      <PendingActs of="PLACEMENT" />
      <PlacementTotals filters={params.filters} />
      <PlacementList params={params} onOpen={setOpenDialog} />
      <Dialogs open={openDialog} onClose={() => setOpenDialog(null)} />
    </Stack>
  )
}

/** Who is reminded, or for whom openings are shown. */
interface PlacementDialog {
  readonly act: 'nudge' | 'openings'
  readonly intern: UnplacedIntern
}

interface PlacementListProps {
  readonly params: PlacementParams
  readonly onOpen: (dialog: PlacementDialog) => void
}

function PlacementList({ params, onOpen }: PlacementListProps) {
  const { filters } = params
  const query = { ...params.keyset, ...filters }
  const interns = useApiQuery('placement', 'listUnplaced', { query }, { keep: true, staleTime: 0 })
  const { bulk: writing } = useWriteToRows({ list: 'placement', filters }, getApplicationId)
  const result = useBulkResult((count) => t('placementScreen.done', { count }))
  return (
    <>
      <TableList
        list="placement"
        title={t('placementScreen.title')}
        of={interns}
        params={params}
        tools={<PlacementFilters params={params} />}
        empty={
          <EmptyState title={t('placementScreen.none')} text={t('placementScreen.noneText')} />
        }
        noMatch={{ title: t('placementScreen.noMatch') }}
        columns={placementColumns}
        rowKey={getApplicationId}
        cells={placementCells}
        bulk={{
          of: JSON.stringify(filters),
          acts: (selection) => (
            <>
              <PlacementActs selection={selection} filters={filters} onDone={result.show} />
              {writing?.acts(selection)}
            </>
          ),
        }}
        actions={(intern) => <RowButtons intern={intern} onOpen={onOpen} />}
        exportUrl={(columns) =>
          buildEndpointUrl('placement', 'exportUnplaced', { query: { ...filters, columns } })
        }
      />
      {result.dialog}
    </>
  )
}

interface RowButtonsProps extends Pick<PlacementListProps, 'onOpen'> {
  readonly intern: UnplacedIntern
}

function RowButtons({ intern, onOpen }: RowButtonsProps) {
  const { name, may } = intern
  return (
    <Group>
      <Button
        size="small"
        aria-label={t('placementScreen.nudgeNamed', { name })}
        disabledReason={may.nudge === true ? null : translateKey(may.nudge)}
        onClick={() => onOpen({ act: 'nudge', intern })}
      >
        {t('placementScreen.nudge')}
      </Button>
      <Button
        size="small"
        aria-label={t('placementScreen.openingsNamed', { name })}
        onClick={() => onOpen({ act: 'openings', intern })}
      >
        {t('placementScreen.openings')}
      </Button>
    </Group>
  )
}

interface DialogsProps {
  readonly open: PlacementDialog | null
  readonly onClose: () => void
}

function Dialogs({ open, onClose }: DialogsProps) {
  if (!open) return null
  const { act, intern } = open
  return act === 'openings' ? (
    <OpeningsDialog intern={intern} onClose={onClose} />
  ) : (
    <NudgeDialog
      selection={{ isAll: false, rows: [intern], count: 1 }}
      filters={{}}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
