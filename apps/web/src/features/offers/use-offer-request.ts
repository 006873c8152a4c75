import { useState } from 'react'
import { invalidateEndpoints, showFailure } from '../../platform/query/query.ts'
import { toFailedRequest, idleRequest, isStepError, type OfferRequest } from './offer-request.ts'

/** Queries that show an offer or its existence. */
const offerQueries = [
  'listCandidatureOffers',
  'getOfferApplication',
  'listOffers',
  'listCandidatures',
  'getStage',
  'getHiringUpdates',
]

/**
 * State of a step's request, with callbacks for its form. After a conflict (409), the input is kept
 * until the user asks to see the existing offer.
 */
export function useOfferRequest() {
  const [request, setRequest] = useState<OfferRequest>(idleRequest)
  return {
    request,
    onFailed(error: unknown) {
      setRequest(isStepError(error) ? toFailedRequest(error) : idleRequest)
      if (!isStepError(error)) showFailure(error)
    },
    /** Tracks a request and refetches the lists afterwards. */
    async track(sent: Promise<unknown>) {
      setRequest({ status: 'Pending' })
      await sent
      await invalidateEndpoints(offerQueries)
      setRequest({ status: 'Success' })
    },
    show() {
      setRequest(idleRequest)
      void invalidateEndpoints(offerQueries)
    },
  }
}
