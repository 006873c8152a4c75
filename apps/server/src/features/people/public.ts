import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { readPage } from '../../platform/db/list-query.ts'
import { type PeopleQuery, toPeopleRequest } from './read-people.ts'
import { toPerson } from './person-view.ts'
import type { PersonRow } from './queries/people.queries.ts'
import { peopleList } from './store.ts'

/** The list of people, from which an operator selects. */
export const selectablePeople = (actor: Operator) => ({
  list: peopleList,
  toRequest: (query: PeopleQuery) => toPeopleRequest(actor, query),
  toChosenRequest: (ids: readonly string[]) => {
    const request = toPeopleRequest(actor, {})
    return { ...request, filters: { ...request.filters, ids } }
  },
  toRefKey: (id: string) => id,
  toRowKey: ({ id }: PersonRow) => id,
})

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
