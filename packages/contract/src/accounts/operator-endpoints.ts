import { z } from 'zod'
import { appealDecisions, banReasons } from '@fledge/domain/accounts/reasons.ts'
import { appealRule } from '@fledge/domain/accounts/rules.ts'
import { maxReasonNoteLength } from '@fledge/domain/reasons.ts'
import { sentAppeal } from './operator-schema.ts'
import { pendingResponse } from '../pending-acts/schema.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { daySchema, emptyBody, text, uuid } from '../platform/schema.ts'
import { accountComparison } from './merge-schema.ts'
import { messageKey } from '../platform/message-keys.ts'

const errors = [
  'NOT_FOUND',
  'CONFLICT',
  'LAST_ADMIN',
  'ILLEGAL_TRANSITION',
  'INTERVIEWER_NEEDED',
] as const
const invalidates = ['getPerson', 'listPersonEvents', 'listPeople', 'listPendingActs'] as const
/** Where the mark of a possible duplicate is shown. */
const listsWithMarks = ['getReview', 'listReviews', 'countReviews', 'countReviewOwners'] as const
const params = z.strictObject({ id: uuid })
/** The person gets the reason by email. */
const body = z.strictObject({
  reason: text(maxReasonNoteLength).min(1, messageKey('problems.reason')),
})

/** What someone asked by letter. */
const requestBody = z.strictObject({
  received_on: daySchema,
  reason: text(maxReasonNoteLength).min(1, messageKey('problems.reason')),
})

/** What managers do with the account of an intern or a company member. */
export const operatorAccountEndpoints = defineEndpoints({
  deactivatePerson: {
    method: 'POST',
    path: 'operator/people/{id}/deactivate',
    access: ['operator:manager'],
    summary:
      'Deactivates an account until the programme team reactivates it, with a reason that its owner gets by email. It takes effect when it can no longer be undone.',
    params,
    body,
    response: z.object({ pending: pendingResponse }),
    errors,
    invalidates,
  },
  reactivatePerson: {
    method: 'POST',
    path: 'operator/people/{id}/reactivate',
    access: ['operator:manager'],
    summary:
      'Reactivates an account that the programme team deactivated, with a reason that its owner gets by email. It takes effect when it can no longer be undone.',
    params,
    body,
    response: z.object({ pending: pendingResponse }),
    errors,
    invalidates,
  },
  banPerson: {
    method: 'POST',
    path: 'operator/people/{id}/ban',
    access: ['operator:manager'],
    summary:
      'Bans an intern or a company member, with a reason and a text that they get by email, and a link to appeal. What is open ends. It takes effect when it can no longer be undone.',
    params,
    body: z.strictObject({
      reason: z.enum(banReasons.map(({ id }) => id)),
      message: text(maxReasonNoteLength).min(1, messageKey('problems.reason')),
    }),
    response: z.object({ pending: pendingResponse }),
    errors,
    invalidates,
  },
  erasePerson: {
    method: 'POST',
    path: 'operator/people/{id}/erase',
    access: ['operator:manager'],
    needsFreshFactor: true,
    summary:
      'Records that someone asked, by letter for example, that their account be deleted, with the day on which the request arrived and a reason that they get by email. It is deactivated, and deleted after 14 days. It takes effect when it can no longer be undone.',
    params,
    body: requestBody,
    response: z.object({ pending: pendingResponse }),
    errors,
    invalidates: [...invalidates, 'listPrivacyRequests'],
  },
  preparePersonExport: {
    method: 'POST',
    path: 'operator/people/{id}/export',
    access: ['operator:manager'],
    needsFreshFactor: true,
    summary:
      'Prepares a copy of all data of an intern or a company member who asked for it, by letter for example, with the day on which the request arrived and a reason. The manager can download it once within 10 minutes.',
    params,
    body: requestBody,
    response: z.object({ export_id: uuid }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    invalidates: ['listPersonEvents'],
  },
  exportPerson: {
    method: 'GET',
    path: 'operator/people/{id}/export',
    access: ['operator:manager'],
    rawResponse: true,
    summary:
      'Returns a prepared copy of all data of a person as an archive of JSON and files, once. The person is told by email, and the access is recorded in the audit log.',
    params,
    query: z.strictObject({ export_id: uuid }),
    response: z.unknown(),
    errors: ['NOT_FOUND'],
  },
  beginAccountView: {
    method: 'POST',
    path: 'operator/people/{id}/view',
    access: ['operator:manager'],
    needsFreshFactor: true,
    summary:
      'Begins to show this browser the product as an intern or a company member sees it, for 30 minutes at most and without changing anything. The reason is recorded, and the person gets it by email.',
    params,
    body,
    response: z.object({ view_id: uuid, ends_at: z.string() }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    // The browser loads another page, for someone else.
    invalidates: [],
  },
  endAccountView: {
    method: 'POST',
    path: 'operator/account-views/end',
    access: ['operator:manager'],
    isOutsideView: true,
    summary: 'Stops showing this browser the product as someone else sees it.',
    response: emptyBody,
    invalidates: [],
  },
  keepPerson: {
    method: 'POST',
    path: 'operator/people/{id}/keep',
    access: ['operator:manager'],
    needsFreshFactor: true,
    summary:
      'Cancels the deletion of an account that its owner cannot cancel by signing in, with a reason that they get by email. It takes effect when it can no longer be undone.',
    params,
    body,
    response: z.object({ pending: pendingResponse }),
    errors,
    invalidates: [...invalidates, 'listPrivacyRequests'],
  },
  compareAccounts: {
    method: 'GET',
    path: 'operator/people/{id}/duplicates',
    access: ['operator:review'],
    summary:
      'Returns the interns who may be the same person as this one, and with `other` both accounts side by side, with what would end if one of them were closed. Reading the two is recorded in the audit log.',
    params,
    query: z.strictObject({ other: uuid.optional() }),
    response: accountComparison,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  mergePerson: {
    method: 'POST',
    path: 'operator/people/{id}/merge',
    access: ['operator:manager'],
    needsFreshFactor: true,
    summary:
      'Closes the account of an intern as a duplicate of the one that the intern keeps, with a reason that they get by email at both addresses. What is open ends. It takes effect when it can no longer be undone.',
    params,
    body: z.strictObject({
      kept_id: uuid,
      /** Of the comparison that the manager saw. */
      version: text(100).min(1),
      reason: text(maxReasonNoteLength).min(1, messageKey('problems.reason')),
    }),
    response: z.object({ pending: pendingResponse }),
    errors,
    invalidates: [...invalidates, 'compareAccounts', ...listsWithMarks],
  },
  dismissDuplicate: {
    method: 'POST',
    path: 'operator/people/{id}/not-duplicate',
    access: ['operator:review'],
    summary:
      'Says that two interns who look alike are different people, with a reason for the log. They are suggested again only by something else that they have in common. It takes effect when it can no longer be undone.',
    params,
    body: z.strictObject({
      other_id: uuid,
      reason: text(maxReasonNoteLength).min(1, messageKey('problems.reason')),
    }),
    response: z.object({ pending: pendingResponse }),
    errors,
    invalidates: [...invalidates, 'compareAccounts', ...listsWithMarks],
  },
  decideAppeal: {
    method: 'POST',
    path: 'operator/people/{id}/appeal',
    access: ['operator:manager'],
    summary:
      'Upholds a ban or lifts it after an appeal, with a reason that the banned person gets by email; not by the one who banned. It takes effect when it can no longer be undone.',
    params,
    body: z.strictObject({
      decision: z.enum(appealDecisions),
      reason: text(maxReasonNoteLength).min(1, messageKey('problems.reason')),
    }),
    response: z.object({ pending: pendingResponse }),
    errors,
    invalidates: [...invalidates, 'listWaits', 'listOverdue', 'countOverdue', 'getToday'],
  },
})

const appealLink = { token: text(200).min(1) }

/** Someone who was banned has no session; the link of their email says who they are. */
export const appealEndpoints = defineEndpoints({
  readAppeal: {
    method: 'POST',
    path: 'accounts/appeals/status',
    access: ['public'],
    mutates: false,
    summary:
      'Returns the appeal that was sent with the token of an emailed link, when, and by when it is decided; null if the link can still be used.',
    body: z.strictObject(appealLink),
    response: z.object({ appeal: sentAppeal.nullable() }),
    errors: ['CODE_EXPIRED'],
  },
  sendAppeal: {
    method: 'POST',
    path: 'accounts/appeals',
    access: ['public'],
    summary: 'Appeals against a ban, with the token of the emailed link, once.',
    body: z.strictObject({
      ...appealLink,
      appeal: text(appealRule.maxLength).min(1, messageKey('accounts.appeal.missing')),
    }),
    response: z.object({ due_at: z.string() }),
    errors: ['CODE_EXPIRED', 'RATE_LIMITED'],
    invalidates: ['readAppeal'],
  },
})
