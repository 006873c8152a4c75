import { z } from 'zod'
import { maxReasonNoteLength } from '@fledge/domain/reasons.ts'
import { pendingResponse } from '../pending-acts/schema.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { text, uuid } from '../platform/schema.ts'
import { messageKey } from '../platform/message-keys.ts'

const errors = [
  'NOT_FOUND',
  'CONFLICT',
  'LAST_ADMIN',
  'ILLEGAL_TRANSITION',
  'INTERVIEWER_NEEDED',
] as const
const invalidates = ['getPerson', 'listPersonEvents', 'listPeople', 'listPendingActs'] as const
const params = z.strictObject({ id: uuid })
/** The person gets the reason by email. */
const body = z.strictObject({
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
})
