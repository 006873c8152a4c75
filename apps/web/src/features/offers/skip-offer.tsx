import type { OfferReview } from '@fledge/contract/offers/schema.ts'
import { SkipButton } from '../../shared/skip-button.tsx'

interface SkipOfferProps {
  readonly offer: OfferReview
  readonly onSkipped: () => void
  readonly onReopen: () => void
}

const closedKey = 'errors.ILLEGAL_TRANSITION'

/** Leaves an offer that waits for the programme team to others. */
export const SkipOffer = ({ offer, onSkipped, onReopen }: SkipOfferProps) => (
  <SkipButton
    kind="OFFER"
    id={offer.offer_id}
    name={offer.intern.name}
    isWaiting={offer.may.approve !== closedKey && offer.pending === null}
    onSkipped={onSkipped}
    onReopen={onReopen}
  />
)
