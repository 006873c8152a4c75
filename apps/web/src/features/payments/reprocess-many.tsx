import type { ProviderEvent } from '@fledge/contract/payments/provider-event-schema.ts'
import type { BulkResult } from '@fledge/contract/platform/bulk.ts'
import { Button } from '@fledge/ui/button.tsx'
import { type ComponentProps, useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import type { SelectionControl } from '../../platform/list/use-selection.ts'
import { ReprocessDialog } from './reprocess-dialog.tsx'

interface ReprocessManyProps {
  readonly selection: SelectionControl<ProviderEvent>
  readonly filters: ComponentProps<typeof ReprocessDialog>['filters']
  readonly onDone: (result: BulkResult) => void
}

/** Processes the selected events again. */
export function ReprocessMany({ selection, filters, onDone }: ReprocessManyProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="primary" size="small" onClick={() => setOpen(true)}>
        {t('webhooksScreen.reprocess')}
      </Button>
      {isOpen ? (
        <ReprocessDialog
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
