import type { peopleEndpoints } from '@fledge/contract/people/endpoints.ts'
import { readKeyset } from '../../platform/db/list-query.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { findPerson } from './queries/people.queries.ts'
import { readAccounts } from './read-accounts.ts'
import { personEventList } from './store.ts'

/** Returns the timeline of a person over all state machines. */
export const listPersonEvents: Handler<(typeof peopleEndpoints)['listPersonEvents']> = async ({
  actor,
  db,
  params,
  query,
}) => {
  const account = (await db.one(findPerson, { person_id: params.id })) ?? notFound()
  const userIds = await readAccounts(db, account.id)
  const page = await readKeyset(db, personEventList, {
    scope: { operator: actor.operator, user_ids: userIds },
    paging: query,
  })
  return toKeysetResult(page.rows, page)
}
