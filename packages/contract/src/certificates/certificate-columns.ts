import { certificateBadges, getCertificateState } from '@fledge/domain/certificates/types.ts'
import { defineColumns } from '../platform/list-columns.ts'
import type { CertificateListRow } from './schema.ts'

/** Columns of the list of certificates. */
export const certificateColumns = defineColumns<CertificateListRow>()({
  intern: { title: 'columns.intern', value: ({ holder }) => holder },
  status: {
    title: 'columns.status',
    value: (row) => [{ key: certificateBadges[getCertificateState(row)].text }],
  },
  role: { title: 'columns.role', value: ({ role }) => role },
  company: { title: 'columns.company', value: ({ company }) => company },
  batch: { title: 'columns.batch', value: ({ batch }) => batch },
  issued: { title: 'columns.issued', isTime: true, value: ({ issued_at: time }) => ({ time }) },
  revoke_reason: { title: 'columns.revokeReason', value: (row) => row.revoked_reason },
  revoked: {
    title: 'columns.revoked',
    isTime: true,
    value: ({ revoked_at: time }) => ({ time }),
    isOptional: true,
  },
  starts: { title: 'columns.starts', value: ({ starts_on: day }) => ({ day }), isOptional: true },
  ends: { title: 'columns.ends', value: ({ ends_on: day }) => ({ day }), isOptional: true },
  id: { title: 'columns.certificateId', value: ({ uuid }) => uuid, isOptional: true },
})
