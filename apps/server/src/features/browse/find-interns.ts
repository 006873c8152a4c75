import type { browseEndpoints } from '@fledge/contract/browse/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { unavailableInterns } from '../no-shows/public.ts'
import * as store from './find-store.ts'
import { personOf } from './views.ts'

const maxFound = 10

/** Finds interns in browse by the name that is visible to the company. */
export const findInterns: Handler<(typeof browseEndpoints)['findInterns']> = async ({
  db,
  actor,
  query,
}) => {
  const rows = await db.many(
    store.internsByName,
    actor.company,
    query.search,
    maxFound,
    await unavailableInterns(db),
  )
  return rows.map((row) => ({ ...personOf(row), career_field: row.career_field }))
}
