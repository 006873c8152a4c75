-- list: auditEventRows
-- row: AuditEventRow
-- column: id: string
-- column: actor_name: string | null
-- column: company_name: string | null
-- column: intern_name: string | null
select
  e.id::text as id, e.at, e.machine, e.move, e.subject_id, e.actor_kind, e.actor_id,
  trim(a.first_name || ' ' || a.last_name) as actor_name, e.company_id, c.name as company_name,
  e.intern_id, trim(p.first_name || ' ' || p.last_name) as intern_name, e.reason, e.note
from
  event_log e
  left join users a on a.user_id = e.actor_id
  left join companies c on c.company_id = e.company_id
  left join interns n on n.intern_id = e.intern_id
  left join users p on p.user_id = n.user_id
