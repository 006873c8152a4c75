import { toEndOfDay } from '@fledge/domain/batches/rules.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { BulkResult } from '@fledge/contract/platform/bulk.ts'
import type { DeadlineSource } from '@fledge/contract/people/deadline-schema.ts'
import { CardList, CardListItem } from '@fledge/ui/card.tsx'
import { useState } from 'react'
import type { Payload } from '../platform/http/client.ts'
import { t } from '../platform/i18n/use-texts.ts'
import { BulkDialog } from '../platform/list/bulk-dialog.tsx'
import type { Selection } from '../platform/list/use-selection.ts'
import { useApiMutation, useApiQuery } from '../platform/query/query.ts'
import { showToast } from '../platform/shell/toasts.ts'
import { useNow } from '../platform/time/clock.ts'
import { isPastDay, LastDayField } from './last-day-field.tsx'
import { type SelectableSource, toRowSelection } from './selected-rows.ts'
import { getUndoAction } from './undo-decision.ts'

interface ExtendRowsDialogProps<Row> {
  readonly selection: Selection<Row>
  readonly filters: SelectableSource<DeadlineSource, Row>
  readonly onDone: (result: BulkResult) => void
  readonly onClose: () => void
}

/** The page of the person has the deadline of each row. */
const toPersonPath = (id: string) => buildPath(paths.operator.person, { id })

/** Extends the deadlines of the selected rows to the same day. */
export function ExtendRowsDialog<Row>(props: ExtendRowsDialogProps<Row>) {
  const { selection, filters, onClose } = props
  const { list } = filters.source
  const [day, setDay] = useState('')
  const missing = getDayProblem(day, useNow())
  const { chosen, preview, extend } = useExtendRows(props, day, missing === null)
  return (
    <BulkDialog
      title={t(`extendRows.title.${list}`, { count: selection.count })}
      action={t('extendRows.action')}
      preview={preview}
      describe={(count) => t('extendRows.count', { count })}
      isBusy={extend.isPending}
      missing={missing}
      nothing={t('extendRows.nothing')}
      toRowPath={toPersonPath}
      reasonLabel={t('extendRows.reason')}
      reasonHint={t('extendRows.reasonHint')}
      reasonMissing={t('extendRows.reasonMissing')}
      onSend={(act) => extend.mutate({ body: { selection: chosen, due_on: day, ...act } })}
      onClose={onClose}
    >
      <p>{t(`extendRows.text.${list}`)}</p>
      <LastDayField value={day} getEnd={toEndOfDay} onChange={setDay} />
      {preview.data ? <Included preview={preview.data.payload} /> : null}
    </BulkDialog>
  )
}

function getDayProblem(day: string, now: Date): string | null {
  if (day === '') return t('extendRows.dayMissing')
  return isPastDay(day, now) ? t('extendRows.dayPast') : null
}

interface IncludedProps {
  readonly preview: Payload<'people', 'previewExtendDeadlines'>
}

/** Whose deadlines are extended. Their pages open in a new tab, as those of who is left out. */
function Included({ preview: { count, included } }: IncludedProps) {
  if (included.length === 0) return null
  return (
    <details>
      <summary>{t('extendRows.included', { count })}</summary>
      <CardList>
        {included.map(({ id, title }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a person may have several rows
          <CardListItem key={`${id} ${at}`}>
            <a href={toPersonPath(id)} target="_blank" rel="noreferrer">
              {title}
            </a>
          </CardListItem>
        ))}
      </CardList>
      {count > included.length ? (
        <p>{t('common.bulk.more', { count: count - included.length })}</p>
      ) : null}
    </details>
  )
}

function useExtendRows<Row>(
  { selection, filters, onDone }: ExtendRowsDialogProps<Row>,
  day: string,
  isComplete: boolean,
) {
  const chosen = toRowSelection(selection, filters)
  const preview = useApiQuery(
    'people',
    'previewExtendDeadlines',
    { body: { selection: chosen, due_on: day } },
    { staleTime: 0, enabled: isComplete },
  )
  const extend = useApiMutation('people', 'extendDeadlines', {
    onDone: ({ payload }) => {
      showToast(t('extendRows.done', { count: payload.count }), getUndoAction()(payload))
      onDone(payload)
    },
  })
  return { chosen, preview, extend }
}
