import { rejectCompanyReasons } from '@fledge/domain/companies/reasons.ts'
import { isReasonNoteRequired } from '@fledge/domain/reasons.ts'
import { KeyCap } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Checkbox, RadioCards } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { changeResult, removeRows } from '../../platform/query/pending-changes.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { useQueueDecision } from '../../platform/list/use-queue-decision.ts'
import frame from '../../platform/list/review-frame.module.css'
import { useReviewKeys } from '../../platform/list/review-keys.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'

type Review = Payload<'companies', 'getCompanyForReview'>
type Reason = (typeof rejectCompanyReasons)[number]['id']
type RejectAction = 'reject' | 'expel'
type CompanyDecision = 'approve' | 'admit' | 'reopen' | RejectAction
interface OpenDecision {
  readonly act: RejectAction
  /**
   * Status when the dialog was opened. The dialog keeps referring to it even if the company
   * changes.
   */
  readonly seen: Review['status']
}

const isVisible = (may: true | string) => may !== 'errors.ILLEGAL_TRANSITION'

interface CompanyDecisionBarProps {
  readonly review: Review
  readonly onDecided: () => void
  /** Called to open this company again when a decision could not be saved. */
  readonly onReopen: () => void
}

const decidedCompanies = [
  changeResult(
    'companies',
    'listCompanyQueue',
    (list, { params }: { readonly params: { readonly id: string } }) =>
      removeRows(list, (row) => row.company_id === params.id),
  ),
]

/**
 * Mutations for each decision.
 * @param onOver called after a decision, or when the company has changed and the page shows its new
 * status
 */
function useDecisions(
  { review, onDecided, onReopen }: CompanyDecisionBarProps,
  onOver: () => void,
) {
  const confirm = (key: CompanyDecision) =>
    t(`companies.review.done.${key}`, { company: review.name })
  const createOptions = (key: CompanyDecision) => ({
    onDone: () => {
      onOver()
      showToast(confirm(key))
      onDecided()
    },
    onOvertaken: onOver,
  })
  const createPress = (key: CompanyDecision) => ({
    name: review.name,
    done: confirm(key),
    optimistic: decidedCompanies,
    onDecided,
    onReopen,
  })
  return {
    approve: useQueueDecision('companies', 'approveCompany', createPress('approve')),
    admit: useQueueDecision('companies', 'admitCompany', createPress('admit')),
    reopen: useQueueDecision('companies', 'reopenCompany', createPress('reopen')),
    reject: useApiMutation('companies', 'rejectCompany', createOptions('reject')),
    expel: useApiMutation('companies', 'expelCompany', createOptions('expel')),
  }
}

/**
 * Buttons for the available decisions, approval first. Each request includes the status it is based
 * on.
 */
export function CompanyDecisionBar(props: CompanyDecisionBarProps) {
  const { review } = props
  const [decision, setDecision] = useState<OpenDecision | null>(null)
  const close = () => setDecision(null)
  const calls = useDecisions(props, close)
  const params = { id: review.company_id }
  const yes = (['approve', 'admit', 'reopen'] as const).find((name) => isVisible(review.may[name]))
  const accept = yes
    ? () => calls[yes].decide({ params, body: { expected_status: review.status } })
    : undefined
  const ask = (act: RejectAction) =>
    isVisible(review.may[act]) ? () => setDecision({ act, seen: review.status }) : undefined
  const reject = ask('reject')
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
      <RejectButtons onReject={reject} onExpel={ask('expel')} />
      <StepKeys />
      <RejectDialog
        review={review}
        decision={decision}
        busy={calls.reject.isPending || calls.expel.isPending}
        onClose={close}
        onSend={(sent, reason, note) =>
          calls[sent.act].mutate({ params, body: toRejectBody(sent, reason, note) })
        }
      />
    </footer>
  )
}

const toRejectBody = ({ seen }: OpenDecision, reason: Reason, note: string) => ({
  expected_status: seen,
  reason,
  ...(note ? { note } : {}),
})

interface RejectButtonsProps {
  /** Undefined when rejecting is not possible. */
  readonly onReject: (() => void) | undefined
  readonly onExpel: (() => void) | undefined
}

function RejectButtons({ onReject, onExpel }: RejectButtonsProps) {
  return (
    <>
      {onReject ? (
        <Button tone="danger" after={<KeyCap>R</KeyCap>} onClick={onReject}>
          {t('companies.review.reject')}
        </Button>
      ) : null}
      {onExpel ? (
        <Button tone="danger" onClick={onExpel}>
          {t('companies.review.expel')}
        </Button>
      ) : null}
    </>
  )
}

const StepKeys = () => (
  <span className={frame['keys']}>
    <KeyCap>K</KeyCap> {t('companies.review.back')} <KeyCap>J</KeyCap> {t('companies.review.next')}
  </span>
)

interface RejectDialogProps {
  readonly review: Review
  readonly decision: OpenDecision | null
  readonly busy: boolean
  readonly onClose: () => void
  readonly onSend: (decision: OpenDecision, reason: Reason, note: string) => void
}

/**
 * Form state of the dialog. Survives closing and reopening, except for the confirmation checkbox.
 */
function useReasonForm() {
  const [reason, setReason] = useState<Reason | null>(null)
  const [note, setNote] = useState('')
  const [sure, setSure] = useState(false)
  const wanting =
    reason === null
      ? t('common.reasonChoose')
      : isNoteRequired(reason) && !note.trim()
        ? t('common.reasonWords')
        : null
  return { reason, setReason, note, setNote, sure, setSure, wanting }
}

/**
 * Rejects a company or closes an approved account. Closing lists the consequences and requires a
 * checkbox.
 */
function RejectDialog({ review, decision, busy, onClose, onSend }: RejectDialogProps) {
  const answers = useReasonForm()
  const { reason, note, sure, setSure, wanting } = answers
  const changed = formatStatusChange(decision, review)
  const act = decision?.act ?? 'reject'
  const company = review.name
  const send = () => {
    if (!decision || !reason) return
    setSure(false)
    onSend(decision, reason, note)
  }
  const unsure = act === 'expel' && !sure ? t('companies.review.expelConfirm') : null
  return (
    <Dialog
      opened={decision !== null}
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
            disabledReason={changed ?? wanting ?? unsure}
            onClick={send}
          >
            {t(`companies.review.${act}`)}
          </Button>
        </>
      }
    >
      <RejectFields act={act} company={company} changed={changed} answers={answers} />
    </Dialog>
  )
}

/** Returns a message if the company's status has changed since the dialog was opened. */
const formatStatusChange = (decision: OpenDecision | null, { status, name }: Review) =>
  decision !== null && decision.seen !== status
    ? translateKey(`companies.changed.${status}`, { company: name })
    : null
const isNoteRequired = (reason: Reason | null) => reason !== null && isReasonNoteRequired([reason])

interface RejectFieldsProps {
  readonly act: RejectAction
  readonly company: string
  /** Message about the changed status. */
  readonly changed: string | null
  readonly answers: ReturnType<typeof useReasonForm>
}

function RejectFields({ act, company, changed, answers }: RejectFieldsProps) {
  const { reason, setReason, note, setNote, sure, setSure } = answers
  return (
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
        choices={rejectCompanyReasons.map(({ id, text }) => ({
          value: id,
          label: translateKey(text),
        }))}
        value={reason}
        onChange={(value) =>
          setReason(rejectCompanyReasons.find(({ id }) => id === value)?.id ?? null)
        }
      />
      <NoteField
        isNeeded={isNoteRequired(reason)}
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
  )
}
