import { z } from 'zod'
import { defineCalls } from '../platform/call.ts'
import { nothing, paging, text, uuid } from '../platform/schema.ts'
import { certificateRow, certificateView } from './schema.ts'

export const certificateCalls = defineCalls({
  getCertificate: { method: 'GET', path: 'certificates/{uuid}', access: ['public'], account: 'any', says: 'A certificate as anybody may check it; 404 for one that was never issued.', params: z.strictObject({ uuid: text(60) }), answer: certificateView },
  listCertificates: { method: 'GET', path: 'operator/certificates', access: ['operator'], says: 'Certificates, the newest first.', query: z.strictObject({ search: text(100).optional(), ...paging }), answer: z.array(certificateRow), counted: true },
  revokeCertificate: { method: 'POST', path: 'operator/certificates/{uuid}/revoke', access: ['operator:manager'], says: 'Revokes, with a reason.', params: z.strictObject({ uuid }), body: z.strictObject({ reason: text(500).min(1, 'Give a reason') }), answer: nothing, changes: ['getCertificate', 'listCertificates'] },
})
