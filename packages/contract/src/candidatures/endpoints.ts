import { z } from 'zod'
import {
  disqualifyReasons,
  withdrawCandidatureReasons,
} from '@fledge/domain/candidatures/reasons.ts'
import { candidatureStages } from '@fledge/domain/candidatures/types.ts'
import { internProfile } from '../browse/schema.ts'
import { messageKey } from '../platform/message-keys.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { reasonOf, wordsWithOther } from '../platform/reasons.ts'
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
const moved = z.object({ candidature_id: z.string(), stage: z.enum(candidatureStages) })
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
const withdrawing = [
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
    summary: 'Candidatures of the company, by plan, stage, whose turn it is, and search.',
    query: candidaturesQuery,
    response: z.array(companyCandidature),
    paginated: true,
  },
  getCandidatureIntern: {
    method: 'GET',
    path: 'candidature/{id}/intern',
    access: ['company'],
    account: 'any',
    summary: 'The intern of a candidature.',
    params,
    response: internProfile,
  },
  getCandidatureCompany: {
    method: 'GET',
    path: 'candidature/{id}/company',
    access: ['company'],
    summary: 'What the company has to fill in before an offer.',
    params,
    response: companyDetails,
  },
  saveCandidatureCompany: {
    method: 'PATCH',
    path: 'candidature/{id}/company',
    access: ['company:admin'],
    summary: 'Fills those details in.',
    params,
    body: companyDetailsBody,
    response: companyDetails,
    invalidates: ['getCandidatureCompany', 'listCandidatureOffers'],
  },
  getStage: {
    method: 'GET',
    path: 'candidature/{id}/v1/stage',
    access: ['company'],
    account: 'any',
    summary: 'Stage, history, and the actions open to this user now.',
    params,
    response: companyStage,
  },
  disqualify: {
    method: 'PATCH',
    path: 'candidature/{id}/disqualify',
    access: ['company:admin'],
    summary: 'Ends a candidature, with reasons that the intern is told.',
    params,
    body: z
      .strictObject({
        reasons: z
          .array(reasonOf(disqualifyReasons))
          .min(1, messageKey('problems.firstReason'))
          .max(6),
        note: text(1000).optional(),
      })
      .refine(...wordsWithOther),
    response: moved,
    invalidates: changes,
  },
  listInternCandidatures: {
    method: 'GET',
    path: 'intern-service/candidatures',
    access: ['intern'],
    summary: 'Own candidatures.',
    query: z.strictObject({ stage: queryList(z.enum(candidatureStages)).optional(), ...paging }),
    response: z.array(internCandidature),
    paginated: true,
  },
  getInternStage: {
    method: 'GET',
    path: 'intern-service/candidature/{id}/stage',
    access: ['intern'],
    summary: 'Stage and history of an own candidature.',
    params,
    response: internStage,
  },
  getHostCompany: {
    method: 'GET',
    path: 'intern-service/candidature/{id}/hc',
    access: ['intern'],
    summary: 'The host company of an own candidature.',
    params,
    response: hostCompany,
  },
  listByHostCompany: {
    method: 'GET',
    path: 'intern-service/candidature/hc/{id}',
    access: ['intern'],
    summary: 'Own candidatures at one company.',
    params,
    response: z.array(internCandidature),
    paginated: true,
  },
  expressInterest: {
    method: 'POST',
    path: 'intern-service/intern-dashboard/express-interest',
    access: ['intern'],
    summary: 'Tells a company of interest in its internship; said twice it stays once.',
    body: z.strictObject({ io_id: uuid }),
    response: moved,
    invalidates: changes,
  },
  withdrawCandidature: {
    method: 'POST',
    path: 'intern-service/candidature/{id}/withdraw',
    access: ['intern'],
    summary: 'Withdraws an own candidature, with a reason that the company is told.',
    params,
    body: z
      .strictObject({ reason: reasonOf(withdrawCandidatureReasons), note: text(1000).optional() })
      .refine(...wordsWithOther),
    response: moved,
    invalidates: withdrawing,
  },
})
