import type { FailedMail } from '@fledge/contract/outbox/schema.ts'
import type { BulkResult } from '@fledge/contract/platform/bulk.ts'
import { Button } from '@fledge/ui/button.tsx'
import { type ComponentProps, useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import type { SelectionControl } from '../../platform/list/use-selection.ts'
import { RetryManyDialog } from './retry-many-dialog.tsx'

interface RetryManyProps {
  readonly selection: SelectionControl<FailedMail>
  readonly filters: ComponentProps<typeof RetryManyDialog>['filters']
  readonly onDone: (result: BulkResult) => void
}

/** Sends the selected emails again. */
export function RetryMany({ selection, filters, onDone }: RetryManyProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="primary" size="small" onClick={() => setOpen(true)}>
        {t('operatorOutbox.retry')}
      </Button>
      {isOpen ? (
        <RetryManyDialog
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
