import { z } from 'zod'
import { caseEndpoints } from './case-endpoints.ts'
import { cancelInternshipReasons } from '@fledge/domain/internships/reasons.ts'
import {
  internshipActionKinds,
  internshipActionStatuses,
} from '@fledge/domain/internships/types.ts'
import { messageKey } from '../platform/message-keys.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { reasonOf, otherReasonNote } from '../platform/reasons.ts'
import { columnChoice, emptyBody, keysetPaging, text, uuid } from '../platform/schema.ts'
import { pendingResponse } from '../pending-acts/schema.ts'
import * as s from './schema.ts'

const id = z.strictObject({ id: uuid })
const views = [
  'internshipProgress',
  'internProgress',
  'listActiveInterns',
  'listPastInterns',
  'listUpcomingInternships',
  'listOngoingInternships',
  'listCompleteInternships',
  'listInternshipActions',
  'getCase',
]
/** Without a status, the list has the requests that await a decision. */
const actionFilters = {
  status: z.enum(internshipActionStatuses).optional(),
  kind: z.enum(internshipActionKinds).optional(),
}
const ownInternships = z.array(s.internInternship)

const ownEndpoints = defineEndpoints({
  listUpcomingInternships: {
    method: 'GET',
    path: 'intern-service/intern-offer/internships/upcoming',
    access: ['intern'],
    summary: "Returns the intern's upcoming internships.",
    response: ownInternships,
    paginated: true,
    fromReplica: true,
  },
  listOngoingInternships: {
    method: 'GET',
    path: 'intern-service/intern-offer/internships/ongoing',
    access: ['intern'],
    summary: "Returns the intern's ongoing internships.",
    response: ownInternships,
    paginated: true,
    fromReplica: true,
  },
  listCompleteInternships: {
    method: 'GET',
    path: 'intern-service/intern-offer/internships/complete',
    access: ['intern'],
    summary: "Returns the intern's past internships.",
    response: ownInternships,
    paginated: true,
    fromReplica: true,
  },
  internProgress: {
    method: 'GET',
    path: 'intern-service/intern-dashboard/v1/internship-progress',
    access: ['intern'],
    summary:
      'Returns an internship of the intern with its weeks, by default the ongoing one; null if there is none.',
    query: z.strictObject({ internship_id: uuid.optional() }),
    response: s.internshipDetail.nullable(),
    errors: ['NOT_FOUND'],
  },
  cancelInternship: {
    method: 'POST',
    path: 'intern-service/intern-offer/internships/cancel',
    access: ['intern'],
    summary: 'Withdraws from an internship before it starts.',
    body: z
      .strictObject({
        internship_id: uuid,
        reason: reasonOf(cancelInternshipReasons),
        note: text(1000).optional(),
      })
      .refine(...otherReasonNote),
    response: emptyBody,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
    invalidates: [...views, 'getCheckout', 'getEnrolment', 'getInternOffer'],
  },
  listActiveInterns: {
    method: 'POST',
    path: 'hired-interns/active-interns',
    access: ['company'],
    account: 'any',
    mutates: false,
    summary: 'Returns upcoming and ongoing internships; supervisors get their own.',
    body: s.listInternshipsBody,
    response: z.array(s.companyInternship),
    paginated: true,
    fromReplica: true,
  },
  listPastInterns: {
    method: 'POST',
    path: 'hired-interns/past-interns',
    access: ['company'],
    account: 'any',
    mutates: false,
    summary: 'Returns past internships; supervisors get their own.',
    body: s.listInternshipsBody,
    response: z.array(s.companyInternship),
    paginated: true,
    fromReplica: true,
  },
  internshipOffer: {
    method: 'POST',
    path: 'hired-interns/offer-detail',
    access: ['company:internship'],
    account: 'any',
    mutates: false,
    summary: 'Returns the offer of an internship.',
    body: z.strictObject({ internship_id: uuid }),
    response: s.sourceOffer,
    errors: ['NOT_FOUND'],
  },
  internshipProgress: {
    method: 'GET',
    path: 'hired-interns/v1/internship-progress/{id}',
    access: ['company:internship'],
    account: 'any',
    summary: 'Returns the weeks, hours and ratings of an internship, and what is due next.',
    params: id,
    response: s.internshipDetail,
  },
  raiseInternshipAction: {
    method: 'POST',
    path: 'common-services/internship-actions/v1',
    access: ['company:internship', 'intern'],
    account: 'any',
    summary:
      'Asks the programme team to extend or end an internship, change the supervisor or handle a concern.',
    body: s.raiseActionBody,
    response: z.object({ action_id: z.string() }),
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
    invalidates: views,
  },
  getIoDetails: {
    method: 'POST',
    path: 'common-services/get-io-details',
    access: ['session'],
    account: 'any',
    mutates: false,
    summary: 'Returns the details of an opportunity to its parties.',
    body: z.strictObject({ io_id: uuid }),
    response: s.ioDetails,
    errors: ['NOT_FOUND'],
  },
  listInternshipActions: {
    method: 'GET',
    path: 'operator/internship-actions',
    access: ['operator:review'],
    summary: 'Returns raised internship actions, oldest first.',
    query: z.strictObject({ ...actionFilters, ...keysetPaging }),
    response: z.array(s.actionReviewRow),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  exportInternshipActions: {
    method: 'GET',
    path: 'operator/internship-actions/export',
    access: ['operator:review'],
    rawResponse: true,
    summary:
      'Returns internship actions as CSV, with the filters of the list and the chosen columns. That it was taken is an event.',
    query: z.strictObject({ ...actionFilters, ...columnChoice }),
    response: z.unknown(),
  },
  decideInternshipAction: {
    method: 'POST',
    path: 'operator/internship-actions/{id}/decide',
    access: ['operator:review'],
    summary:
      'Accepts or declines an internship action with a reason. It takes effect when it can no longer be undone.',
    params: id,
    body: z.strictObject({
      decision: z.enum(['accept', 'decline']),
      reason: text(1000).min(1, messageKey('problems.reason')),
      supervisor_id: uuid.optional(),
    }),
    response: z.object({ pending: pendingResponse }),
    errors: ['CONFLICT', 'ILLEGAL_TRANSITION', 'DATES_OVERLAP'],
    invalidates: [...views, 'listPendingActs'],
  },
})

export const internshipEndpoints = { ...ownEndpoints, ...caseEndpoints }
