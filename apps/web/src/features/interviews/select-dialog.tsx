import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { useState } from 'react'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import type { CompanyDialogProps, CompanyInterviewPayload } from './company-interview.ts'
import { InterviewDialogButtons } from './dialog-buttons.tsx'
import styles from './interviews.module.css'
import { formatTimeRange, formatOtherTimeRange } from './format-interview-times.ts'

const toSlotOptions = ({ slots, intern }: CompanyInterviewPayload, zone: string) =>
  slots.map((slot) => ({
    value: slot.slot_id,
    label: formatTimeRange(slot.starts_at, slot.ends_at, zone),
    hint: formatOtherTimeRange(slot.starts_at, slot.ends_at, intern.time_zone, zone),
  }))

/** Selects one of the times suggested by the intern. */
export function SelectDialog({ interview, onClose }: CompanyDialogProps) {
  const zone = useZone()
  const [slot, setSlot] = useState<string | null>(null)
  const { name } = interview.intern
  const select = useApiMutation('interviews', 'selectTimeslot', {
    onDone: () => {
      showToast(t('interviewScreen.select.done', { name }))
      onClose()
    },
    onOvertaken: onClose,
  })
  const send = () =>
    slot && select.mutate({ body: { interview_id: interview.interview_id, slot_id: slot } })
  return (
    <Dialog
      opened
      inAddress
      onClose={onClose}
      title={t('interviewScreen.select.title', { name })}
      closeLabel={t('common.btn.close')}
      actions={
        <InterviewDialogButtons
          label={t('interviewScreen.select.confirm')}
          busy={select.isPending}
          refused={slot ? null : t('interviewScreen.choose.pick')}
          onSend={send}
          onClose={onClose}
        />
      }
    >
      <RadioCards
        label={t('interviewScreen.list.times')}
        value={slot}
        onChange={setSlot}
        choices={toSlotOptions(interview, zone)}
      />
      {interview.end_note ? <p className={styles['dim']}>{interview.end_note}</p> : null}
    </Dialog>
  )
}
