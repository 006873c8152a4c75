import type { LookupEntryView } from '@fledge/contract/lookups/manage-schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { useDeferredValue, useState } from 'react'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { shortenName } from './shorten-name.ts'

interface MergeLookupDialogProps {
  readonly entry: LookupEntryView
  readonly onClose: () => void
}

/** Merges an entry into another one, after saying what moves. */
export function MergeLookupDialog({ entry, onClose }: MergeLookupDialogProps) {
  const merge = useMerge(entry, onClose)
  return (
    <Dialog
      opened
      busy={merge.isBusy}
      onClose={onClose}
      title={t('lookupsScreen.mergeNamed', { name: shortenName(entry.label) })}
      closeLabel={t('common.btn.close')}
      actions={
        <Button
          tone="danger"
          busy={merge.isBusy}
          disabledReason={merge.problem}
          onClick={merge.send}
        >
          {t('lookupsScreen.merge')}
        </Button>
      }
    >
      <Stack tight>
        <p>{t('lookupsScreen.mergeText')}</p>
        <TargetField entry={entry} value={merge.intoId} onChange={merge.setIntoId} />
        {merge.intoId === null ? null : <Moves of={merge.preview} />}
        <NoteField
          label={t('lookupsScreen.reason')}
          isNeeded
          value={merge.note}
          onChange={merge.setNote}
        />
      </Stack>
    </Dialog>
  )
}

function useMerge({ list, id }: LookupEntryView, onClose: () => void) {
  const [intoId, setIntoId] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const body = { list, from_id: id, into_id: intoId ?? id }
  const preview = useApiQuery(
    'lookups',
    'previewLookupMerge',
    { body },
    { enabled: intoId !== null, staleTime: 0 },
  )
  const merge = useApiMutation('lookups', 'mergeLookup', {
    onDone: ({ payload }) => {
      showToast(t('lookupsScreen.merged', { count: payload.count }), getUndoAction()(payload))
      onClose()
    },
  })
  const problem =
    intoId === null
      ? t('lookupsScreen.mergeChoose')
      : note.trim()
        ? null
        : t('lookupsScreen.reasonMissing')
  const send = () =>
    merge.mutate({ body: { ...body, note, count: preview.data?.payload.count ?? 0 } })
  return { intoId, setIntoId, note, setNote, preview, problem, send, isBusy: merge.isPending }
}

interface TargetFieldProps {
  readonly entry: LookupEntryView
  readonly value: number | null
  readonly onChange: (id: number | null) => void
}

/** The entry that stays, found by name in the same list. */
function TargetField({ entry, value, onChange }: TargetFieldProps) {
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim())
  const found = useApiQuery(
    'lookups',
    'listLookupEntries',
    {
      query: {
        list: entry.list,
        state: 'ACTIVE',
        per_page: '100',
        ...(wanted && { search: wanted }),
      },
    },
    { keep: true },
  )
  const options = (found.data?.payload ?? []).filter(({ id }) => id !== entry.id)
  return (
    <SelectField
      label={t('lookupsScreen.mergeInto')}
      options={options.map(({ id, label, group }) => ({
        value: String(id),
        label: group && group.length <= 60 ? `${label} (${group})` : label,
      }))}
      value={value === null ? null : String(value)}
      nothingFound={t('common.nothingFound')}
      onSearch={setSearch}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  )
}

type PreviewQuery = ReturnType<typeof useMerge>['preview']

/** How many uses move, by place. */
function Moves({ of }: { readonly of: PreviewQuery }) {
  return (
    <QueryResult of={of} name={t('lookupsScreen.mergeMoves')}>
      {({ moves }) => (
        <div role="status">
          <p>
            <b>{t(moves.length > 0 ? 'lookupsScreen.mergeMoves' : 'lookupsScreen.mergeNothing')}</b>
          </p>
          {moves.length > 0 ? (
            <ul>
              {moves.map(({ place, count }) => (
                <li key={place}>
                  {t(`lookupsScreen.place.${place}`)}: {count}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      )}
    </QueryResult>
  )
}
