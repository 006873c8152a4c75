import type { BulkResult } from '@fledge/contract/platform/bulk.ts'
import type { TeamWait } from '@fledge/contract/waits/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { type ComponentProps, useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import type { SelectionControl } from '../../platform/list/use-selection.ts'
import { AssignManyDialog } from './assign-many-dialog.tsx'

interface PassOnManyProps {
  readonly selection: SelectionControl<TeamWait>
  readonly filters: ComponentProps<typeof AssignManyDialog>['filters']
  readonly onDone: (result: BulkResult) => void
}

/** Passes the selected tasks on to a colleague. */
export function PassOnMany({ selection, filters, onDone }: PassOnManyProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="primary" size="small" onClick={() => setOpen(true)}>
        {t('operatorWaits.assign')}
      </Button>
      {isOpen ? (
        <AssignManyDialog
          selection={selection}
          filters={filters}
          onDone={(result) => {
            selection.clear()
            onDone(result)
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
