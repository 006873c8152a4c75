import { type ReportReason, reportReasons } from '@fledge/domain/reports/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'

interface TakeDownDialogProps {
  readonly id: string
  readonly name: string
  readonly company: string
  readonly onClose: () => void
}

/** Hides a plan from interns, with a reason for the company. */
export function TakeDownDialog({ id, name, company, onClose }: TakeDownDialogProps) {
  const form = useTakeDownForm(id, onClose)
  return (
    <Dialog
      opened
      busy={form.isBusy}
      onClose={onClose}
      title={t('takeDown.title', { name })}
      closeLabel={t('common.btn.close')}
      actions={
        <Button tone="danger" busy={form.isBusy} disabledReason={form.problem} onClick={form.send}>
          {t('takeDown.act')}
        </Button>
      }
    >
      <Stack tight>
        <p>{t('takeDown.text', { company })}</p>
        <RadioCards
          label={t('reportButton.reason')}
          choices={reportReasons.map((value) => ({ value, label: t(`reports.reason.${value}`) }))}
          value={form.reason}
          onChange={form.setReason}
        />
        <NoteField
          label={t('takeDown.note')}
          hint={t('takeDown.noteHint')}
          isNeeded
          value={form.note}
          onChange={form.setNote}
        />
      </Stack>
    </Dialog>
  )
}

function useTakeDownForm(id: string, onClose: () => void) {
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  const takeDown = useApiMutation('reports', 'takeDownPlan', {
    onDone: ({ payload }) => {
      showToast(t('takeDown.done'), getUndoAction()(payload))
      onClose()
    },
  })
  return {
    reason,
    setReason: (value: string) => setReason(reportReasons.find((known) => known === value) ?? null),
    note,
    setNote,
    problem: findProblem(reason, note),
    isBusy: takeDown.isPending,
    send() {
      if (reason) takeDown.mutate({ params: { id }, body: { reason, note } })
    },
  }
}

function findProblem(reason: ReportReason | null, note: string): string | null {
  if (reason === null) return t('reportButton.chooseReason')
  return note.trim() ? null : t('takeDown.noteMissing')
}
