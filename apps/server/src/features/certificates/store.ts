import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'

import type { CertificateRow } from './queries/certificates.queries.ts'

const columns =
  'c.uuid, c.internship_id, c.facts, c.issued_at, c.revoked_at, c.revoked_reason, co.logo_file_id, c.status_index'
const joins = {
  i: 'join internships i on i.internship_id = c.internship_id',
  co: 'join companies co on co.company_id = i.company_id',
} as const

export const certificateList = defineList<{
  row: CertificateRow
  scope: { operator: OperatorScope }
  filters: { search: string }
}>({
  name: 'certificates.list',
  columns,
  from: 'certificates c',
  joins,
  where: [],
  filters: { search: { contains: ["c.facts ->> 'holder'", "c.facts ->> 'company'"] } },
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
