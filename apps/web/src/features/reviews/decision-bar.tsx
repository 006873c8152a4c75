import { rejectApplicationReasons } from '@fledge/domain/applications/reasons.ts'
import { KeyCap } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { showToast } from '../../platform/notes.ts'
import { useCall } from '../../platform/query.ts'
import { useReviewKeys } from '../../platform/review-keys.ts'
import { say, t } from '../../platform/use-texts.ts'
import { nameOfReview, type Review } from './review-words.ts'
import styles from './reviews.module.css'

type Reason = (typeof rejectApplicationReasons)[number]['id']
const closed = 'errors.ILLEGAL_TRANSITION'
const wordsOf = (may: true | string) => (may === true ? null : say(may))

/** The decisions that are open now; c, a and r do the same. */
export function DecisionBar({ review, onStep }: { readonly review: Review; readonly onStep: (step: number) => void }) {
  const [asking, setAsking] = useState(false)
  const name = nameOfReview(review)
  const input = { params: { id: review.application_id }, body: {} }
  const take = useCall('reviews', 'takeReview', { onDone: () => showToast(t('reviews.done.take', { name })) })
  const ask = useCall('reviews', 'requestChanges', { onDone: () => { showToast(t('reviews.done.ask', { name })); onStep(1) } })
  const approve = useCall('reviews', 'approveApplication', { onDone: () => { showToast(t('reviews.done.approve', { name })); onStep(1) } })
  const reject = useCall('reviews', 'rejectApplication', { onDone: () => { setAsking(false); showToast(t('reviews.done.reject', { name })); onStep(1) }, onOvertaken: () => setAsking(false) })
  const { may } = review
  const drafts = review.comments.filter((one) => one.sent_at === null).length
  const askRefused = may.requestChanges === true ? (drafts === 0 ? t('reviews.askFirst') : null) : say(may.requestChanges)
  useReviewKeys({
    t: may.takeReview === true ? () => take.mutate(input) : undefined, c: askRefused === null ? () => ask.mutate(input) : undefined,
    a: may.approve === true ? () => approve.mutate(input) : undefined, r: may.reject === true ? () => setAsking(true) : undefined,
  })
  return (
    <footer className={styles['bar']}>
      {may.takeReview === closed ? null : <Button tone="primary" busy={take.isPending} refused={wordsOf(may.takeReview)} after={<KeyCap>T</KeyCap>} onClick={() => take.mutate(input)}>{t('reviews.take')}</Button>}
      {may.requestChanges === closed ? null : <Button tone={drafts > 0 ? 'primary' : 'plain'} busy={ask.isPending} refused={askRefused} after={<KeyCap>C</KeyCap>} onClick={() => ask.mutate(input)}>{t('reviews.ask', { count: drafts })}</Button>}
      {may.approve === closed ? null : <Button tone={drafts === 0 && may.takeReview === closed ? 'primary' : 'plain'} busy={approve.isPending} refused={wordsOf(may.approve)} after={<KeyCap>A</KeyCap>} onClick={() => approve.mutate(input)}>{t('reviews.approve')}</Button>}
      {may.reject === closed ? null : <Button tone="danger" refused={wordsOf(may.reject)} after={<KeyCap>R</KeyCap>} onClick={() => setAsking(true)}>{t('reviews.reject')}</Button>}
      <span className={styles['keys']}><KeyCap>K</KeyCap> {t('reviews.back')} <KeyCap>J</KeyCap> {t('reviews.next')}</span>
      <RejectDialog name={name} opened={asking} busy={reject.isPending} onClose={() => setAsking(false)} onReject={(reason, note) => reject.mutate({ params: { id: review.application_id }, body: { reason, ...(note ? { note } : {}) } })} />
    </footer>
  )
}

function RejectDialog({ name, opened, busy, onClose, onReject }: { readonly name: string; readonly opened: boolean; readonly busy: boolean; readonly onClose: () => void; readonly onReject: (reason: Reason, note: string) => void }) {
  const [reason, setReason] = useState<Reason | null>(null)
  const [note, setNote] = useState('')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('reviews.rejectTitle', { name })} closeLabel={t('common.btn.close')}
      actions={<><Button onClick={onClose}>{t('common.btn.cancel')}</Button><Button tone="danger" busy={busy} disabled={!reason} onClick={() => reason && onReject(reason, note)}>{t('reviews.reject')}</Button></>}>
      <Stack>
        <p>{t('reviews.rejectText')}</p>
        <RadioCards label={t('reviews.reason')} choices={rejectApplicationReasons.map(({ id, text }) => ({ value: id, label: say(text) }))} value={reason} onChange={(value) => setReason(rejectApplicationReasons.find((one) => one.id === value)?.id ?? null)} />
        <TextArea label={t('reviews.note')} optional={t('common.optional')} rows={3} value={note} limit={1000} says={(used) => t('common.charsLeft', { used, limit: 1000 })} onChange={(event) => setNote(event.currentTarget.value)} />
      </Stack>
    </Dialog>
  )
}
