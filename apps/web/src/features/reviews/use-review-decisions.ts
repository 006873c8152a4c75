import { useQueueDecision } from '../../platform/list/use-queue-decision.ts'
import { changeResult, removeRows } from '../../platform/query/pending-changes.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { useSkip } from '../../shared/use-skip.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { getReviewName, type Review } from './review-name.ts'

export const closedKey = 'errors.ILLEGAL_TRANSITION'

export interface ReviewStepHandlers {
  /** Called after taking the review; the reviewer stays on this application. */
  readonly onTaken: () => void
  readonly onDecided: () => void
  /** Called to open this application again when a decision could not be saved. */
  readonly onReopen: () => void
}

export type ReviewInput = { readonly params: { readonly id: string } }

const decidedReviews = [
  changeResult('reviews', 'listReviews', (list, { params }: ReviewInput) =>
    removeRows(list, (row) => row.application_id === params.id),
  ),
]

/** Mutations of each decision with their confirmations; after a decision the next application opens. */
export function useReviewCalls(
  review: Review,
  { onTaken, onDecided, onReopen }: ReviewStepHandlers,
) {
  const name = getReviewName(review)
  const id = review.application_id
  const take = useApiMutation('reviews', 'takeReview', {
    onDone: () => {
      showToast(t('reviews.done.take', { name }))
      onTaken()
    },
  })
  const skip = useSkip({
    kind: 'APPLICATION',
    id,
    name,
    onSkipped: onDecided,
    onReopen,
  })
  const getAction = getUndoAction(onReopen)
  const decision = { id, name, getAction, optimistic: decidedReviews, onDecided, onReopen }
  const ask = useQueueDecision('reviews', 'requestChanges', {
    ...decision,
    done: t('reviews.done.ask', { name }),
  })
  const approve = useQueueDecision('reviews', 'approveApplication', {
    ...decision,
    done: t('reviews.done.approve', { name }),
  })
  const reject = useQueueDecision('reviews', 'rejectApplication', {
    ...decision,
    done: t('reviews.done.reject', { name }),
  })
  return { take, skip, ask, approve, reject }
}

export interface Decision {
  /** Whether the status does not offer this decision; it then has no button. */
  readonly isClosed: boolean
  readonly refused: string | null
  readonly busy: boolean
  readonly press: () => void
}

/** What the key of a decision does: it says why a decision is refused, as the button does. */
export const getPressHandler = ({ isClosed, refused, press }: Decision) =>
  isClosed ? undefined : refused === null ? press : () => showToast(refused)

/** Returns the decisions on an application. */
export function getDecisions(
  review: Review,
  { take, skip, ask, approve }: ReturnType<typeof useReviewCalls>,
  onReject: () => void,
) {
  const { may, application_id: id } = review
  const input = { params: { id }, body: {} }
  const decision = (open: true | string, busy: boolean, press: () => void): Decision => ({
    isClosed: open === closedKey,
    refused: open === true ? null : translateKey(open),
    busy,
    press,
  })
  const isWaiting =
    review.pending === null && (may.takeReview === true || may.approve !== closedKey)
  return {
    take: decision(may.takeReview, take.isPending, () => take.mutate(input)),
    ask: decision(may.requestChanges, ask.isPending, () => ask.decide(input)),
    approve: decision(may.approve, approve.isPending, () => approve.decide(input)),
    reject: decision(may.reject, false, onReject),
    skip: decision(isWaiting ? true : closedKey, false, skip),
  }
}
