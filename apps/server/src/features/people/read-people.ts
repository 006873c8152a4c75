import { personColumns } from '@fledge/contract/people/person-columns.ts'
import type { peopleEndpoints } from '@fledge/contract/people/endpoints.ts'
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { PersonType } from '@fledge/domain/people/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { readKeyset, streamRows } from '../../platform/db/list-query.ts'
import { exportList, mapBatches } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { toPerson } from './person-view.ts'
import { peopleList } from './store.ts'

/** Returns everyone the programme team can look up, whatever they have reached. */
export const listPeople: Handler<(typeof peopleEndpoints)['listPeople']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, peopleList, {
    ...toPeopleRequest(actor, query),
    paging: query,
  })
  return toKeysetResult(page.rows.map(toPerson), page)
}

/** Sends the list as CSV. */
export const exportPeople: Handler<(typeof peopleEndpoints)['exportPeople']> = (request) => {
  const { actor, query, services } = request
  const db = services.database.readAs(actor)
  const rows = streamRows(db, peopleList, toPeopleRequest(actor, query))
  return exportList(request, {
    list: 'people',
    columns: personColumns,
    rows: mapBatches(rows, toPerson),
  })
}

export interface PeopleQuery {
  readonly type?: PersonType | undefined
  readonly application?: ApplicationStatus | undefined
  readonly company?: string | undefined
  readonly batch?: string | undefined
  readonly seat?: string | undefined
  readonly search?: string | undefined
}

/** What the list, its CSV and messages to everyone who matches read. */
export const toPeopleRequest = (
  actor: Operator,
  { type, application, company, batch, seat, search }: PeopleQuery,
) => ({
  scope: { operator: actor.operator },
  filters: { type, application, company, batch, seat, search, partner: actor.partner },
})
