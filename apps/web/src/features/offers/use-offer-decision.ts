import type { OfferReview } from '@fledge/contract/offers/schema.ts'
import type { rejectOfferReasons } from '@fledge/domain/offers/reasons.ts'
import { useEffect, useState } from 'react'
import { showToast } from '../../platform/shell/toasts.ts'
import { changeResult, removeRows } from '../../platform/query/pending-changes.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { useQueueDecision } from '../../platform/list/use-queue-decision.ts'
import { t } from '../../platform/i18n/use-texts.ts'

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
  const confirmWith = (text: string) => () => {
    close()
    showToast(text)
    onDecided()
  }
  const params = { id: offer.offer_id }
  const approve = useQueueDecision('offers', 'approveOffer', {
    name: offer.intern.name,
    done: t('offerScreen.review.approved', { name: offer.intern.name }),
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
  const isReady = offer.may.approve === true && !asking && !approve.isPending
  useDecisionKeys(isReady, decision.approve, setAsking)
  const busy = { approve: approve.isPending, ask: ask.isPending, reject: reject.isPending }
  return { asking, setAsking, close, ...decision, busy }
}

/**
 * Keyboard shortcuts: A approves, C requests changes, R rejects. Ignored while typing and when no
 * decision is possible.
 */
function useDecisionKeys(
  isReady: boolean,
  onApprove: () => void,
  onAsk: (dialog: DecisionDialog) => void,
): void {
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (!isReady || isTyping(event) || event.metaKey || event.ctrlKey || event.altKey) return
      if (event.key === 'a') onApprove()
      if (event.key === 'c' || event.key === 'r') {
        event.preventDefault()
        onAsk(event.key === 'c' ? 'ask' : 'reject')
      }
    }
    window.addEventListener('keydown', keys)
    return () => window.removeEventListener('keydown', keys)
  })
}

const isTyping = (event: KeyboardEvent) =>
  event.target instanceof HTMLElement &&
  event.target.closest('input, textarea, select, [role=dialog]') !== null
