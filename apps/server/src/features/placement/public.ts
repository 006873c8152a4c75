import type { Operator } from '@fledge/domain/sessions/types.ts'
import { toUnplacedRequest, type UnplacedQuery } from './read-unplaced.ts'
import type { UnplacedRow } from './queries/placement.queries.ts'
import { unplacedList } from './store.ts'

/** The placement clock, from which an operator selects. */
export const selectableUnplaced = (actor: Operator, now: Date) => ({
  list: unplacedList,
  toRequest: (query: UnplacedQuery) => toUnplacedRequest(actor, query, now),
  toChosenRequest: (ids: readonly string[]) => {
    const request = toUnplacedRequest(actor, {}, now)
    return { ...request, filters: { ...request.filters, ids } }
  },
  toRefKey: (id: string) => id,
  toRowKey: (row: UnplacedRow) => row.application_id,
})
