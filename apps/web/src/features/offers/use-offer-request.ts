import { useState } from 'react'
import { refresh, showFailure } from '../../platform/query.ts'
import { afterFailure, idle, isOfStep, type OfferRequest } from './offer-request.ts'

/** What shows an offer, or that there is one. */
const shown = [
  'listCandidatureOffers',
  'getOfferApplication',
  'listOffers',
  'listCandidatures',
  'getStage',
  'getHiringUpdates',
]

/** The state of a step's request, and how its form tells it. Where somebody was faster (409) the page keeps what is typed until it is asked to show what stands. */
export function useOfferRequest() {
  const [request, setRequest] = useState<OfferRequest>(idle)
  return {
    request,
    onFailed(error: unknown) {
      setRequest(isOfStep(error) ? afterFailure(error) : idle)
      if (!isOfStep(error)) showFailure(error)
    },
    /** Sends; the lists load again with what they asked last when it is done. */
    async track(sent: Promise<unknown>) {
      setRequest({ status: 'Pending' })
      await sent
      await refresh(shown)
      setRequest({ status: 'Success' })
    },
    show() {
      setRequest(idle)
      void refresh(shown)
    },
  }
}
