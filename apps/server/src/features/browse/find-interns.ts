import type { browseEndpoints } from '@fledge/contract/browse/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toContainsPattern } from '../../platform/db/list-definition.ts'
import { listUnavailableInterns } from '../no-shows/public.ts'
import * as store from './queries/find.queries.ts'
import { toBrowsePerson } from './views.ts'

const maxFound = 10

/** Finds interns in browse by the name that is visible to the company. */
export const findInterns: Handler<(typeof browseEndpoints)['findInterns']> = async ({
  db,
  actor,
  query,
}) => {
  const rows = await db.many(store.internsByName, {
    company_id: actor.company,
    full_name_pattern: toContainsPattern(query.search.replace(/(?<!\.)\.+$/, '')),
    visible_name_pattern: toContainsPattern(query.search),
    limit: maxFound,
    unavailable: await listUnavailableInterns(db),
  })
  return rows.map((row) => ({ ...toBrowsePerson(row), career_field: row.career_field }))
}
