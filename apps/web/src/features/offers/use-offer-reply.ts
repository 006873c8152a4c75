import type { CompanyOfferView } from '@fledge/contract/offers/schema.ts'
import { isChangeRequested } from '@fledge/domain/offers/rules.ts'
import { useDraftState } from '../../platform/forms/draft-state.ts'
import { translateKey } from '../../platform/i18n/use-texts.ts'

/** The refusal that a written reply resolves. */
const unansweredKey = 'offers.refused.unchanged'

/**
 * The company's reply to a request for changes, stored as a draft on the device until it is sent.
 */
export function useOfferReply(offer: CompanyOfferView) {
  const [words, setWords, sent] = useDraftState(
    `offers/answer/${offer.offer_id}/${offer.version}`,
    '',
    (draft) => draft === '',
  )
  const isAsked = isChangeRequested(offer.status)
  const answer = isAsked ? words.trim() : ''
  const may = offer.may.send === unansweredKey && answer !== '' ? true : offer.may.send
  return {
    isAsked,
    words,
    setWords,
    sent,
    body: { offer_id: offer.offer_id, ...(answer ? { answer } : {}) },
    refused: may === true ? null : translateKey(may),
  }
}
