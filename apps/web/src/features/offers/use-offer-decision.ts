import type { OfferReview } from '@fledge/contract/offers/schema.ts'
import type { rejectOfferReasons } from '@fledge/domain/offers/reasons.ts'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { useReviewKeys } from '../../platform/list/review-keys.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { changeResult, removeRows } from '../../platform/query/pending-changes.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { useQueueDecision } from '../../platform/list/use-queue-decision.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'

export type DecisionDialog = 'ask' | 'reject'

interface Rejection {
  readonly reason: (typeof rejectOfferReasons)[number]['id']
  readonly note?: string
}

const approvedOffers = [
  changeResult(
    'offers',
    'listOffersForReview',
    (list, { params }: { readonly params: { readonly id: string } }) =>
      removeRows(list, (row) => row.offer_id === params.id),
  ),
]

/** Decisions on an offer by button or keyboard. Each closes its dialog and opens the next offer. */
export function useOfferDecision(offer: OfferReview, onDecided: () => void, onReopen: () => void) {
  const [asking, setAsking] = useState<DecisionDialog | null>(null)
  const close = () => setAsking(null)
  const getAction = getUndoAction(onReopen)
  const confirmWith =
    (text: string) =>
    ({ payload }: { readonly payload: Payload<'offers', 'rejectOffer'> }) => {
      close()
      showToast(text, getAction(payload))
      onDecided()
    }
  const params = { id: offer.offer_id }
  const approve = useQueueDecision('offers', 'approveOffer', {
    id: offer.offer_id,
    name: offer.intern.name,
    done: t('offerScreen.review.approved', { name: offer.intern.name }),
    getAction,
    optimistic: approvedOffers,
    onDecided,
    onReopen,
  })
  const ask = useApiMutation('offers', 'requestOfferRevision', {
    onDone: confirmWith(t('offerScreen.review.asked')),
    onOvertaken: close,
  })
  const reject = useApiMutation('offers', 'rejectOffer', {
    onDone: confirmWith(t('offerScreen.review.rejected')),
    onOvertaken: close,
  })
  const decision = {
    approve: () => approve.decide({ params }),
    ask: (comments: string) => ask.mutate({ params, body: { comments } }),
    reject: (body: Rejection) => reject.mutate({ params, body }),
  }
  useDecisionKeys(offer.may, approve.isPending ? undefined : decision.approve, setAsking)
  const busy = { approve: approve.isPending, ask: ask.isPending, reject: reject.isPending }
  return { asking, setAsking, close, ...decision, busy }
}

/** A approves, C requests changes, R rejects, if that is possible. */
function useDecisionKeys(
  may: OfferReview['may'],
  onApprove: (() => void) | undefined,
  onAsk: (dialog: DecisionDialog) => void,
): void {
  useReviewKeys({
    a: may.approve === true ? onApprove : undefined,
    c: may.requestRevision === true ? () => onAsk('ask') : undefined,
    r: may.reject === true ? () => onAsk('reject') : undefined,
  })
}
