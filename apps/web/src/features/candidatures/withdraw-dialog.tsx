import { withdrawCandidatureReasons } from '@fledge/domain/candidatures/reasons.ts'
import { Button } from '@fledge/ui/button.tsx'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { useState } from 'react'
import { showToast } from '../../platform/notes.ts'
import { useCall } from '../../platform/query.ts'
import { say, t } from '../../platform/use-texts.ts'
import styles from './candidatures.module.css'

/** Withdraws with a reason that the company is told. */
export function WithdrawDialog({ candidature, name, onClose }: { readonly candidature: string; readonly name: string; readonly onClose: () => void }) {
  const [reason, setReason] = useState<(typeof withdrawCandidatureReasons)[number]['id'] | null>(null)
  const [note, setNote] = useState('')
  const end = useCall('candidatures', 'withdrawCandidature', { onDone: () => { showToast(t('tracker.withdraw.done', { name })); onClose() }, onOvertaken: onClose })
  const act = () => reason && end.mutate({ params: { id: candidature }, body: { reason, ...(note ? { note } : {}) } })
  return (
    <Dialog opened onClose={onClose} title={t('tracker.withdraw.title', { name })} closeLabel={t('common.btn.close')}
      actions={<><Button tone="quiet" onClick={onClose}>{t('common.btn.cancel')}</Button><Button tone="danger" busy={end.isPending} refused={reason ? null : t('tracker.reason')} onClick={act}>{t('tracker.withdraw')}</Button></>}>
      <div className={styles['form']}>
        <p className={styles['dim']}>{t('tracker.withdraw.text', { name })}</p>
        <RadioCards label={t('tracker.reason')} value={reason} onChange={(id) => setReason(withdrawCandidatureReasons.find((one) => one.id === id)?.id ?? null)} choices={withdrawCandidatureReasons.map((one) => ({ value: one.id, label: say(one.text) }))} />
        <TextArea label={t('candidate.note')} optional={t('common.optional')} limit={1000} says={(used) => t('common.charsLeft', { used, limit: 1000 })} maxLength={1000} rows={3} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      </div>
    </Dialog>
  )
}
