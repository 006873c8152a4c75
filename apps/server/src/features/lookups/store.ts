import { defineList } from '../../platform/db/list-query.ts'

import { type UniversityRow, universityRows } from './queries/lookups.queries.ts'

/** Names that start with the search text come first. */
export const universityList = defineList<{
  row: UniversityRow
  /** LIKE patterns: of the longest word, for the index, of every word, and of the whole text. */
  scope: { longest: string; words: readonly string[]; prefix: string }
  /** A country's id. */
  filters: { country: number }
}>({
  name: 'lookups.universities',
  ...universityRows,
  where: ['u.search_name like :longest and u.search_name like all (:words::text[])'],
  filters: {
    country: `u.country_code = (select data ->> 'code' from lookup where list = 'country' and id = :country)`,
  },
  orders: {
    default: ['u.search_name like :prefix desc', 'length(u.name)', 'u.name', 'u.university_id'],
  },
})
