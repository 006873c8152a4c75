import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { readPage } from '../../platform/db/list-query.ts'
import { toPerson } from './person-view.ts'
import { peopleList } from './store.ts'

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
