import type { UnplacedIntern } from '@fledge/contract/placement/schema.ts'
import type { BulkResult } from '@fledge/contract/platform/bulk.ts'
import { Button } from '@fledge/ui/button.tsx'
import { useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import type { SelectionControl } from '../../platform/list/use-selection.ts'
import { NudgeDialog } from './nudge-dialog.tsx'
import type { UnplacedFilters } from './placement-filters.tsx'
import { ProposeManyDialog } from './propose-many-dialog.tsx'

interface PlacementActsProps {
  readonly selection: SelectionControl<UnplacedIntern>
  readonly filters: UnplacedFilters
  readonly onDone: (result: BulkResult) => void
}

/** Reminds the selected interns, or proposes a plan to them. */
export function PlacementActs({ selection, filters, onDone }: PlacementActsProps) {
  const [act, setAct] = useState<'nudge' | 'propose' | null>(null)
  const props = {
    selection,
    filters,
    onDone: (result: BulkResult) => {
      selection.clear()
      onDone(result)
    },
    onClose: () => setAct(null),
  }
  return (
    <>
      <Button size="small" onClick={() => setAct('nudge')}>
        {t('placementScreen.nudge')}
      </Button>
      <Button size="small" onClick={() => setAct('propose')}>
        {t('placementScreen.suggest')}
      </Button>
      {act === 'nudge' ? <NudgeDialog {...props} /> : null}
      {act === 'propose' ? <ProposeManyDialog {...props} /> : null}
    </>
  )
}
