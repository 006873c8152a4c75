import type { MessageSelection } from '@fledge/contract/messages/message-schema.ts'
import type { Person } from '@fledge/contract/people/schema.ts'
import type { BulkResult } from '@fledge/contract/platform/bulk.ts'
import type { Selection } from '../../platform/list/use-selection.ts'
import { MessageDialog } from '../../shared/message-dialog.tsx'

interface WriteToManyDialogProps {
  readonly selection: Selection<Person>
  /** Filters of the list, for everyone who matches. */
  readonly filters: Extract<MessageSelection, { filters: unknown }>['filters']
  readonly onDone: (result: BulkResult) => void
  readonly onClose: () => void
}

/** Writes a message to the selected people of the list. */
export function WriteToManyDialog({ selection, filters, onDone, onClose }: WriteToManyDialogProps) {
  const ids = selection.rows.map(({ id }) => id)
  return (
    <MessageDialog
      onDone={(count) => onDone({ count, rows: [] })}
      onClose={onClose}
      selection={selection.isAll ? { filters, except: ids } : { rows: ids }}
    />
  )
}
