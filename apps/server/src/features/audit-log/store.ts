import type { EventSubject } from '@fledge/domain/audit-log/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { microsecondsSql } from '../../platform/db/event-time.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { type AuditEventRow, auditEventRows } from './queries/audit-log.queries.ts'

const kindAtSql = microsecondsSql('e.at')

/** All events, by their time: numbers follow it only nearly. */
export const auditEventList = defineList<
  {
    row: AuditEventRow
    scope: { operator: OperatorScope }
    filters: {
      machine: EventSubject
      actor_id: string
      company_id: string
      intern_id: string
      subject_id: string
      since: string
      until: string
      /** The period of events of one kind. */
      kind_since: string
      kind_until: string
    }
  },
  'default' | 'ofKind'
>({
  name: 'audit-log.events',
  ...auditEventRows,
  where: [],
  filters: {
    machine: 'e.machine = :machine',
    actor_id: 'e.actor_id = :actor_id',
    company_id: 'e.company_id = :company_id',
    intern_id: 'e.intern_id = :intern_id',
    subject_id: 'e.subject_id = :subject_id',
    since: 'e.at >= :since::timestamptz',
    until: 'e.at < :until::timestamptz',
    kind_since: `${kindAtSql} >= ${microsecondsSql(':kind_since::timestamptz')}`,
    kind_until: `${kindAtSql} < ${microsecondsSql(':kind_until::timestamptz')}`,
  },
  orders: {
    default: {
      direction: 'desc',
      key: [
        { sql: 'e.at', type: 'timestamptz' },
        { sql: 'e.id', type: 'bigint' },
      ],
    },
    ofKind: {
      direction: 'desc',
      key: [
        { sql: kindAtSql, type: 'bigint' },
        { sql: 'e.id', type: 'bigint' },
      ],
    },
  },
  maxRows: 500,
})
