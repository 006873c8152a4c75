// Generated from find.sql by “npm run queries”; do not edit.
// Source: 721167ff1ce9
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

export interface NamedRow {
  readonly intern_id: string
  readonly first_name: string
  readonly last_name: string
  readonly picture_file_id: string | null
  readonly country_code: string | null
  readonly time_zone: string
  readonly career_field: string | null
  readonly is_name_visible: boolean
}

/** Interns in browse whose name, as visible to this company, contains the text. Excludes interns marked as not interesting, as browse does, and candidates, who are found separately. */
export const internsByName = defineStatement<
  {
    readonly company_id: CompanyScope
    readonly unavailable: readonly string[]
    readonly full_name_pattern: string
    readonly visible_name_pattern: string
    readonly limit: number
  },
  NamedRow
>(
  'browse.internsByName',
  ['company_id', 'unavailable', 'full_name_pattern', 'visible_name_pattern', 'limit'],
  `select
  n.intern_id, u.first_name, u.last_name, u.shown_picture_file_id as picture_file_id, lc.data ->> 'code' as country_code,
  u.time_zone, lf.label as career_field,
  exists (select from candidatures agreed where agreed.company_id = $1::uuid and agreed.intern_id = n.intern_id and agreed.name_visible_at is not null) as is_name_visible
from
  intern_search s
  join interns n on n.intern_id = s.intern_id
  join users u on u.user_id = n.user_id
  left join lookup lc on lc.list = 'country' and lc.id = u.country_id
  left join lookup lf on lf.list = 'career-field' and lf.id = s.career_field_id
  left join lateral (
    select c.stage
    from candidatures c
    where c.company_id = $1 and c.intern_id = n.intern_id
    order by c.stage in ('HIRED', 'DISQUALIFIED', 'WITHDRAWN', 'CLOSED'), c.stage_since desc
    limit 1
  ) seen on true
where
  not n.is_hidden
  and u.status = 'ACTIVE'
  and coalesce(seen.stage in ('DISQUALIFIED', 'WITHDRAWN', 'CLOSED'), true)
  and n.intern_id <> all ($2::uuid[])
  -- By the index: who has the text in the full name, of which the visible one is a part except for
  -- the full stop.
  and (u.first_name || ' ' || u.last_name) ilike $3
  and (
    case when exists (select from candidatures agreed where agreed.company_id = $1::uuid and agreed.intern_id = n.intern_id and agreed.name_visible_at is not null) or trim(u.last_name) = ''
  then trim(u.first_name || ' ' || u.last_name) else u.first_name || ' ' || upper(left(trim(u.last_name), 1)) || '.' end
  ) ilike $4
  and not exists (
    select
    from not_interested x
    where x.company_id = $1 and x.intern_id = n.intern_id
  )
order by u.first_name, u.last_name, n.intern_id
limit $5`,
)
