import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { UnplacedIntern, UnplacedSelection } from '@fledge/contract/placement/schema.ts'
import type { Selection } from '../../platform/list/use-selection.ts'
import type { UnplacedFilters } from './placement-filters.tsx'

/** Names the selected interns in a request: their ids, or the filters with exceptions. */
export function toUnplacedSelection(
  { isAll, rows }: Selection<UnplacedIntern>,
  filters: UnplacedFilters,
): UnplacedSelection {
  const ids = rows.map(({ application_id: id }) => id)
  return isAll ? { filters, except: ids } : { rows: ids }
}

/** Path of the application of someone who is left out. */
export const toApplicationPath = (id: string) => buildPath(paths.operator.application, { id })
