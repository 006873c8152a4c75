import type { browseEndpoints } from '@fledge/contract/browse/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { findMissedFilter } from './filter-columns.ts'
import {
  selectCandidateRows,
  filterInterns,
  loadCardPage,
  countSelectedCandidates,
} from './candidate-cards.ts'

export const browseOther: Handler<typeof browseEndpoints.browseOther> = async ({
  db,
  actor,
  services,
  query,
}) => {
  const look = { db, actor, services }
  const nearMatches = selectCandidateRows(await filterInterns(look, query), 'near')
  const findMissed = (id: string) =>
    nearMatches.sets.map((set) => findMissedFilter(set, id)).find((name) => name !== null) ?? null
  return toPagedResult(
    (await loadCardPage(look, nearMatches, query)).map((card) => ({
      ...card,
      misses: findMissed(card.intern_id),
    })),
    countSelectedCandidates(nearMatches),
  )
}
