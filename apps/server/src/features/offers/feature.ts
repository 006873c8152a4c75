import { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { acceptOffer } from './accept-offer.ts'
import { declineOffer } from './decline-offer.ts'
import { offerJobs } from './jobs.ts'
import { markHired } from './mark-hired.ts'
import { saveOfferIo } from './save-offer-io.ts'
import { countOfferOwners, getOfferForReview, listOffersForReview } from './read-offer-queue.ts'
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
import { approveOffer } from './approve-offer.ts'
import { rejectOffer } from './reject-offer.ts'
import { requestOfferRevision } from './request-offer-revision.ts'
import { saveOffer } from './save-offer.ts'
import { sendOffer } from './send-offer.ts'
import { saveOfferSupervisors } from './save-offer-supervisors.ts'
import { updateOffer } from './update-offer.ts'
import { recallOffer } from './recall-offer.ts'
import { withdrawOffer } from './withdraw-offer.ts'

export const offersFeature = defineFeature(
  offerEndpoints,
  {
    saveOfferIo,
    saveOffer,
    updateOffer,
    saveOfferSupervisors,
    sendOffer,
    recallOffer,
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
    countOfferOwners,
    getOfferForReview,
    approveOffer,
    requestOfferRevision,
    rejectOffer,
  },
  { eventHandlers: offerEventHandlers, jobs: offerJobs },
)
