import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { Selection } from '../platform/list/use-selection.ts'

/** A list with its filters, and how its rows are named in a request. */
export interface SelectableSource<Source, Row> {
  readonly source: Source
  readonly rowKey: (row: Row) => string
}

/** Names the selected rows in a request: their ids, or the filters with exceptions. */
export function toRowSelection<Source extends { readonly list: string }, Row>(
  { isAll, rows }: Selection<Row>,
  { source, rowKey }: SelectableSource<Source, Row>,
) {
  const ids = rows.map(rowKey)
  const { list }: { readonly list: Source['list'] } = source
  return isAll ? { ...source, except: ids } : { list, rows: ids }
}

const { operator } = paths
const pathsByList = {
  people: operator.person,
  applications: operator.application,
} as const

/** Returns the path of a row of one of these lists by its id. */
export const buildRowPath =
  (list: keyof typeof pathsByList) =>
  (id: string): string =>
    buildPath(pathsByList[list], { id })
