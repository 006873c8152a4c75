-- list: auditEventRows
-- row: AuditEventRow
-- column: id: string
-- column: actor_name: string | null
-- column: company_name: string | null
-- column: intern_name: string | null
-- column: subject_name: string | null // Of the person or company that the event is about, also by an application or offer.
select
  e.id::text as id, e.at, e.machine, e.move, e.subject_id, e.actor_kind, e.actor_id,
  trim(a.first_name || ' ' || a.last_name) as actor_name, e.company_id, c.name as company_name,
  e.intern_id, trim(p.first_name || ' ' || p.last_name) as intern_name, e.reason, e.note,
  coalesce(nullif(trim(s.first_name || ' ' || s.last_name), ''), sc.name, trim(sp.first_name || ' ' || sp.last_name)) as subject_name
from
  event_log e
  left join users a on a.user_id = e.actor_id
  left join companies c on c.company_id = e.company_id
  left join interns n on n.intern_id = e.intern_id
  left join users p on p.user_id = n.user_id
  left join users s on s.user_id = e.subject_id
  left join companies sc on sc.company_id = e.subject_id
  left join applications sa on sa.application_id = e.subject_id
  left join offers so on so.offer_id = e.subject_id
  left join interns sn on sn.intern_id = coalesce(sa.intern_id, so.intern_id)
  left join users sp on sp.user_id = sn.user_id
