import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { pendingResponse } from '../pending-acts/schema.ts'
import { emptyBody, uuid } from '../platform/schema.ts'
import {
  caseDetails,
  caseDueDateBody,
  caseMessageBody,
  caseNoteBody,
  rescueBody,
} from './case-schema.ts'

const params = z.strictObject({ id: uuid })
const access = ['operator:review'] as const
const changed = ['getCase', 'internshipProgress', 'internProgress']

/** Concerns as cases of the programme team. */
export const caseEndpoints = defineEndpoints({
  getCase: {
    method: 'GET',
    path: 'operator/cases/{id}',
    access,
    summary:
      'Returns a concern with its internship, thread and private notes. The access is recorded in the audit log.',
    params,
    response: caseDetails,
  },
  addCaseNote: {
    method: 'POST',
    path: 'operator/cases/{id}/notes',
    access,
    summary: 'Adds a note about a concern that only the programme team sees.',
    params,
    body: caseNoteBody,
    response: emptyBody,
    invalidates: ['getCase'],
  },
  changeCaseDueDate: {
    method: 'POST',
    path: 'operator/cases/{id}/due-date',
    access,
    summary:
      'Changes the day by which a concern is decided, with a reason that the person who raised it gets by email. For the colleague who has taken the case, and for managers.',
    params,
    body: caseDueDateBody,
    response: emptyBody,
    errors: ['CONFLICT'],
    invalidates: [
      ...changed,
      'listInternshipActions',
      'listWaits',
      'listOverdue',
      'countOverdue',
      'getToday',
      'getPerson',
      'getCompanyPage',
    ],
  },
  sendCaseMessage: {
    method: 'POST',
    path: 'operator/cases/{id}/messages',
    access,
    summary:
      'Writes to the person who raised a concern, who gets the message by email once it can no longer be undone.',
    params,
    body: caseMessageBody,
    response: z.object({ pending: pendingResponse }),
    errors: ['CONFLICT'],
    invalidates: [...changed, 'listPendingActs'],
  },
  replyToConcern: {
    method: 'POST',
    path: 'common-services/internship-actions/{id}/messages',
    access: ['company:internship', 'intern'],
    account: 'any',
    summary: 'Writes to the programme team about a concern that the own side raised.',
    params,
    body: caseMessageBody,
    response: emptyBody,
    errors: ['CONFLICT', 'NOT_FOUND'],
    invalidates: changed,
  },
  rescueInternship: {
    method: 'POST',
    path: 'operator/cases/{id}/rescue',
    access,
    summary:
      'Extends the internship of a concern, adds a second supervisor or replaces the first, with a reason for both sides. It takes effect when it can no longer be undone.',
    params,
    body: rescueBody,
    response: z.object({ pending: pendingResponse }),
    errors: ['CONFLICT', 'ILLEGAL_TRANSITION', 'DATES_OVERLAP'],
    invalidates: [
      ...changed,
      'listPendingActs',
      'listActiveInterns',
      'listOngoingInternships',
      'listAtRisk',
    ],
  },
})
