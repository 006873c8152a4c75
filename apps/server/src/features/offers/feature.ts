import { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { acceptOffer } from './accept-offer.ts'
import { declineOffer } from './decline-offer.ts'
import { offerJobs } from './jobs.ts'
import { markHired } from './mark-hired.ts'
import { saveOfferIo } from './offer-drafts.ts'
import { getOfferForReview, listOffersForReview } from './offer-queue.ts'
import { offerEventHandlers } from './event-handlers.ts'
import {
  getInternOffer,
  listInternCandidatureOffers,
  listInternOffers,
  listReceivedOffers,
} from './read-intern-offers.ts'
import {
  getOfferApplication,
  getOfferBatch,
  listCandidatureOffers,
  listOffers,
} from './read-offers.ts'
import { approveOffer, rejectOffer, requestOfferRevision } from './review-offer.ts'
import { saveOffer } from './save-offer.ts'
import { sendOffer } from './send-offer.ts'
import { saveOfferSupervisors, updateOffer } from './update-offer.ts'
import { recallOffer, withdrawOffer } from './withdraw-offer.ts'

export const offersFeature = defineFeature(
  offerEndpoints,
  {
    saveOfferIo,
    saveOffer,
    updateOffer,
    saveOfferSupervisors,
    sendOffer,
    recallOffer: recallOffer,
    withdrawOffer,
    listOffers,
    getOfferBatch,
    getOfferApplication,
    listCandidatureOffers,
    markHired,
    getInternOffer,
    listInternCandidatureOffers,
    listInternOffers,
    listReceivedOffers,
    acceptOffer,
    declineOffer,
    listOffersForReview,
    getOfferForReview,
    approveOffer,
    requestOfferRevision,
    rejectOffer,
  },
  { eventHandlers: offerEventHandlers, jobs: offerJobs },
)
