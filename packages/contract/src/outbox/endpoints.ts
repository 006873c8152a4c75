import { failedMailStates, maxRetriedMails } from '@fledge/domain/outbox/types.ts'
import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { keysetPaging, text } from '../platform/schema.ts'
import { failedMail } from './schema.ts'

const mailId = z.string().regex(/^\d{1,18}$/)

export const outboxEndpoints = defineEndpoints({
  listFailedMails: {
    method: 'GET',
    path: 'operator/outbox',
    access: ['operator:review'],
    summary:
      'Returns emails that could not be delivered, newest first, with the reason and the next attempt. The search finds recipients.',
    query: z.strictObject({
      state: z.enum(failedMailStates).optional(),
      search: text(100).optional(),
      ...keysetPaging,
    }),
    response: z.array(failedMail),
    paginated: true,
    keyset: true,
    fromReplica: true,
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
})
