import { certificateStates } from '@fledge/domain/certificates/types.ts'
import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { columnChoice, keysetPaging, text, uuid } from '../platform/schema.ts'
import { pendingResponse } from '../pending-acts/schema.ts'
import { certificateRow, certificateView } from './schema.ts'

const filters = {
  state: z.enum(certificateStates).optional(),
  search: text(100).optional(),
}

export const certificateEndpoints = defineEndpoints({
  getCertificate: {
    method: 'GET',
    path: 'certificates/{uuid}',
    access: ['public'],
    account: 'any',
    summary: 'Returns a certificate for public verification, or 404 if it was never issued.',
    params: z.strictObject({ uuid: text(60) }),
    response: certificateView,
  },
  listCertificates: {
    method: 'GET',
    path: 'operator/certificates',
    access: ['operator:review'],
    summary: 'Returns certificates, newest first.',
    query: z.strictObject({ ...filters, ...keysetPaging }),
    response: z.array(certificateRow),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  exportCertificates: {
    method: 'GET',
    path: 'operator/certificates/export',
    access: ['operator:review'],
    rawResponse: true,
    summary:
      'Returns certificates as CSV, with the filters of the list and the chosen columns. That it was taken is an event.',
    query: z.strictObject({ ...filters, ...columnChoice }),
    response: z.unknown(),
  },
  revokeCertificate: {
    method: 'POST',
    path: 'operator/certificates/{uuid}/revoke',
    access: ['operator:manager'],
    summary:
      'Revokes a certificate with a reason. It takes effect when it can no longer be undone.',
    params: z.strictObject({ uuid }),
    body: z.strictObject({ reason: text(500).min(1, messageKey('problems.reason')) }),
    response: z.object({ pending: pendingResponse }),
    errors: ['CONFLICT', 'ILLEGAL_TRANSITION'],
    invalidates: ['getCertificate', 'listCertificates', 'listPendingActs'],
  },
  getCertificateFile: {
    method: 'GET',
    path: 'certificates/{uuid}/file',
    access: ['public'],
    account: 'any',
    rawResponse: true,
    summary:
      'Returns the certificate as a one-page PDF, unless it is revoked or contains characters that our fonts lack.',
    params: z.strictObject({ uuid: text(60) }),
    response: z.unknown(),
    errors: ['CONFLICT'],
  },
  getBadge: {
    method: 'GET',
    path: 'certificates/{uuid}/badge',
    access: ['public'],
    account: 'any',
    rawResponse: true,
    summary:
      'Returns the certificate as an Open Badge 3.0, a signed credential as text or embedded in an image.',
    params: z.strictObject({ uuid: text(60) }),
    query: z.strictObject({ as: z.enum(['svg', 'jwt']).default('svg') }),
    response: z.unknown(),
    errors: ['CONFLICT'],
  },
  badgeIssuer: {
    method: 'GET',
    path: 'badges/issuer',
    access: ['public'],
    account: 'any',
    rawResponse: true,
    summary: 'Returns the issuer of the badges, for verifiers.',
    response: z.unknown(),
  },
  badgeKey: {
    method: 'GET',
    path: 'badges/keys/{id}',
    access: ['public'],
    account: 'any',
    rawResponse: true,
    summary: 'Returns a public key for verifying badges as a JWK.',
    params: z.strictObject({ id: text(60) }),
    response: z.unknown(),
  },
  badgeStatus: {
    method: 'GET',
    path: 'badges/status/{list}',
    access: ['public'],
    account: 'any',
    rawResponse: true,
    summary: 'Returns the revocation status of badges as a signed bitstring status list.',
    params: z.strictObject({ list: z.coerce.number().int().min(0).max(1_000_000) }),
    response: z.unknown(),
  },
})
