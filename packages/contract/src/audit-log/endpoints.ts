import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { columnChoice, keysetPaging } from '../platform/schema.ts'
import { auditEvent, auditLogFilters } from './schema.ts'

export const auditLogEndpoints = defineEndpoints({
  listAuditEvents: {
    method: 'GET',
    path: 'operator/audit-log',
    access: ['operator:manager'],
    summary: 'Returns all events, newest first: who did what to whom, when and why.',
    query: z.strictObject({ ...auditLogFilters, ...keysetPaging }),
    response: z.array(auditEvent),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  exportAuditLog: {
    method: 'GET',
    path: 'operator/audit-log/export',
    access: ['operator:manager'],
    rawResponse: true,
    summary:
      'Returns the filtered log as CSV with the chosen columns, whose last line is a signature. That it was taken is an event, too.',
    query: z.strictObject({ ...auditLogFilters, ...columnChoice }),
    response: z.unknown(),
  },
  checkAuditLog: {
    method: 'POST',
    path: 'operator/audit-log/check',
    access: ['operator:manager'],
    mutates: false,
    summary:
      'Returns whether this installation signed a file of the log with this SHA-256 hash of everything above the signature.',
    body: z.strictObject({
      hash: z.string().regex(/^[0-9a-f]{64}$/),
      signature: z.string().regex(/^[\w-]{1,100}$/),
    }),
    response: z.object({ is_genuine: z.boolean() }),
  },
})
