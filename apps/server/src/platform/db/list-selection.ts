import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import type { Db } from './database.ts'
import type { ListTypes } from './list-definition.ts'
import { type List, type ListRequest, readPage, streamRows } from './list-query.ts'

/** Chosen rows of a list, or all that match its filters except some. */
export type ListSelection<Ref, Query> =
  | { readonly rows: readonly Ref[] }
  | { readonly filters: Query; readonly except: readonly Ref[] }

/** A list whose rows can be selected, each by a key. */
export interface SelectableList<T extends ListTypes, Ref, Query> {
  readonly list: List<T>
  readonly toRequest: (query: Query) => ListRequest<T, 'default'>
  /** Request of the rows with these keys. */
  readonly toChosenRequest: (keys: readonly string[]) => ListRequest<T, 'default'>
  readonly toRefKey: (ref: Ref) => string
  readonly toRowKey: (row: T['row']) => string
}

/** Returns all selected rows in batches, in the order of the list. */
export async function* streamSelected<T extends ListTypes, Ref, Query>(
  db: Db,
  selectable: SelectableList<T, Ref, Query>,
  selection: ListSelection<Ref, Query>,
): AsyncGenerator<readonly T['row'][]> {
  const { list, toRefKey, toRowKey } = selectable
  const except = new Set('rows' in selection ? [] : selection.except.map(toRefKey))
  const request =
    'rows' in selection
      ? selectable.toChosenRequest(selection.rows.map(toRefKey))
      : selectable.toRequest(selection.filters)
  for await (const batch of streamRows(db, list, request))
    yield batch.filter((row) => !except.has(toRowKey(row)))
}

/** Returns the selected rows in the order of the list, at most as many as one act changes. */
export async function readSelected<T extends ListTypes, Ref, Query>(
  db: Db,
  selectable: SelectableList<T, Ref, Query>,
  selection: ListSelection<Ref, Query>,
): Promise<readonly T['row'][]> {
  const found: T['row'][] = []
  for await (const batch of streamSelected(db, selectable, selection)) {
    found.push(...batch)
    if (found.length >= maxBulkRows) break
  }
  return found.slice(0, maxBulkRows)
}

/** Counts what is selected beyond the rows that one act changes. */
export async function countBeyond<T extends ListTypes, Ref, Query>(
  db: Db,
  { list, toRequest }: SelectableList<T, Ref, Query>,
  selection: ListSelection<Ref, Query>,
): Promise<number> {
  if ('rows' in selection) return 0
  const request = toRequest(selection.filters)
  const { count } = await readPage(db, list, { ...request, paging: { per_page: 1 } })
  return Math.max(0, count - selection.except.length - maxBulkRows)
}

/** Returns the chosen rows that the list no longer has. @param found what was read of the selection */
export function listGone<T extends ListTypes, Ref, Query>(
  { toRefKey, toRowKey }: SelectableList<T, Ref, Query>,
  selection: ListSelection<Ref, Query>,
  found: readonly T['row'][],
): readonly Ref[] {
  if (!('rows' in selection)) return []
  const known = new Set(found.map(toRowKey))
  return selection.rows.filter((ref) => !known.has(toRefKey(ref)))
}
