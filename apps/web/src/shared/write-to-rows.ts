import type { MessageSource } from '@fledge/contract/messages/message-schema.ts'
import { hasOperatorAccess } from '@fledge/domain/sessions/operator-access.ts'
import { t } from '../platform/i18n/use-texts.ts'
import { toBulkAct } from '../platform/list/bulk-act.tsx'
import { useOperatorRole } from './permitted-link.tsx'
import type { SelectableSource } from './selected-rows.ts'
import { WriteToRowsDialog } from './write-to-rows-dialog.tsx'

/** Returns the props of a list whose rows can be selected to write to them, for those who may write. */
export function useWriteToRows<Row>(source: MessageSource, rowKey: (row: Row) => string) {
  if (!hasOperatorAccess(useOperatorRole(), 'operator:review')) return {}
  return {
    bulk: toBulkAct<Row, SelectableSource<MessageSource, Row>>({
      label: t('messageDialog.write'),
      dialog: WriteToRowsDialog,
      filters: { source, rowKey },
      // The confirmation says everything.
      onDone: () => undefined,
    }),
  }
}
