import { pendingActKinds } from '@fledge/domain/pending-acts/types.ts'
import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { emptyBody, uuid } from '../platform/schema.ts'
import { pendingAct, undoneAct } from './schema.ts'

/** The policy asks which kinds a role decides on. */
const operator = ['operator:read'] as const

export const pendingActEndpoints = defineEndpoints({
  listPendingActs: {
    method: 'GET',
    path: 'operator/pending-acts',
    access: operator,
    summary:
      'Returns the decisions of the team on one kind of subject, or about one person, that take effect within seconds, and those that could not take effect until they are marked as seen: the operator’s own, and for managers (about money for finance, too) those of people who can no longer decide on them.',
    query: z.union([
      z.strictObject({ kind: z.enum(pendingActKinds) }),
      z.strictObject({ person_id: uuid }),
    ]),
    response: z.array(pendingAct),
  },
  markActSeen: {
    method: 'POST',
    path: 'operator/pending-acts/seen',
    access: operator,
    summary:
      'Marks as seen a decision that could not take effect, with those that were asked for together and failed for the same reason.',
    body: z.strictObject({ act_id: uuid }),
    response: emptyBody,
    errors: ['NOT_FOUND'],
    invalidates: ['listPendingActs', 'getToday', 'getFinanceToday'],
  },
  undoAct: {
    method: 'POST',
    path: 'operator/pending-acts/undo',
    access: operator,
    summary:
      'Revokes a decision before it takes effect, with those that were asked for together; one of a colleague by managers only.',
    body: z.strictObject({ act_id: uuid }),
    response: undoneAct,
    errors: ['NOT_FOUND', 'CONFLICT'],
    invalidates: [
      'listPendingActs',
      'listReviews',
      'getReview',
      'countReviews',
      'countReviewOwners',
      'countCompanyOwners',
      'countOfferOwners',
      'listCompanyQueue',
      'getCompanyForReview',
      'countCompanyQueue',
      'listOffersForReview',
      'getOfferForReview',
      'getToday',
      'getFinanceToday',
      'listWaits',
      'listContentReports',
      'listContentHidings',
      'listMessageReplies',
      'listInternshipActions',
      'getCase',
      'listContested',
      'listNoShowReviews',
      'listCertificates',
      'listColleagues',
      'listUnplaced',
      'countUnplaced',
      'listOpenings',
      'listAllCredits',
      'listPayments',
      'listPaymentTotals',
      'getCompanyPage',
      'getPlanPage',
      'listPlanEvents',
      'getPerson',
      'listPersonEvents',
      'listMessages',
      'listPeople',
      'listAllApplications',
      'listSentOffers',
      'listAllInterviews',
      'getLockedFields',
      'listLookupEntries',
    ],
  },
})
