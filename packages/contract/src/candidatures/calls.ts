import { z } from 'zod'
import {
  disqualifyReasons,
  withdrawCandidatureReasons,
} from '@fledge/domain/candidatures/reasons.ts'
import { candidatureStages } from '@fledge/domain/candidatures/types.ts'
import { internProfile } from '../browse/schema.ts'
import { messageKey } from '../platform/message-keys.ts'
import { defineCalls } from '../platform/call.ts'
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
/** With an offer its place ends, and what was paid for it. */
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

export const candidatureCalls = defineCalls({
  listCandidatures: {
    method: 'GET',
    path: 'candidatures',
    access: ['company'],
    account: 'any',
    says: 'Candidatures of the company, by plan, stage, whose turn it is, and search.',
    query: candidaturesQuery,
    answer: z.array(companyCandidature),
    counted: true,
  },
  getCandidatureIntern: {
    method: 'GET',
    path: 'candidature/{id}/intern',
    access: ['company'],
    account: 'any',
    says: 'The intern of a candidature.',
    params,
    answer: internProfile,
  },
  getCandidatureCompany: {
    method: 'GET',
    path: 'candidature/{id}/company',
    access: ['company'],
    says: 'What the company has to fill in before an offer.',
    params,
    answer: companyDetails,
  },
  saveCandidatureCompany: {
    method: 'PATCH',
    path: 'candidature/{id}/company',
    access: ['company:admin'],
    says: 'Fills those details in.',
    params,
    body: companyDetailsBody,
    answer: companyDetails,
    changes: ['getCandidatureCompany', 'listCandidatureOffers'],
  },
  getStage: {
    method: 'GET',
    path: 'candidature/{id}/v1/stage',
    access: ['company'],
    account: 'any',
    says: 'Stage, history, and the actions open to this user now.',
    params,
    answer: companyStage,
  },
  disqualify: {
    method: 'PATCH',
    path: 'candidature/{id}/disqualify',
    access: ['company:admin'],
    says: 'Ends a candidature, with reasons that the intern is told.',
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
    answer: moved,
    changes,
  },
  listInternCandidatures: {
    method: 'GET',
    path: 'intern-service/candidatures',
    access: ['intern'],
    says: 'Own candidatures.',
    query: z.strictObject({ stage: queryList(z.enum(candidatureStages)).optional(), ...paging }),
    answer: z.array(internCandidature),
    counted: true,
  },
  getInternStage: {
    method: 'GET',
    path: 'intern-service/candidature/{id}/stage',
    access: ['intern'],
    says: 'Stage and history of an own candidature.',
    params,
    answer: internStage,
  },
  getHostCompany: {
    method: 'GET',
    path: 'intern-service/candidature/{id}/hc',
    access: ['intern'],
    says: 'The host company of an own candidature.',
    params,
    answer: hostCompany,
  },
  listByHostCompany: {
    method: 'GET',
    path: 'intern-service/candidature/hc/{id}',
    access: ['intern'],
    says: 'Own candidatures at one company.',
    params,
    answer: z.array(internCandidature),
    counted: true,
  },
  expressInterest: {
    method: 'POST',
    path: 'intern-service/intern-dashboard/express-interest',
    access: ['intern'],
    says: 'Tells a company of interest in its internship; said twice it stays once.',
    body: z.strictObject({ io_id: uuid }),
    answer: moved,
    changes,
  },
  withdrawCandidature: {
    method: 'POST',
    path: 'intern-service/candidature/{id}/withdraw',
    access: ['intern'],
    says: 'Withdraws an own candidature, with a reason that the company is told.',
    params,
    body: z
      .strictObject({ reason: reasonOf(withdrawCandidatureReasons), note: text(1000).optional() })
      .refine(...wordsWithOther),
    answer: moved,
    changes: withdrawing,
  },
})
