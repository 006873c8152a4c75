import { z } from 'zod'
import {
  disqualifyReasons,
  withdrawCandidatureReasons,
} from '@fledge/domain/candidatures/reasons.ts'
import { candidatureStages } from '@fledge/domain/candidatures/types.ts'
import { internProfile } from '../browse/schema.ts'
import { messageKey } from '../platform/message-keys.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { saveBase } from '../platform/save-base.ts'
import { reasonOf, otherReasonNote } from '../platform/reasons.ts'
import { paging, queryList, text, uuid } from '../platform/schema.ts'
import {
  candidaturesQuery,
  companyCandidature,
  companyDetails,
  companyDetailsBody,
  companyStage,
  hostCompany,
  internCandidature,
  internStage,
} from './schema.ts'

const params = z.strictObject({ id: uuid })
const transitionResponse = z.object({
  candidature_id: z.string(),
  stage: z.enum(candidatureStages),
})
const changes = [
  'listCandidatures',
  'getStage',
  'getHiringUpdates',
  'countHiring',
  'listInterested',
  'listCandidatureInterviews',
  'listShortlist',
  'getCreditBalance',
  'listInternCandidatures',
  'getInternStage',
  'listInternCandidatureInterviews',
  'listInternInterviews',
  'relevantRequirements',
  'currentStage',
] as const
/** Withdrawing also ends the place of an offer, and affects its payment. */
const withdrawInvalidates = [
  ...changes,
  'getInternOffer',
  'listInternOffers',
  'listReceivedOffers',
  'listInternCandidatureOffers',
  'listUpcomingInternships',
  'getEnrolment',
  'getCheckout',
] as const

export const candidatureEndpoints = defineEndpoints({
  listCandidatures: {
    method: 'GET',
    path: 'candidatures',
    access: ['company'],
    account: 'any',
    summary: "Returns the company's candidatures, filtered by plan, stage, turn and search.",
    query: candidaturesQuery,
    response: z.array(companyCandidature),
    paginated: true,
    fromReplica: true,
  },
  getCandidatureIntern: {
    method: 'GET',
    path: 'candidature/{id}/intern',
    access: ['company'],
    account: 'any',
    summary: 'Returns the intern of a candidature.',
    params,
    response: internProfile,
  },
  getCandidatureCompany: {
    method: 'GET',
    path: 'candidature/{id}/company',
    access: ['company'],
    summary: 'Returns the company details required before an offer.',
    params,
    response: companyDetails,
  },
  saveCandidatureCompany: {
    method: 'PATCH',
    path: 'candidature/{id}/company',
    access: ['company:admin'],
    summary: 'Saves the company details required before an offer.',
    params,
    body: companyDetailsBody.extend({ base: saveBase.optional() }),
    response: companyDetails,
    invalidates: ['getCandidatureCompany', 'listCandidatureOffers'],
  },
  getStage: {
    method: 'GET',
    path: 'candidature/{id}/v1/stage',
    access: ['company'],
    account: 'any',
    summary: "Returns the stage and history of a candidature, with the user's available actions.",
    params,
    response: companyStage,
  },
  disqualify: {
    method: 'PATCH',
    path: 'candidature/{id}/disqualify',
    access: ['company:admin'],
    summary: 'Disqualifies a candidate and tells the intern the reasons.',
    params,
    body: z
      .strictObject({
        reasons: z
          .array(reasonOf(disqualifyReasons))
          .min(1, messageKey('problems.firstReason'))
          .max(6),
        note: text(1000).optional(),
      })
      .refine(...otherReasonNote),
    response: transitionResponse,
    errors: ['ILLEGAL_TRANSITION'],
    invalidates: changes,
  },
  listInternCandidatures: {
    method: 'GET',
    path: 'intern-service/candidatures',
    access: ['intern'],
    summary: "Returns the intern's candidatures.",
    query: z.strictObject({ stage: queryList(z.enum(candidatureStages)).optional(), ...paging }),
    response: z.array(internCandidature),
    paginated: true,
    fromReplica: true,
  },
  getInternStage: {
    method: 'GET',
    path: 'intern-service/candidature/{id}/stage',
    access: ['intern'],
    summary: "Returns the stage and history of the intern's candidature.",
    params,
    response: internStage,
  },
  getHostCompany: {
    method: 'GET',
    path: 'intern-service/candidature/{id}/hc',
    access: ['intern'],
    summary: "Returns the company of the intern's candidature.",
    params,
    response: hostCompany,
  },
  listByHostCompany: {
    method: 'GET',
    path: 'intern-service/candidature/hc/{id}',
    access: ['intern'],
    summary: "Returns the intern's candidatures at one company.",
    params,
    response: z.array(internCandidature),
    paginated: true,
    fromReplica: true,
  },
  expressInterest: {
    method: 'POST',
    path: 'intern-service/intern-dashboard/express-interest',
    access: ['intern'],
    summary: "Expresses interest in a company's internship; repeating it has no effect.",
    body: z.strictObject({ io_id: uuid }),
    response: transitionResponse,
    errors: [
      'NOT_FOUND',
      'ILLEGAL_TRANSITION',
      'ALREADY_EXISTS',
      'EXPLANATION_REQUIRED',
      'UNDER_REVIEW',
      'BOOKING_SUSPENDED',
      'NOT_AVAILABLE',
    ],
    invalidates: changes,
  },
  withdrawCandidature: {
    method: 'POST',
    path: 'intern-service/candidature/{id}/withdraw',
    access: ['intern'],
    summary: "Withdraws the intern's candidature and tells the company the reason.",
    params,
    body: z
      .strictObject({ reason: reasonOf(withdrawCandidatureReasons), note: text(1000).optional() })
      .refine(...otherReasonNote),
    response: transitionResponse,
    errors: ['ILLEGAL_TRANSITION'],
    invalidates: withdrawInvalidates,
  },
})
