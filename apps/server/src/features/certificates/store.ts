import type { CertificateState } from '@fledge/domain/certificates/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'

import { type CertificateRow, certificateRows } from './queries/certificates.queries.ts'

export const certificateList = defineList<{
  row: CertificateRow
  scope: { operator: OperatorScope }
  filters: { state: CertificateState; search: string }
}>({
  name: 'certificates.list',
  ...certificateRows,
  where: [],
  filters: {
    state: `(case when c.revoked_at is null then 'valid' else 'revoked' end) = :state`,
    search: { contains: ["c.facts ->> 'holder'", "c.facts ->> 'company'"] },
  },
  orders: {
    default: {
      direction: 'desc',
      key: [
        { sql: 'c.issued_at', type: 'timestamptz' },
        { sql: 'c.uuid', type: 'uuid' },
      ],
    },
  },
})
