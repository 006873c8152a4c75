// Generated from startup-banner.sql by “npm run queries”; do not edit.
// Source: 30360a6309dc
import { defineStatement, type NoParams } from '../db/statement.ts'

export interface DemoSignIn {
  readonly email: string
  readonly name: string
  readonly type: string
}

export const listDemoSignIns = defineStatement<
  NoParams,
  DemoSignIn
>(
  'platform.listDemoSignIns',
  [],
  `select
  email::text, first_name || ' ' || last_name as name,
  case type when 'C' then 'company' when 'I' then 'intern' else 'programme team'
  end as type
from
  (
    select *, row_number() over (partition by type order by utm ->> 'demo_order') as place
    from users
    where utm ? 'demo'
  ) people
where place <= 2
order by type, place`,
)
