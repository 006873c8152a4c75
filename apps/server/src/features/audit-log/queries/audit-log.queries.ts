// Generated from audit-log.sql by “npm run queries”; do not edit.
// Source: 2cda59b25c08
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
  /** Of the person or company that the event is about, also by an application or offer. */
  readonly subject_name: string | null
}

export const auditEventRows: ListSource<AuditEventRow> = {
  columns: `e.id::text as id, e.at, e.machine, e.move, e.subject_id, e.actor_kind, e.actor_id,
  trim(a.first_name || ' ' || a.last_name) as actor_name, e.company_id, c.name as company_name,
  e.intern_id, trim(p.first_name || ' ' || p.last_name) as intern_name, e.reason, e.note,
  coalesce(nullif(trim(s.first_name || ' ' || s.last_name), ''), sc.name, trim(sp.first_name || ' ' || sp.last_name)) as subject_name`,
  from: `event_log e`,
  joins: {
    a: `left join users a on a.user_id = e.actor_id`,
    c: `left join companies c on c.company_id = e.company_id`,
    n: `left join interns n on n.intern_id = e.intern_id`,
    p: `left join users p on p.user_id = n.user_id`,
    s: `left join users s on s.user_id = e.subject_id`,
    sc: `left join companies sc on sc.company_id = e.subject_id`,
    sa: `left join applications sa on sa.application_id = e.subject_id`,
    so: `left join offers so on so.offer_id = e.subject_id`,
    sn: `left join interns sn on sn.intern_id = coalesce(sa.intern_id, so.intern_id)`,
    sp: `left join users sp on sp.user_id = sn.user_id`,
  },
}
