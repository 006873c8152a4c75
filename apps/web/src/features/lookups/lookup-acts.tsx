import type { LookupEntryView } from '@fledge/contract/lookups/manage-schema.ts'
import type { BulkResult } from '@fledge/contract/platform/bulk.ts'
import type { LookupAct } from '@fledge/domain/lookups/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { type ComponentProps, useState } from 'react'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import type { SelectionControl } from '../../platform/list/use-selection.ts'
import { LookupStatesDialog } from './lookup-states-dialog.tsx'
import { MergeLookupDialog } from './merge-lookup-dialog.tsx'
import { RenameLookupDialog } from './rename-lookup-dialog.tsx'

interface LookupActsProps {
  readonly selection: SelectionControl<LookupEntryView>
  readonly filters: ComponentProps<typeof LookupStatesDialog>['filters']
  readonly onDone: (result: BulkResult) => void
}

/** Deactivates or activates the selected entries. */
export function LookupActs({ selection, filters, onDone }: LookupActsProps) {
  const [act, setAct] = useState<LookupAct | null>(null)
  return (
    <>
      <Button tone="primary" size="small" onClick={() => setAct('deactivate')}>
        {t('lookupsScreen.deactivate')}
      </Button>
      <Button size="small" onClick={() => setAct('activate')}>
        {t('lookupsScreen.activate')}
      </Button>
      {act === null ? null : (
        <LookupStatesDialog
          act={act}
          selection={selection}
          filters={filters}
          onDone={(result) => {
            selection.clear()
            onDone(result)
          }}
          onClose={() => setAct(null)}
        />
      )}
    </>
  )
}

/** Renames an entry, or merges it into another one. */
export function LookupRowButtons({ entry }: { readonly entry: LookupEntryView }) {
  const [act, setAct] = useState<'rename' | 'merge' | null>(null)
  const close = () => setAct(null)
  const { label: name, may } = entry
  return (
    <Group>
      <Button
        size="small"
        aria-label={t('lookupsScreen.renameNamed', { name })}
        disabledReason={may.rename === true ? null : translateKey(may.rename)}
        onClick={() => setAct('rename')}
      >
        {t('lookupsScreen.rename')}
      </Button>
      <Button
        size="small"
        aria-label={t('lookupsScreen.mergeNamed', { name })}
        disabledReason={may.merge === true ? null : translateKey(may.merge)}
        onClick={() => setAct('merge')}
      >
        {t('lookupsScreen.merge')}
      </Button>
      {act === 'rename' ? <RenameLookupDialog entry={entry} onClose={close} /> : null}
      {act === 'merge' ? <MergeLookupDialog entry={entry} onClose={close} /> : null}
    </Group>
  )
}
