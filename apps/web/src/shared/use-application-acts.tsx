import type { ApplicantSource } from '@fledge/contract/people/applicant-selection.ts'
import { t } from '../platform/i18n/use-texts.ts'
import { toBulkAct } from '../platform/list/bulk-act.tsx'
import { useBulkResult } from '../platform/list/use-bulk-result.tsx'
import type { SelectionControl } from '../platform/list/use-selection.ts'
import { ExtendRowsDialog } from './extend-rows-dialog.tsx'
import type { SelectableSource } from './selected-rows.ts'
import { WithdrawRowsDialog } from './withdraw-rows-dialog.tsx'
import { useWriteToRows } from './write-to-rows.ts'

/**
 * Returns what can be done with many people or applications: withdraw them, extend their deadlines,
 * and write to them. Nothing for those who may not write.
 */
export function useApplicationActs<Row>(source: ApplicantSource, rowKey: (row: Row) => string) {
  const { bulk: writing } = useWriteToRows(source, rowKey)
  const extended = useBulkResult((count) => t('extendRows.done', { count }))
  const withdrawn = useBulkResult((count) => t('withdrawRows.count', { count }))
  if (!writing) return { bulkProps: {}, dialog: null }
  const filters: SelectableSource<ApplicantSource, Row> = { source, rowKey }
  const extending = toBulkAct({
    label: t('extendRows.label'),
    dialog: ExtendRowsDialog<Row>,
    filters,
    onDone: extended.show,
    isMinor: true,
  })
  const withdrawing = toBulkAct({
    label: t('withdrawRows.label'),
    dialog: WithdrawRowsDialog<Row>,
    filters,
    onDone: withdrawn.show,
    isMinor: true,
  })
  const acts = (selection: SelectionControl<Row>) => (
    <>
      {withdrawing.acts(selection)}
      {extending.acts(selection)}
      {writing.acts(selection)}
    </>
  )
  const dialog = (
    <>
      {extended.dialog}
      {withdrawn.dialog}
    </>
  )
  return { bulkProps: { bulk: { of: writing.of, acts } }, dialog }
}
