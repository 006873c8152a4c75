import { privacyRequestKinds, privacyRequestStates } from '@fledge/domain/privacy/types.ts'
import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { columnChoice, keysetPaging, text } from '../platform/schema.ts'
import { privacyRequest, retentionCalendar } from './schema.ts'

const filters = {
  kind: z.enum(privacyRequestKinds).optional(),
  state: z.enum(privacyRequestStates).optional(),
  search: text(100).optional(),
}

export const privacyEndpoints = defineEndpoints({
  listPrivacyRequests: {
    method: 'GET',
    path: 'operator/privacy/requests',
    access: ['operator:manager'],
    summary:
      'Returns requests of interns and company members for a copy of their data or for its erasure, newest first, with their dates.',
    query: z.strictObject({ ...filters, ...keysetPaging }),
    response: z.array(privacyRequest),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  exportPrivacyRequests: {
    method: 'GET',
    path: 'operator/privacy/requests/export',
    access: ['operator:manager'],
    rawResponse: true,
    summary:
      'Returns the list of requests as CSV, with the filters of the list and the chosen columns. That it was taken is an event.',
    query: z.strictObject({ ...filters, ...columnChoice }),
    response: z.unknown(),
  },
  // What is known of runs is in an unlogged table, which a replica does not have.
  getRetentionCalendar: {
    method: 'GET',
    path: 'operator/privacy/retention',
    access: ['operator:manager'],
    summary:
      'Returns what is deleted after how many days, why, how many rows that were last, and when the job ran and runs next.',
    response: retentionCalendar,
  },
})
