import { maxRetriedMails } from '@fledge/domain/outbox/types.ts'
import { z } from 'zod'
import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import { maxReasonNoteLength } from '@fledge/domain/reasons.ts'
import { pendingResponse } from '../pending-acts/schema.ts'
import { bulkPreview, bulkResult } from '../platform/bulk.ts'
import { messageKey } from '../platform/message-keys.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { columnChoice, keysetPaging, text } from '../platform/schema.ts'
import { failedMail, failedMailFilters, mailId, mailSelection } from './schema.ts'

export const outboxEndpoints = defineEndpoints({
  listFailedMails: {
    method: 'GET',
    path: 'operator/outbox',
    access: ['operator:review'],
    summary:
      'Returns emails that could not be delivered, newest first, with the reason and the next attempt. The search finds recipients.',
    query: z.strictObject({ ...failedMailFilters, ...keysetPaging }),
    response: z.array(failedMail),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  exportFailedMails: {
    method: 'GET',
    path: 'operator/outbox/export',
    access: ['operator:review'],
    rawResponse: true,
    summary:
      'Returns the list of failed emails as CSV, with the filters of the list and the chosen columns. That it was taken is an event.',
    query: z.strictObject({ ...failedMailFilters, ...columnChoice }),
    response: z.unknown(),
  },
  retryMails: {
    method: 'POST',
    path: 'operator/outbox/retry',
    access: ['operator:review'],
    summary:
      'Sends failed emails again: those with the given ids, or the oldest ones. Emails whose code or link has been deleted are left out.',
    body: z.strictObject({
      /** Null for the oldest ones. */
      ids: z.array(mailId).min(1).max(maxRetriedMails).nullable(),
    }),
    response: z.object({ count: z.int() }),
    invalidates: ['listFailedMails'],
  },
  resendMail: {
    method: 'POST',
    path: 'operator/outbox/{id}/send-again',
    access: ['operator:review'],
    summary:
      'Sends an email of a person to them again, as it was, with a reason for the log, once that can no longer be undone. Codes and private links are never sent again.',
    params: z.strictObject({ id: mailId }),
    body: z.strictObject({
      reason: text(maxReasonNoteLength).min(1, messageKey('problems.reason')),
    }),
    response: z.object({ pending: pendingResponse }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    invalidates: ['getPerson', 'listPersonEvents', 'listFailedMails', 'listPendingActs'],
  },
  previewRetryMails: {
    method: 'POST',
    path: 'operator/outbox/retry-selected/preview',
    access: ['operator:review'],
    mutates: false,
    summary:
      'Returns how many of the selected failed emails would be sent again, and how many are left out for which reason.',
    body: z.strictObject({ selection: mailSelection }),
    response: bulkPreview,
  },
  retrySelectedMails: {
    method: 'POST',
    path: 'operator/outbox/retry-selected',
    access: ['operator:review'],
    summary:
      'Sends the selected failed emails again with a reason, at most 500 at once, unless their number differs from the one of the preview.',
    body: z.strictObject({
      selection: mailSelection,
      reason: text(maxReasonNoteLength).min(1, messageKey('problems.reason')),
      count: z.int().min(1).max(maxBulkRows),
    }),
    response: bulkResult,
    errors: ['CONFLICT'],
    invalidates: ['listFailedMails'],
  },
})
