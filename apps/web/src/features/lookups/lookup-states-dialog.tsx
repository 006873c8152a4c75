import type { LookupEntryView, LookupSelection } from '@fledge/contract/lookups/manage-schema.ts'
import type { BulkResult } from '@fledge/contract/platform/bulk.ts'
import type { LookupAct } from '@fledge/domain/lookups/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { BulkPreviewFacts } from '../../platform/list/bulk-preview.tsx'
import type { Selection } from '../../platform/list/use-selection.ts'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'

interface LookupStatesDialogProps {
  readonly act: LookupAct
  readonly selection: Selection<LookupEntryView>
  /** Filters of the list, for everything that matches. */
  readonly filters: Extract<LookupSelection, { filters: unknown }>['filters']
  readonly onDone: (result: BulkResult) => void
  readonly onClose: () => void
}

/** Deactivates or activates the selected entries, after saying how many and which are left out. */
export function LookupStatesDialog(props: LookupStatesDialogProps) {
  const { act, selection, onClose } = props
  const form = useStatesForm(props)
  return (
    <Dialog
      opened
      busy={form.isBusy}
      onClose={onClose}
      title={t(`lookupsScreen.${act}Many`, { count: selection.count })}
      closeLabel={t('common.btn.close')}
      actions={
        <Button tone="primary" busy={form.isBusy} disabledReason={form.problem} onClick={form.send}>
          {t(`lookupsScreen.${act}`)}
        </Button>
      }
    >
      <Stack tight>
        <p>{t(`lookupsScreen.${act}Text`)}</p>
        <BulkPreviewFacts
          of={form.preview}
          describe={(count) => t('lookupsScreen.manyCount', { count })}
        />
        <NoteField
          label={t('lookupsScreen.reason')}
          isNeeded
          value={form.reason}
          onChange={form.setReason}
        />
      </Stack>
    </Dialog>
  )
}

function useStatesForm({ act, selection, filters, onDone }: LookupStatesDialogProps) {
  const [reason, setReason] = useState('')
  const keys = selection.rows.map(({ key }) => key)
  const chosen = selection.isAll ? { filters, except: keys } : { rows: keys }
  const preview = useApiQuery(
    'lookups',
    'previewLookupStates',
    { body: { selection: chosen, act } },
    { staleTime: 0 },
  )
  const change = useApiMutation('lookups', 'changeLookupStates', {
    onDone: ({ payload }) => {
      const { count } = payload
      showToast(t(`lookupsScreen.${act}Done`, { count }))
      onDone(payload)
    },
  })
  const count = preview.data?.payload.count ?? 0
  const problem =
    count === 0
      ? t('lookupsScreen.nothingToChange')
      : reason.trim()
        ? null
        : t('lookupsScreen.reasonMissing')
  const send = () => change.mutate({ body: { selection: chosen, act, reason, count } })
  return { preview, reason, setReason, problem, send, isBusy: change.isPending }
}
