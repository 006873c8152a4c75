import { openedKinds } from '@fledge/domain/people/types.ts'
import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { pendingResponse } from '../pending-acts/schema.ts'
import { bulkResult } from '../platform/bulk.ts'
import { columnChoice, keysetPaging, uuid } from '../platform/schema.ts'
import {
  extendDeadlinesBody,
  extendDeadlinesPreview,
  previewExtendDeadlinesBody,
} from './deadline-schema.ts'
import {
  previewWithdrawApplicantsBody,
  withdrawalPreview,
  withdrawApplicantsBody,
} from './withdrawal-schema.ts'
import {
  correctLockedFieldsBody,
  extendDeadlineBody,
  lockedFields,
  peopleFilters,
  person,
  personDetails,
  personEvent,
  personNoteBody,
} from './schema.ts'

const params = z.strictObject({ id: uuid })

export const peopleEndpoints = defineEndpoints({
  listPeople: {
    method: 'GET',
    path: 'operator/people',
    access: ['operator:batches'],
    summary:
      'Returns interns, company members and operators in every state, registrations and invitations included, newest first; to a partner, the interns of its batches. The search finds names, email addresses, phone numbers and receipt numbers.',
    query: z.strictObject({ ...peopleFilters, ...keysetPaging }),
    response: z.array(person),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  exportPeople: {
    method: 'GET',
    path: 'operator/people/export',
    access: ['operator:batches'],
    rawResponse: true,
    summary:
      'Returns the list of people as CSV, with the filters of the list and the chosen columns. That it was taken is an event.',
    query: z.strictObject({ ...peopleFilters, ...columnChoice }),
    response: z.unknown(),
  },
  recordOpening: {
    method: 'POST',
    path: 'operator/readings',
    access: ['operator:review'],
    summary:
      'Records that someone of the programme team opened what was fetched ahead for them, as reading it would: an application, a company or an offer under review.',
    body: z.strictObject({ kind: z.enum(openedKinds), id: uuid }),
    response: z.object({ recorded: z.literal(true) }),
    errors: ['NOT_FOUND'],
  },
  getPerson: {
    method: 'GET',
    path: 'operator/people/{id}',
    access: ['operator:batches'],
    summary:
      'Returns what the programme team knows of a person: account, what is awaited, applications, candidatures, interviews, offers, internships, payments, emails, sessions and accepted agreements; to a partner, only what belongs to its batches. The access is recorded in the audit log.',
    params,
    response: personDetails,
  },
  extendDeadline: {
    method: 'POST',
    path: 'operator/people/{id}/deadline',
    access: ['operator:review'],
    summary:
      'Gives an intern more time, once that can no longer be undone, for an application, requested changes or the reply to an offer, or the side whose turn it is more time to reply to proposed interview times, until the end of a day in UTC or the last of the times. Who has to reply gets the reason by email, and the other side of an offer or an interview is told.',
    params,
    body: extendDeadlineBody,
    /** The new deadline, and when it takes effect. */
    response: z.object({ due_at: z.string(), pending: pendingResponse }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    invalidates: ['getPerson', 'listPersonEvents', 'listWaits', 'getToday', 'listPendingActs'],
  },
  previewExtendDeadlines: {
    method: 'POST',
    path: 'operator/deadlines/preview',
    access: ['operator:review'],
    mutates: false,
    summary:
      'Returns for how many of the selected applications, offers or interviews the deadline would be extended to the end of a day in UTC, the first of their people, and how many are left out for which reason.',
    body: previewExtendDeadlinesBody,
    response: extendDeadlinesPreview,
  },
  extendDeadlines: {
    method: 'POST',
    path: 'operator/deadlines/extend',
    access: ['operator:review'],
    summary:
      'Extends the deadlines of the selected applications, of replies to the selected offers, or of replies to the selected proposed interview times, at most 500, to the end of a day in UTC, once that can no longer be undone. Who has to reply gets the reason by email, and the other side of an offer or an interview is told. If other ones than in the preview can be extended, nothing changes.',
    body: extendDeadlinesBody,
    response: bulkResult.extend({ pending: pendingResponse }),
    errors: ['CONFLICT'],
    invalidates: ['getPerson', 'listPersonEvents', 'listWaits', 'getToday', 'listPendingActs'],
  },
  previewWithdrawApplicants: {
    method: 'POST',
    path: 'operator/withdrawals/preview',
    access: ['operator:review'],
    mutates: false,
    summary:
      'Returns how many of the selected applications would be withdrawn, how many of their interns are enrolled, and how many are left out for which reason.',
    body: previewWithdrawApplicantsBody,
    response: withdrawalPreview,
  },
  withdrawApplicants: {
    method: 'POST',
    path: 'operator/withdrawals',
    access: ['operator:review'],
    summary:
      'Withdraws the selected applications, at most 500, with the consequences of withdrawing one, once that can no longer be undone. Each intern gets the reason by email. If other ones than in the preview can be withdrawn, or more of them are enrolled, nothing changes.',
    body: withdrawApplicantsBody,
    response: bulkResult.extend({ pending: pendingResponse }),
    errors: ['CONFLICT'],
    invalidates: [
      'getPerson',
      'listPersonEvents',
      'listReviews',
      'getReview',
      'countReviews',
      'countReviewOwners',
      'getToday',
      'listPendingActs',
    ],
  },
  addPersonNote: {
    method: 'POST',
    path: 'operator/people/{id}/notes',
    access: ['operator:review'],
    summary:
      'Adds a note about an intern or a company member that only the programme team sees, and that is part of the copy of their data. Its text is not in the log.',
    params,
    body: personNoteBody,
    response: z.object({ note_id: z.string() }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    invalidates: ['getPerson', 'listPersonEvents'],
  },
  removePersonNote: {
    method: 'DELETE',
    path: 'operator/person-notes/{id}',
    access: ['operator:review'],
    summary: 'Removes a note about a person; only its author does.',
    params,
    response: z.object({ note_id: z.string() }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    invalidates: ['getPerson', 'listPersonEvents'],
  },
  getLockedFields: {
    method: 'GET',
    path: 'operator/applications/{id}/locked-fields',
    access: ['operator:review'],
    summary:
      'Returns the name and the birth date of an intern, who cannot change them once the application is submitted. The access is recorded in the audit log.',
    params,
    response: lockedFields,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  correctLockedFields: {
    method: 'POST',
    path: 'operator/applications/{id}/locked-fields',
    access: ['operator:review'],
    summary:
      'Corrects the name or the birth date of an intern who cannot change them any more, once that can no longer be undone, with a reason that the intern gets by email. If they are no longer as in `base`, nothing is corrected. The log has the names of the fields, not their values.',
    params,
    body: correctLockedFieldsBody,
    response: z.object({ fields: z.array(z.string()), pending: pendingResponse }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    invalidates: [
      'getPerson',
      'listPersonEvents',
      'getReview',
      'getLockedFields',
      'listPendingActs',
    ],
  },
  listPersonEvents: {
    method: 'GET',
    path: 'operator/people/{id}/events',
    access: ['operator:read'],
    summary:
      'Returns what happened to a person and what they did, over all state machines, newest first.',
    params,
    query: z.strictObject({ ...keysetPaging }),
    response: z.array(personEvent),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
})
