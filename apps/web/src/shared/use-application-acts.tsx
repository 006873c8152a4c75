import type { DeadlineSource } from '@fledge/contract/people/deadline-schema.ts'
import { t } from '../platform/i18n/use-texts.ts'
import { toBulkAct } from '../platform/list/bulk-act.tsx'
import { useBulkResult } from '../platform/list/use-bulk-result.tsx'
import type { SelectionControl } from '../platform/list/use-selection.ts'
import { type DeadlineRows, ExtendRowsDialog } from './extend-rows-dialog.tsx'
import { useWriteToRows } from './write-to-rows.ts'

/**
 * Returns what can be done with many people or applications: extend their deadlines, and write to
 * them. Nothing for those who may not write.
 */
export function useApplicationActs<Row>(source: DeadlineSource, rowKey: (row: Row) => string) {
  const { bulk: writing } = useWriteToRows(source, rowKey)
  const result = useBulkResult((count) => t('extendRows.done', { count }))
  if (!writing) return { bulkProps: {}, dialog: null }
  const extending = toBulkAct<Row, DeadlineRows<Row>>({
    label: t('extendRows.label'),
    dialog: ExtendRowsDialog,
    filters: { source, rowKey },
    onDone: result.show,
    isMinor: true,
  })
  const acts = (selection: SelectionControl<Row>) => (
    <>
      {extending.acts(selection)}
      {writing.acts(selection)}
    </>
  )
  return { bulkProps: { bulk: { of: writing.of, acts } }, dialog: result.dialog }
}
