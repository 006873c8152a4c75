-- Accounts, registrations that are not complete, and invitations that were not accepted.
-- fragment: people
select
  u.user_id as id, u.user_id, null::uuid as member_id, null::uuid as company_id, u.type, u.status,
  u.email::text as email, u.first_name || ' ' || u.last_name as name, u.created_at,
  u.last_seen_at, u.operator_role
from users u
where u.erased_at is null
union all
select
  r.registration_id, null, r.member_id, r.company_id, r.type, {{person.REGISTERING}}, r.email::text,
  coalesce(r.poc ->> 'first_name', '') || ' ' || coalesce(r.poc ->> 'last_name', ''), r.created_at, null, null
from registrations r
where r.completed_at is null
union all
select
  m.member_id, null, m.member_id, m.company_id, 'C', {{person.INVITED}}, m.email::text, '', m.created_at, null, null
from members m
where
  m.user_id is null
  and m.status = {{member.INVITED}}
  and not exists (
    select from registrations r where r.member_id = m.member_id and r.completed_at is null
  )

-- list: personRows
-- row: PersonRow
-- column: id: string
-- column: type: PersonType
-- column: status: PersonStatus
-- column: email: string
-- column: name: string
-- column: created_at: string
-- column: last_seen_at: string | null
-- column: operator_role: OperatorRole | null
-- column: application_id: string | null
-- column: application_status: ApplicationStatus | null
-- column: batch_name: string | null
-- column: company_id: string | null
-- column: company_name: string | null
-- column: company_status: CompanyStatus | null
select
  p.id, p.type, p.status, p.email, trim(p.name) as name, p.created_at, p.last_seen_at,
  p.operator_role, a.application_id, a.status as application_status, b.name as batch_name,
  c.company_id, c.name as company_name, c.status as company_status
from
  ({{people}}) p
  left join lateral (
    select x.application_id, x.status, x.batch_id
    from interns n join applications x using (intern_id)
    where n.user_id = p.user_id
    order by x.created_at desc, x.application_id desc
    limit 1
  ) a on true
  left join batches b on b.batch_id = a.batch_id
  left join lateral (
    select y.company_id
    from members y
    where y.user_id = p.user_id
    order by y.created_at desc, y.member_id desc
    limit 1
  ) m on true
  left join companies c on c.company_id = coalesce(p.company_id, m.company_id)
