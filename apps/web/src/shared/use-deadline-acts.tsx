import type { ApplicantSource } from '@fledge/contract/people/applicant-selection.ts'
import type { DeadlineSource } from '@fledge/contract/people/deadline-schema.ts'
import { t } from '../platform/i18n/use-texts.ts'
import { toBulkAct } from '../platform/list/bulk-act.tsx'
import { useBulkResult } from '../platform/list/use-bulk-result.tsx'
import type { SelectionControl } from '../platform/list/use-selection.ts'
import { ExtendRowsDialog } from './extend-rows-dialog.tsx'
import { WithdrawRowsDialog } from './withdraw-rows-dialog.tsx'
import { useWriteToRows } from './write-to-rows.ts'

const isOfApplicants = (source: DeadlineSource): source is ApplicantSource =>
  source.list === 'people' || source.list === 'applications'

/**
 * Returns what can be done with many rows that have deadlines: extend these, write to the people, and
 * withdraw applications. Nothing for those who may not write.
 */
export function useDeadlineActs<Row>(source: DeadlineSource, rowKey: (row: Row) => string) {
  const { bulk: writing } = useWriteToRows(source, rowKey)
  const extended = useBulkResult((count) => t('extendRows.done', { count }))
  const withdrawn = useBulkResult((count) => t('withdrawRows.count', { count }))
  if (!writing) return { bulkProps: {}, dialog: null }
  const extending = toBulkAct({
    label: t('extendRows.label'),
    dialog: ExtendRowsDialog<Row>,
    filters: { source, rowKey },
    onDone: extended.show,
    isMinor: true,
  })
  const withdrawing = isOfApplicants(source)
    ? toBulkAct({
        label: t('withdrawRows.label'),
        dialog: WithdrawRowsDialog<Row>,
        filters: { source, rowKey },
        onDone: withdrawn.show,
        isMinor: true,
      })
    : null
  const acts = (selection: SelectionControl<Row>) => (
    <>
      {withdrawing?.acts(selection)}
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
