import { rejectCompanyReasons } from '@fledge/domain/companies/reasons.ts'
import { needsWords } from '@fledge/domain/reasons.ts'
import { KeyCap } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Checkbox, RadioCards } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/client.ts'
import { NoteField } from '../../platform/note-field.tsx'
import { showToast } from '../../platform/notes.ts'
import { useCall } from '../../platform/query.ts'
import frame from '../../platform/review-frame.module.css'
import { useReviewKeys } from '../../platform/review-keys.ts'
import { say, t } from '../../platform/use-texts.ts'

type Review = Payload<'companies', 'getCompanyForReview'>
type Reason = (typeof rejectCompanyReasons)[number]['id']
type Against = 'reject' | 'expel'
interface Asked {
  readonly act: Against
  /** As it was read when the question was asked: the question stays about this, whatever it becomes meanwhile. */
  readonly seen: Review['status']
}

const shown = (may: true | string) => may !== 'errors.ILLEGAL_TRANSITION'

/** What may be decided, in the open: yes at the left, then no. Every decision says which status it was made on. */
export function DecisionBar({
  review,
  onStep,
}: {
  readonly review: Review
  readonly onStep: (step: number) => void
}) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const done = (key: 'approve' | 'admit' | 'reopen' | Against) => ({
    onDone: () => {
      setAsked(null)
      showToast(t(`companies.review.done.${key}`, { company: review.name }))
      onStep(1)
    },
    // It has changed meanwhile: the question is over, the page shows what is.
    onOvertaken: () => setAsked(null),
  })
  const calls = {
    approve: useCall('companies', 'approveCompany', done('approve')),
    admit: useCall('companies', 'admitCompany', done('admit')),
    reopen: useCall('companies', 'reopenCompany', done('reopen')),
  }
  const against = {
    reject: useCall('companies', 'rejectCompany', done('reject')),
    expel: useCall('companies', 'expelCompany', done('expel')),
  }
  const params = { id: review.company_id }
  const yes = (['approve', 'admit', 'reopen'] as const).find((name) => shown(review.may[name]))
  const accept = yes
    ? () => calls[yes].mutate({ params, body: { expected_status: review.status } })
    : undefined
  const ask = (act: Against) =>
    shown(review.may[act]) ? () => setAsked({ act, seen: review.status }) : undefined
  const reject = ask('reject')
  const expel = ask('expel')
  useReviewKeys({ a: accept, r: reject })
  return (
    <footer className={frame['bar']}>
      {yes ? (
        <Button
          tone="primary"
          busy={calls[yes].isPending}
          after={<KeyCap>A</KeyCap>}
          onClick={accept}
        >
          {t(`companies.review.${yes}`)}
        </Button>
      ) : null}
      {reject ? (
        <Button tone="danger" after={<KeyCap>R</KeyCap>} onClick={reject}>
          {t('companies.review.reject')}
        </Button>
      ) : null}
      {expel ? (
        <Button tone="danger" onClick={expel}>
          {t('companies.review.expel')}
        </Button>
      ) : null}
      <span className={frame['keys']}>
        <KeyCap>K</KeyCap> {t('companies.review.back')} <KeyCap>J</KeyCap>{' '}
        {t('companies.review.next')}
      </span>
      <AgainstDialog
        review={review}
        asked={asked}
        busy={against.reject.isPending || against.expel.isPending}
        onClose={() => setAsked(null)}
        onSend={({ act, seen }, reason, note) =>
          against[act].mutate({
            params,
            body: { expected_status: seen, reason, ...(note ? { note } : {}) },
          })
        }
      />
    </footer>
  )
}

interface AgainstProps {
  readonly review: Review
  readonly asked: Asked | null
  readonly busy: boolean
  readonly onClose: () => void
  readonly onSend: (asked: Asked, reason: Reason, note: string) => void
}

/** Not to approve, and to end what was approved: two questions. The second names what ends with it and wants a tick. */
function AgainstDialog({ review, asked, busy, onClose, onSend }: AgainstProps) {
  const [reason, setReason] = useState<Reason | null>(null)
  const [note, setNote] = useState('')
  const [sure, setSure] = useState(false)
  const act = asked?.act ?? 'reject'
  const company = review.name
  const changed =
    asked !== null && asked.seen !== review.status
      ? say(`companies.changed.${review.status}`, { company })
      : null
  const send = () => {
    if (!asked || !reason) return
    setSure(false)
    onSend(asked, reason, note)
  }
  const wanting =
    reason !== null && needsWords([reason]) && !note.trim() ? t('common.reasonWords') : null
  const ready = reason !== null && (act === 'reject' || sure)
  return (
    <Dialog
      opened={asked !== null}
      onClose={() => {
        setSure(false)
        onClose()
      }}
      title={t(`companies.review.${act}Title`, { company })}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
          <Button
            tone="danger"
            busy={busy}
            disabled={!ready}
            refused={changed ?? wanting}
            onClick={send}
          >
            {t(`companies.review.${act}`)}
          </Button>
        </>
      }
    >
      <Stack>
        {changed ? (
          <p role="alert">
            <b>{changed}</b>
          </p>
        ) : null}
        {act === 'expel' ? <p>{t('companies.review.expelText')}</p> : null}
        <p>{t('companies.review.rejectText')}</p>
        <RadioCards
          label={t('companies.review.reason')}
          choices={rejectCompanyReasons.map(({ id, text }) => ({ value: id, label: say(text) }))}
          value={reason}
          onChange={(value) =>
            setReason(rejectCompanyReasons.find((one) => one.id === value)?.id ?? null)
          }
        />
        <NoteField
          isNeeded={reason !== null && needsWords([reason])}
          label={t('companies.review.note')}
          value={note}
          onChange={setNote}
        />
        {act === 'expel' ? (
          <Checkbox
            checked={sure}
            onChange={(event) => setSure(event.currentTarget.checked)}
            label={t('companies.review.expelSure', { company })}
          />
        ) : null}
      </Stack>
    </Dialog>
  )
}
