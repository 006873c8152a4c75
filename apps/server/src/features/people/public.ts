import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { readPage, streamRows } from '../../platform/db/list-query.ts'
import { type PeopleQuery, toPeopleRequest } from './read-people.ts'
import { toPerson } from './person-view.ts'
import { peopleList } from './store.ts'

/** Returns the ids of everyone who matches filters of the list, in batches. */
export async function* streamMatchingPeople(
  db: Db,
  actor: Operator,
  query: PeopleQuery,
): AsyncGenerator<readonly string[]> {
  for await (const rows of streamRows(db, peopleList, toPeopleRequest(actor, query)))
    yield rows.map(({ id }) => id)
}

const maxShown = 100

/** Returns the newest people of a company, in whatever state, and how many there are. */
export async function readCompanyPeople(db: Db, { operator }: Operator, company: string) {
  const { rows, count } = await readPage(db, peopleList, {
    scope: { operator },
    filters: { company },
    paging: { per_page: maxShown },
  })
  return { rows: rows.map(toPerson), count }
}
