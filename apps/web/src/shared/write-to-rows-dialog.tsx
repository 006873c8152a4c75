import type { MessageSource } from '@fledge/contract/messages/message-schema.ts'
import type { BulkResult } from '@fledge/contract/platform/bulk.ts'
import type { Selection } from '../platform/list/use-selection.ts'
import { MessageDialog } from './message-dialog.tsx'
import { type SelectableSource, toRowSelection } from './selected-rows.ts'

interface WriteToRowsDialogProps<Row> {
  readonly selection: Selection<Row>
  readonly filters: SelectableSource<MessageSource, Row>
  readonly onDone: (result: BulkResult) => void
  readonly onClose: () => void
}

/** Writes a message to the people in the selected rows of a list, or to those of their companies. */
export function WriteToRowsDialog<Row>({
  selection,
  filters,
  onDone,
  onClose,
}: WriteToRowsDialogProps<Row>) {
  return (
    <MessageDialog
      onDone={(count) => onDone({ count, rows: [] })}
      onClose={onClose}
      selection={toRowSelection(selection, filters)}
    />
  )
}
