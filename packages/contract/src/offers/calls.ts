import { z } from 'zod'
import { defineCalls } from '../platform/call.ts'
import { nothing, paging, text, uuid } from '../platform/schema.ts'
import * as s from './schema.ts'

const id = z.strictObject({ id: uuid })
const lists = ['listOffers', 'listCandidatureOffers', 'getOfferApplication', 'listCandidatures', 'getStage', 'getHiringUpdates', 'countHiring', 'listOffersForReview', 'getOfferForReview']
const internLists = ['getInternOffer', 'listInternOffers', 'listReceivedOffers', 'listInternCandidatureOffers', 'currentStage', 'getInternStage', 'listInternCandidatures', 'getMatch', 'listUpcomingInternships', 'listOngoingInternships', 'listInternInterviews']

const companySide = defineCalls({
  saveOfferIo: {
    method: 'POST', path: 'offer/io', aliases: ['PATCH offer/io'], access: ['company:plan-supervisor'], account: 'approved', says: 'Keeps the opportunity facts of an offer as far as they have come.',
    body: s.offerIo, answer: z.object({ candidature_id: z.string(), saved_at: z.string() }), changes: ['getOfferApplication'],
  },
  saveOffer: { method: 'POST', path: 'offer/save-offer-io', access: ['company:plan-supervisor'], account: 'approved', says: 'Step 1: saves the offer; 409 beside an open one.', body: s.offerFacts, answer: s.companyOffer, changes: lists },
  updateOffer: { method: 'POST', path: 'offer/update-intern-offer', access: ['company:plan-supervisor'], account: 'approved', says: 'Step 1 of an offer that is there; a marked change takes back one that was sent.', body: s.offerEdit, answer: s.companyOffer, changes: lists },
  saveOfferSupervisors: { method: 'POST', path: 'offer/v2/save-offer-supervisor', access: ['company:plan-supervisor'], account: 'approved', says: 'Step 2: who supervises.', body: s.offerSupervisors, answer: s.companyOffer, changes: lists },
  sendOffer: { method: 'POST', path: 'offer/send-intern-offer', access: ['company:admin'], account: 'approved', says: 'Step 3: sends it for review and reserves an opening; one that came back is changed or answered in words.', body: s.sendOfferBody, answer: s.companyOffer, changes: lists },
  takeBackOffer: { method: 'POST', path: 'offer/take-back', access: ['company:admin'], says: 'Takes a sent offer back for a change.', body: s.offerRef, answer: s.companyOffer, changes: lists },
  withdrawOffer: { method: 'POST', path: 'offer/withdraw', access: ['company:admin'], says: 'Deletes a draft; ends a sent offer with its reason.', body: s.withdrawOfferBody, answer: nothing, changes: lists },
  listOffers: { method: 'POST', path: 'dashboard/list-offers', access: ['company'], changing: false, says: 'Offers by status.', body: s.listOffersBody, answer: z.array(s.companyOfferRow), counted: true },
  getOfferBatch: { method: 'GET', path: 'offer/get-application-batch-details/{id}', access: ['company'], says: 'What an offer to this application or candidature must respect.', params: id, answer: s.offerBatch },
  getOfferApplication: { method: 'GET', path: 'offer/application/{id}', access: ['company'], says: 'The application or candidature an offer is for.', params: id, answer: s.offerApplication },
  listCandidatureOffers: { method: 'GET', path: 'candidature/{id}/offers', access: ['company'], says: 'The offers of a candidature, the newest first; none is NOT_OFFERED.', params: id, answer: z.array(s.companyOffer), counted: true },
  markHired: { method: 'PATCH', path: 'candidature/{id}/hired', access: ['company:admin'], says: 'Marks an accepted candidate as hired.', params: id, body: nothing.optional(), answer: nothing, changes: lists },
})

const internSide = defineCalls({
  getInternOffer: { method: 'GET', path: 'intern-service/intern-offer/get/{id}', access: ['intern'], says: 'One offer to this intern.', params: id, answer: s.internOffer },
  listInternCandidatureOffers: { method: 'GET', path: 'intern-service/candidature/{id}/offers', access: ['intern'], says: 'Offers of an own candidature.', params: id, answer: z.array(s.internOfferRow), counted: true },
  listInternOffers: { method: 'GET', path: 'intern-service/intern-dashboard/{id}/offers', access: ['intern'], says: 'Own offers; the id is the intern\'s or an own application\'s.', params: id, answer: z.array(s.internOfferRow), counted: true },
  listReceivedOffers: { method: 'GET', path: 'intern-service/intern-dashboard/get-offer-recieved', access: ['intern'], says: 'Offers that wait for this intern\'s answer, the first due first.', answer: z.array(s.internOfferRow), counted: true },
  acceptOffer: {
    method: 'POST', path: 'intern-service/intern-offer/accept-offer-B2B', access: ['intern'], says: 'Accepts: the internship and its weeks are made, overlapping candidatures close.', body: s.acceptOfferBody,
    answer: z.object({ offer_id: z.string(), internship_id: z.string(), closed: z.int() }), changes: [...internLists, 'checkToken'],
  },
  declineOffer: { method: 'POST', path: 'intern-service/intern-offer/offer-decline', access: ['intern'], says: 'Declines, with reasons.', body: s.declineOfferBody, answer: nothing, changes: internLists },
})

const operatorSide = defineCalls({
  listOffersForReview: { method: 'GET', path: 'operator/offers', access: ['operator'], says: 'Offers in review, the oldest first; or by status.', query: z.strictObject({ status: text(30).optional(), search: text(100).optional(), ...paging }), answer: z.array(s.reviewRow), counted: true },
  getOfferForReview: { method: 'GET', path: 'operator/offers/{id}', access: ['operator'], says: 'One offer with what changed between its versions.', params: id, answer: s.reviewOffer },
  approveOffer: { method: 'POST', path: 'operator/offers/{id}/approve', access: ['operator'], says: 'Approves: the intern is told, the deadline runs.', params: id, answer: nothing, changes: lists },
  requestOfferRevision: { method: 'POST', path: 'operator/offers/{id}/revision', access: ['operator'], says: 'Asks for a revision, with comments.', params: id, body: z.strictObject({ comments: text(3000).min(1, 'Say what should change') }), answer: nothing, changes: lists },
  rejectOffer: { method: 'POST', path: 'operator/offers/{id}/reject', access: ['operator'], says: 'Rejects, with a reason.', params: id, body: s.rejectOfferBody, answer: nothing, changes: lists },
})

export const offerCalls = { ...companySide, ...internSide, ...operatorSide } as const
