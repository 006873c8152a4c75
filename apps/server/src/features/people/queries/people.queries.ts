// Generated from people.sql by “npm run queries”; do not edit.
// Source: cb86b38c09f6
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { PersonStatus, PersonType } from '@fledge/domain/people/types.ts'
import type { CompanyStatus, OperatorRole } from '@fledge/domain/sessions/types.ts'
import {  } from '../../../platform/db/statement.ts'

export interface PersonRow {
  readonly id: string
  readonly type: PersonType
  readonly status: PersonStatus
  readonly email: string
  readonly name: string
  readonly created_at: string
  readonly last_seen_at: string | null
  readonly operator_role: OperatorRole | null
  readonly application_id: string | null
  readonly application_status: ApplicationStatus | null
  readonly batch_name: string | null
  readonly company_id: string | null
  readonly company_name: string | null
  readonly company_status: CompanyStatus | null
}

export const personRows: ListSource<PersonRow> = {
  columns: `p.id, p.type, p.status, p.email, trim(p.name) as name, p.created_at, p.last_seen_at,
  p.operator_role, a.application_id, a.status as application_status, b.name as batch_name,
  c.company_id, c.name as company_name, c.status as company_status`,
  from: `(select
  u.user_id as id, u.user_id, null::uuid as member_id, null::uuid as company_id, u.type, u.status,
  u.email::text as email, u.first_name || ' ' || u.last_name as name, u.created_at,
  u.last_seen_at, u.operator_role
from users u
where u.erased_at is null
union all
select
  r.registration_id, null, r.member_id, r.company_id, r.type, 'REGISTERING', r.email::text,
  coalesce(r.poc ->> 'first_name', '') || ' ' || coalesce(r.poc ->> 'last_name', ''), r.created_at, null, null
from registrations r
where r.completed_at is null
union all
select
  m.member_id, null, m.member_id, m.company_id, 'C', 'INVITED', m.email::text, '', m.created_at, null, null
from members m
where
  m.user_id is null
  and m.status = 'INVITED'
  and not exists (
    select from registrations r where r.member_id = m.member_id and r.completed_at is null
  )) p`,
  joins: {
    a: `left join lateral (
    select x.application_id, x.status, x.batch_id
    from interns n join applications x using (intern_id)
    where n.user_id = p.user_id
    order by x.created_at desc, x.application_id desc
    limit 1
  ) a on true`,
    b: `left join batches b on b.batch_id = a.batch_id`,
    m: `left join lateral (
    select y.company_id
    from members y
    where y.user_id = p.user_id
    order by y.created_at desc, y.member_id desc
    limit 1
  ) m on true`,
    c: `left join companies c on c.company_id = coalesce(p.company_id, m.company_id)`,
  },
}
