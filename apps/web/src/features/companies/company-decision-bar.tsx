import { companyBadges, getCompanyWaitKind } from '@fledge/domain/companies/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { changeResult, removeRows } from '../../platform/query/pending-changes.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { useQueueDecision } from '../../platform/list/use-queue-decision.ts'
import frame from '../../platform/list/review-frame.module.css'
import { KeysHelp } from '../../platform/list/keys-help.tsx'
import type { Shortcut } from '../../platform/list/shortcut-help.ts'
import { useReviewKeys } from '../../platform/list/review-keys.ts'
import { ShortcutCap } from '../../platform/list/shortcut-cap.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { HeldNote, useHolder } from '../../shared/held-note.tsx'
import { PendingNote } from '../../shared/pending-note.tsx'
import { SkipButton } from '../../shared/skip-button.tsx'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { useDecidedElsewhere } from '../../shared/use-decided-elsewhere.ts'
import { AskCompany } from './ask-company.tsx'
import {
  type OpenDecision,
  type RejectAction,
  RejectCompanyDialog,
  type RejectReason,
} from './reject-company-dialog.tsx'
import { toSeen } from './seen-review.ts'

type Review = Payload<'companies', 'getCompanyForReview'>
type CompanyDecision = 'approve' | 'admit' | 'reopen' | RejectAction

const acceptingDecisions = ['approve', 'admit', 'reopen'] as const
/** While a decision is pending, its undoing is offered instead. */
const isVisible = ({ may, pending }: Review, decision: CompanyDecision) =>
  pending === null &&
  may[decision] !== 'waits.refused.taken' &&
  may[decision] !== 'errors.ILLEGAL_TRANSITION'

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
  const getAction = getUndoAction(onReopen)
  const confirm = (key: CompanyDecision) =>
    t(`companies.review.done.${key}`, { company: review.name })
  const createOptions = (key: CompanyDecision) => ({
    onDone: ({ payload }: { readonly payload: Review }) => {
      onOver()
      showToast(confirm(key), getAction(payload))
      onDecided()
    },
    onOvertaken: onOver,
  })
  const createPress = (key: CompanyDecision) => ({
    id: review.company_id,
    name: review.name,
    done: confirm(key),
    getAction,
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
export function CompanyDecisionBar({ review, ...handlers }: CompanyDecisionBarProps) {
  const onDecided = useDecidedCompany(review, handlers.onDecided)
  const props = { ...handlers, review, onDecided }
  const [decision, setDecision] = useState<OpenDecision | null>(null)
  const close = () => setDecision(null)
  const calls = useDecisions(props, close)
  const params = { id: review.company_id }
  const yes = acceptingDecisions.find((name) => isVisible(review, name))
  const accept = yes ? () => calls[yes].decide({ params, body: toSeen(review) }) : undefined
  const ask = (act: RejectAction) =>
    isVisible(review, act) ? () => setDecision({ act, seen: toSeen(review) }) : undefined
  const [reject, expel] = [ask('reject'), ask('expel')]
  useReviewKeys({ a: accept, r: reject ?? expel })
  return (
    <footer className={frame['bar']} data-reasons="shown">
      {review.pending ? <PendingNote pending={review.pending} onOpen={props.onReopen} /> : null}
      {review.pending ? null : <CompanyHeldNote review={review} />}
      {yes ? <AcceptButton decision={yes} busy={calls[yes].isPending} onClick={accept} /> : null}
      <AskCompany {...props} />
      <SkipCompany {...props} />
      <RejectButtons onReject={reject} onExpel={expel} />
      <span className={frame['help']}>
        <KeysHelp shortcuts={getCompanyShortcuts()} />
      </span>
      <RejectCompanyDialog
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

/** Opens the next company if this one is decided elsewhere, too. */
const useDecidedCompany = (review: Review, onDecided: () => void) =>
  useDecidedElsewhere({
    id: review.company_id,
    name: review.name,
    isWaiting:
      getCompanyWaitKind(review.status) !== null && review.pending === null && !isAskedNow(review),
    pending: review.pending,
    status: isAskedNow(review)
      ? t('companies.queue.asked')
      : translateKey(companyBadges[review.status].text),
    onDecided,
  })

/** Who takes care of the company, if a colleague does. */
function CompanyHeldNote({ review }: Pick<CompanyDecisionBarProps, 'review'>) {
  const holder = useHolder(review.owner)
  const kind = getCompanyWaitKind(review.status)
  if (!holder || !kind) return null
  return (
    <HeldNote
      key={holder.user_id}
      kind={kind}
      id={review.company_id}
      subject={review.name}
      owner={holder}
      mayTakeOver={review.may.takeOver}
    />
  )
}

const toRejectBody = ({ seen }: OpenDecision, reason: RejectReason, note: string) => ({
  ...seen,
  reason,
  ...(note ? { note } : {}),
})

interface AcceptButtonProps {
  readonly decision: (typeof acceptingDecisions)[number]
  readonly busy: boolean
  readonly onClick: (() => void) | undefined
}

const AcceptButton = ({ decision, ...button }: AcceptButtonProps) => (
  <Button tone="primary" after={<ShortcutCap>A</ShortcutCap>} {...button}>
    {t(`companies.review.${decision}`)}
  </Button>
)

interface RejectButtonsProps {
  /** Undefined when rejecting is not possible. */
  readonly onReject: (() => void) | undefined
  readonly onExpel: (() => void) | undefined
}

function RejectButtons({ onReject, onExpel }: RejectButtonsProps) {
  return (
    <>
      {onReject ? (
        <Button tone="danger" after={<ShortcutCap>R</ShortcutCap>} onClick={onReject}>
          {t('companies.review.reject')}
        </Button>
      ) : null}
      {onExpel ? (
        <Button tone="danger" after={<ShortcutCap>R</ShortcutCap>} onClick={onExpel}>
          {t('companies.review.expel')}
        </Button>
      ) : null}
    </>
  )
}

/** Leaves a company that waits for the programme team to others. */
function SkipCompany({ review, onDecided, onReopen }: CompanyDecisionBarProps) {
  const kind = getCompanyWaitKind(review.status)
  return (
    <SkipButton
      kind={kind ?? 'COMPANY'}
      id={review.company_id}
      name={review.name}
      isWaiting={kind !== null && review.pending === null && !isAskedNow(review)}
      onSkipped={onDecided}
      onReopen={onReopen}
    />
  )
}

/** While a company has to reply, it is not in the queue. */
const isAskedNow = ({ may }: Review) => may.ask === 'companies.refused.alreadyAsked'

/** What each key does in the review of a company. */
const getCompanyShortcuts = (): readonly Shortcut[] => [
  { keys: ['A'], text: t('companies.key.accept') },
  { keys: ['C'], text: t('companies.ask.key') },
  { keys: ['R'], text: t('companies.key.reject') },
  { keys: ['S'], text: t('reviews.key.skip') },
  { keys: ['G'], text: t('reviews.key.takeNext') },
  { keys: ['N'], text: t('companies.key.note') },
  { keys: ['L'], text: t('companies.key.look') },
  { keys: ['Z'], text: t('reviews.key.undo') },
  { keys: ['J', 'K'], text: t('reviews.key.queue') },
]
