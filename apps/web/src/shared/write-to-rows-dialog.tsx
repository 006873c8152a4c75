import type { MessageSource } from '@fledge/contract/messages/message-schema.ts'
import type { BulkResult } from '@fledge/contract/platform/bulk.ts'
import type { Selection } from '../platform/list/use-selection.ts'
import { MessageDialog } from './message-dialog.tsx'

/** A list, and how its rows are named in a request. */
export interface RowsSource<Row> {
  readonly source: MessageSource
  readonly rowKey: (row: Row) => string
}

interface WriteToRowsDialogProps<Row> {
  readonly selection: Selection<Row>
  readonly filters: RowsSource<Row>
  readonly onDone: (result: BulkResult) => void
  readonly onClose: () => void
}

/** Writes a message to the people in the selected rows of a list, or to those of their companies. */
export function WriteToRowsDialog<Row>({
  selection,
  filters: { source, rowKey },
  onDone,
  onClose,
}: WriteToRowsDialogProps<Row>) {
  const ids = selection.rows.map(rowKey)
  return (
    <MessageDialog
      onDone={(count) => onDone({ count, rows: [] })}
      onClose={onClose}
      selection={selection.isAll ? { ...source, except: ids } : { list: source.list, rows: ids }}
    />
  )
}
