import type { OfferReview } from '@fledge/contract/offers/schema.ts'
import { offerMachine } from '@fledge/domain/offers/machine.ts'
import { offerBadges } from '@fledge/domain/offers/types.ts'
import { translateKey } from '../../platform/i18n/use-texts.ts'
import { useDecidedElsewhere } from '../../shared/use-decided-elsewhere.ts'

/** Opens the next offer if this one is decided elsewhere, too. */
export const useDecidedOffer = (offer: OfferReview, onDecided: () => void) =>
  useDecidedElsewhere({
    id: offer.offer_id,
    name: offer.intern.name,
    isWaiting: offerMachine.can('approve', offer.status, 'operator') && offer.pending === null,
    pending: offer.pending,
    status: translateKey(offerBadges[offer.status].text),
    onDecided,
  })
