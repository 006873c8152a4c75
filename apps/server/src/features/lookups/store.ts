import { defineList } from '../../platform/db/list-query.ts'

import type { UniversityRow } from './queries/lookups.queries.ts'

const universityColumns = `u.university_id, u.name as university_name, u.country_code, c.id as country_id, c.label as country_name,
  array(select d.domain from university_domains d where d.university_id = u.university_id order by d.domain) as domains`
const countryJoin = `left join lookup c on c.list = 'country' and c.data ->> 'code' = u.country_code`

/** Names that start with the search text come first. */
export const universityList = defineList<{
  row: UniversityRow
  /** LIKE patterns: of the longest word, for the index, of every word, and of the whole text. */
  scope: { longest: string; words: readonly string[]; prefix: string }
  /** A country's id. */
  filters: { country: number }
}>({
  name: 'lookups.universities',
  columns: universityColumns,
  from: 'universities u',
  joins: { c: countryJoin },
  where: ['u.search_name like :longest and u.search_name like all (:words::text[])'],
  filters: {
    country: `u.country_code = (select data ->> 'code' from lookup where list = 'country' and id = :country)`,
  },
  orders: {
    default: ['u.search_name like :prefix desc', 'length(u.name)', 'u.name', 'u.university_id'],
  },
})
