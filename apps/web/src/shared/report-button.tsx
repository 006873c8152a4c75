import {
  type ReportedKind,
  type ReportedPart,
  reportReasons,
  type ReportReason,
} from '@fledge/domain/reports/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { IconFlag } from '@fledge/ui/icons/flag.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { NoteField } from '../platform/forms/note-field.tsx'
import { t } from '../platform/i18n/use-texts.ts'
import { useApiMutation } from '../platform/query/query.ts'
import { useSession } from '../platform/shell/session.ts'
import { showToast } from '../platform/shell/toasts.ts'
import { usePromisedDays } from './use-promised-days.ts'

interface ReportedProps {
  readonly kind: ReportedKind
  readonly id: string
  readonly name: string
  /** What of it can be reported; the first is chosen at first. */
  readonly parts: readonly [ReportedPart, ...ReportedPart[]]
}

/** Reports a text or a photo to the programme team; for the side that may do so. */
export function ReportButton(props: ReportedProps) {
  const [isOpen, setOpen] = useState(false)
  const isMine = useSession()?.type === (props.kind === 'INTERN' ? 'C' : 'I')
  if (!isMine) return null
  return (
    <div>
      <Button
        tone="quiet"
        size="small"
        icon={<IconFlag size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('reportButton.report')}
      </Button>
      {isOpen ? <ReportDialog {...props} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

function ReportDialog({ onClose, ...props }: ReportedProps & { readonly onClose: () => void }) {
  const form = useReportForm(props, onClose)
  return (
    <Dialog
      opened
      busy={form.isBusy}
      onClose={onClose}
      title={t('reportButton.title', { name: props.name })}
      closeLabel={t('common.btn.close')}
      actions={
        <Button tone="primary" busy={form.isBusy} disabledReason={form.problem} onClick={form.send}>
          {t('reportButton.send')}
        </Button>
      }
    >
      <ReportFields parts={props.parts} form={form} />
    </Dialog>
  )
}

interface ReportFieldsProps extends Pick<ReportedProps, 'parts'> {
  readonly form: ReturnType<typeof useReportForm>
}

function ReportFields({ parts, form }: ReportFieldsProps) {
  const days = usePromisedDays('report')
  return (
    <Stack tight>
      {days === null ? null : <p>{t('reportButton.text', { count: days })}</p>}
      {parts.length > 1 ? (
        <RadioCards
          label={t('reportButton.part')}
          choices={parts.map((value) => ({ value, label: t(`reports.part.${value}`) }))}
          value={form.part}
          onChange={(value) => form.setPart(parts.find((part) => part === value))}
        />
      ) : null}
      <RadioCards
        label={t('reportButton.reason')}
        choices={reportReasons.map((value) => ({ value, label: t(`reports.reason.${value}`) }))}
        value={form.reason}
        onChange={(value) => form.setReason(reportReasons.find((reason) => reason === value))}
      />
      <NoteField
        label={t('reportButton.note')}
        isNeeded={form.reason === 'OTHER'}
        value={form.note}
        onChange={form.setNote}
      />
    </Stack>
  )
}

function useReportForm({ kind, id, parts }: ReportedProps, onClose: () => void) {
  const [part = parts[0], setPart] = useState<ReportedPart | undefined>(parts[0])
  const [reason, setReason] = useState<ReportReason | undefined>()
  const [note, setNote] = useState('')
  const report = useApiMutation('reports', 'reportContent', {
    onDone: () => {
      showToast(t('reportButton.sent'))
      onClose()
    },
  })
  const isNoteMissing = reason === 'OTHER' && note.trim() === ''
  const problem =
    reason === undefined
      ? t('reportButton.chooseReason')
      : isNoteMissing
        ? t('reportButton.noteMissing')
        : null
  const send = () => {
    if (reason === undefined) return
    const details = note.trim() === '' ? {} : { note }
    report.mutate({ body: { kind, id, part, reason, ...details } })
  }
  return {
    part,
    setPart,
    reason: reason ?? null,
    setReason,
    note,
    setNote,
    problem,
    send,
    isBusy: report.isPending,
  }
}
