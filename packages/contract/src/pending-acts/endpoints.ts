import { pendingActKinds } from '@fledge/domain/pending-acts/types.ts'
import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { uuid } from '../platform/schema.ts'
import { pendingAct } from './schema.ts'

/** The policy asks which kinds a role decides on. */
const operator = ['operator:read'] as const

export const pendingActEndpoints = defineEndpoints({
  listPendingActs: {
    method: 'GET',
    path: 'operator/pending-acts',
    access: operator,
    summary:
      'Returns the decisions of the team on one kind of subject that take effect within seconds, and those of the operator that could not take effect in the last day.',
    query: z.strictObject({ kind: z.enum(pendingActKinds) }),
    response: z.array(pendingAct),
  },
  undoAct: {
    method: 'POST',
    path: 'operator/pending-acts/undo',
    access: operator,
    summary:
      'Revokes a decision before it takes effect, with those that were asked for together; one of a colleague by managers only.',
    body: z.strictObject({ act_id: uuid }),
    response: z.object({ subject_id: z.string() }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    invalidates: [
      'listPendingActs',
      'listReviews',
      'getReview',
      'countReviews',
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
      'listMessages',
      'listPeople',
      'getLockedFields',
    ],
  },
})
