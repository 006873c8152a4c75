import { useState } from 'react'
import { invalidateEndpoints, showFailure } from '../../platform/query/query.ts'
import {
  toFailedRequest,
  idleRequest,
  isEditConflict,
  isStepError,
  type OfferRequest,
} from './offer-request.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/** Queries that show an offer or its existence. */
const offerQueries = [
  'listCandidatureOffers',
  'getOfferApplication',
  'listOffers',
  'listCandidatures',
  'getStage',
  'getHiringUpdates',
]

const isAborted = (error: unknown): boolean => error instanceof ApiError && error.code === 'ABORTED'

/**
 * State of a step's request, with callbacks for its form. After a conflict (409), the input is kept
 * until the user asks to see the existing offer.
 */
export function useOfferRequest() {
  const [request, setRequest] = useState<OfferRequest>(idleRequest)
  return {
    request,
    onFailed(error: unknown) {
      // The form shows the fields in conflict; its save is aborted until the user has decided.
      if (isEditConflict(error) || isAborted(error)) {
        showFailure(error)
        return
      }
      setRequest(isStepError(error) ? toFailedRequest(error) : idleRequest)
      if (!isStepError(error)) showFailure(error)
    },
    /** Tracks a request and refetches the lists afterwards. */
    async track(sent: Promise<unknown>) {
      setRequest({ status: 'Pending' })
      await sent.catch((error: unknown) => {
        if (isEditConflict(error)) setRequest({ status: 409 })
        throw error
      })
      await invalidateEndpoints(offerQueries)
      setRequest({ status: 'Success' })
    },
    show() {
      setRequest(idleRequest)
      void invalidateEndpoints(offerQueries)
    },
  }
}
