import { declineInterviewReasons } from '@fledge/domain/interviews/reasons.ts'
import { Button } from '@fledge/ui/button.tsx'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { useState } from 'react'
import { showToast } from '../../platform/notes.ts'
import { useCall } from '../../platform/query.ts'
import { say, t } from '../../platform/use-texts.ts'
import styles from './interviews.module.css'

interface DeclineProps {
  readonly interview: { readonly interview_id: string; readonly company: { readonly name: string } }
  readonly onClose: () => void
  readonly onDone?: () => void
}

/** Declines with a reason that the company is told. */
export function DeclineDialog({ interview, onClose, onDone }: DeclineProps) {
  const [reason, setReason] = useState<(typeof declineInterviewReasons)[number]['id'] | null>(null)
  const [note, setNote] = useState('')
  const company = interview.company.name
  const decline = useCall('interviews', 'confirmInterview', { onDone: () => { showToast(t('interviewScreen.decline.done', { company })); onClose(); onDone?.() }, onOvertaken: onClose })
  const act = () => reason && decline.mutate({ body: { interview_id: interview.interview_id, decline: true, reason, ...(note ? { note } : {}) } })
  return (
    <Dialog opened onClose={onClose} title={t('interviewScreen.decline.title', { company })} closeLabel={t('common.btn.close')}
      actions={<><Button tone="quiet" onClick={onClose}>{t('common.btn.cancel')}</Button><Button tone="danger" busy={decline.isPending} refused={reason ? null : t('interviewScreen.reason')} onClick={act}>{t('interviewScreen.decline.act')}</Button></>}>
      <div className={styles['form']}>
        <p className={styles['dim']}>{t('interviewScreen.decline.text', { company })}</p>
        <RadioCards label={t('interviewScreen.reason')} value={reason} onChange={(id) => setReason(declineInterviewReasons.find((one) => one.id === id)?.id ?? null)} choices={declineInterviewReasons.map((one) => ({ value: one.id, label: say(one.text) }))} />
        <TextArea label={t('interviewScreen.note')} optional={t('common.optional')} limit={1000} says={(used) => t('common.charsLeft', { used, limit: 1000 })} maxLength={1000} rows={3} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      </div>
    </Dialog>
  )
}
