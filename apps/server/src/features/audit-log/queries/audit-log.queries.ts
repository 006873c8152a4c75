// Generated from audit-log.sql by “npm run queries”; do not edit.
// Source: 662b075de77f
import type { ListSource } from '../../../platform/db/list-definition.ts'
import {  } from '../../../platform/db/statement.ts'

export interface AuditEventRow {
  readonly id: string
  readonly at: string
  readonly machine: string
  readonly move: string
  readonly subject_id: string
  readonly actor_kind: 'anonymous' | 'registration' | 'company' | 'intern' | 'operator' | 'clock' | 'system'
  readonly actor_id: string | null
  readonly actor_name: string | null
  readonly company_id: string | null
  readonly company_name: string | null
  readonly intern_id: string | null
  readonly intern_name: string | null
  readonly reason: string | null
  readonly note: string | null
}

export const auditEventRows: ListSource<AuditEventRow> = {
  columns: `e.id::text as id, e.at, e.machine, e.move, e.subject_id, e.actor_kind, e.actor_id,
  trim(a.first_name || ' ' || a.last_name) as actor_name, e.company_id, c.name as company_name,
  e.intern_id, trim(p.first_name || ' ' || p.last_name) as intern_name, e.reason, e.note`,
  from: `event_log e`,
  joins: {
    a: `left join users a on a.user_id = e.actor_id`,
    c: `left join companies c on c.company_id = e.company_id`,
    n: `left join interns n on n.intern_id = e.intern_id`,
    p: `left join users p on p.user_id = n.user_id`,
  },
}
