import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { statement } from '../../platform/db/statement.ts'
import { isNameVisibleSql, visibleNameSql } from '../../platform/db/visible-name.ts'

export interface NamedRow {
  intern_id: string
  first_name: string
  last_name: string
  picture_file_id: string | null
  country_code: string | null
  time_zone: string
  career_field: string | null
  is_name_visible: boolean
}
const isNameVisible = isNameVisibleSql('$1::uuid', 'n.intern_id')
/**
 * Interns in browse whose name, as visible to this company, contains the text. Excludes interns
 * marked as not interesting, as browse does, and candidates, who are found separately.
 */
export const internsByName = statement<
  [CompanyScope, search: string, limit: number, unavailable: readonly string[]],
  NamedRow
>(
  'browse.internsByName',
  `select n.intern_id, u.first_name, u.last_name, u.picture_file_id, lc.data ->> 'code' as country_code, u.time_zone, lf.label as career_field, ${isNameVisible} as is_name_visible
   from intern_search s join interns n on n.intern_id = s.intern_id join users u on u.user_id = n.user_id
   left join lookup lc on lc.list = 'country' and lc.id = u.country_id left join lookup lf on lf.list = 'career-field' and lf.id = s.career_field_id
   left join lateral (select c.stage from candidatures c where c.company_id = $1 and c.intern_id = n.intern_id
     order by c.stage in ('HIRED', 'DISQUALIFIED', 'WITHDRAWN', 'CLOSED'), c.stage_since desc limit 1) seen on true
   where not n.is_hidden and u.status = 'ACTIVE' and coalesce(seen.stage in ('DISQUALIFIED', 'WITHDRAWN', 'CLOSED'), true) and n.intern_id <> all($4::uuid[]) and (${visibleNameSql(isNameVisible)}) ilike '%' || $2 || '%'
     and not exists (select from not_interested x where x.company_id = $1 and x.intern_id = n.intern_id)
   order by u.first_name, u.last_name, n.intern_id limit $3`,
)
