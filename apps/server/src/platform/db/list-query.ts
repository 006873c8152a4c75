import { composeList, type ListShape, type ListStatement } from './compose-list.ts'
import type { Db } from './database.ts'
import { decodeCursor, encodeCursor } from './list-cursor.ts'
import {
  type AnyListDefinition,
  type FiltersOf,
  getMaxRows,
  isKeyset,
  type ListDefinition,
  type ListOrder,
  type ListTypes,
  toFilterValues,
} from './list-definition.ts'
import { maxNameLength } from './statement.ts'

/** A list that `readPage` and `readKeyset` read; see `defineList`. */
export interface List<T extends ListTypes, Order extends string = 'default'> {
  readonly definition: AnyListDefinition
  /** Composed statements by name. */
  readonly statements: Map<string, ListStatement>
  /** Never set; carries the types. */
  readonly types?: (types: T, order: Order) => void
}

/** Values of a request. A filter without a value (undefined, null, an empty search) is omitted. */
export interface ListRequest<T extends ListTypes, Order extends string> {
  readonly scope: T['scope']
  readonly filters?: {
    readonly [K in keyof FiltersOf<T>]?: [FiltersOf<T>[K]] extends [true]
      ? boolean
      : FiltersOf<T>[K] | null
  }
  readonly order?: Order
}

export interface PageRequest<
  T extends ListTypes,
  Order extends string = 'default',
> extends ListRequest<T, Order> {
  /** Pages are numbered from 1. */
  readonly paging: { readonly page?: number; readonly per_page?: number }
}

export interface KeysetRequest<
  T extends ListTypes,
  Order extends string = 'default',
> extends ListRequest<T, Order> {
  /** Rows after or before a cursor, or one page by its number. `before` is ignored with `after`. */
  readonly paging: PageRequest<T>['paging'] & { readonly after?: string; readonly before?: string }
}

/** Rows of a list, the number of all rows, and the cursors of the neighbouring pages. */
export interface ListPage<Row> {
  readonly rows: Row[]
  readonly count: number
  /** Null on the last page, and for lists whose order is not a keyset. */
  readonly next: string | null
  readonly previous: string | null
}

const lists = new Map<string, AnyListDefinition>()
const maxFilters = 10
const defaultLimit = 10
const maxPage = 1_000_000

/**
 * Declares a list. Only stores may declare one; a test prepares its statements against the migrated
 * database.
 */
export function defineList<T extends ListTypes, Order extends string = 'default'>(
  definition: ListDefinition<T, Order>,
): List<T, Order> {
  const { name, filters } = definition
  if (lists.has(name)) throw new Error(`duplicate list name: ${name}`)
  if (Object.keys(filters).length > maxFilters) throw new Error(`too many filters: ${name}`)
  if (name.length > maxNameLength - '#before0.'.length - maxFilters)
    throw new Error(`list name too long: ${name}`)
  lists.set(name, definition)
  return { definition, statements: new Map() }
}

/** Reads the first rows without counting all. */
export async function readFirst<T extends ListTypes, Order extends string = 'default'>(
  db: Db,
  list: List<T, Order>,
  request: ListRequest<T, Order> & { readonly limit: number },
): Promise<T['row'][]> {
  const limit = clampLimit(list, request.limit)
  const rows = await readRows(db, list, 'page', request, { row_limit: limit, row_offset: 0 })
  return rows.map(({ row }) => row)
}

/** Reads one page by its number. */
export async function readPage<T extends ListTypes, Order extends string = 'default'>(
  db: Db,
  list: List<T, Order>,
  request: PageRequest<T, Order>,
): Promise<ListPage<T['row']>> {
  const limit = clampLimit(list, request.paging.per_page)
  const offset = (clamp(request.paging.page, 1, maxPage) - 1) * limit
  const rows = await readRows(db, list, 'page', request, { row_limit: limit, row_offset: offset })
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0)
  // A page that is not full ends the list: most lists are shorter than a page.
  const count = isLast
    ? offset + rows.length
    : (rows[0]?.count ?? (await countRows(db, list, request)))
  const hasNext = offset + rows.length < count
  return { ...toListPage(rows, hasNext, offset > 0), count }
}

/**
 * Reads the rows after or before a cursor, whose cost does not grow with the page; without a cursor
 * one page by its number.
 */
export async function readKeyset<T extends ListTypes, Order extends string = 'default'>(
  db: Db,
  list: List<T, Order>,
  request: KeysetRequest<T, Order>,
): Promise<ListPage<T['row']>> {
  const { after, before } = request.paging
  const cursor = after ?? before
  if (cursor === undefined) return readPage(db, list, request)
  const mode = after === undefined ? 'before' : 'after'
  const limit = clampLimit(list, request.paging.per_page)
  const order = getOrder(list, request.order)
  const key = isKeyset(order)
    ? decodeCursor(
        cursor,
        order.key.map(({ type }) => type),
        mode,
      )
    : []
  const [rows, count] = await Promise.all([
    readRows(db, list, mode, request, { ...toPosition(key), row_limit: limit + 1 }),
    countRows(db, list, request),
  ])
  const hasMore = rows.length > limit
  const shownRows = rows.slice(0, limit)
  return mode === 'after'
    ? { ...toListPage(shownRows, hasMore, true), count }
    : { ...toListPage(shownRows.toReversed(), true, hasMore), count }
}

/** How many rows have a value of a filter. */
export interface ListTotalRow {
  /** The name of the total. */
  readonly total: string
  /** Null for rows that have none, which no value of the filter finds. */
  readonly value: string | null
  readonly label: string | null
  readonly count: number
}

/**
 * Counts the rows by the values of each of the list's totals. With a value as the filter, and the
 * other filters of the request, the list has as many rows.
 */
export const readTotals = <T extends ListTypes, Order extends string = 'default'>(
  db: Db,
  list: List<T, Order>,
  request: ListRequest<T, Order>,
): Promise<ListTotalRow[]> => runList<ListTotalRow>(db, list, 'totals', request, {})

/**
 * Reads all rows of a keyset order in batches, each after the one before, without counting them: for
 * copies of a list that are sent while they are read.
 */
export async function* streamRows<T extends ListTypes, Order extends string = 'default'>(
  db: Db,
  list: List<T, Order>,
  request: ListRequest<T, Order>,
): AsyncGenerator<readonly T['row'][]> {
  const limit = getMaxRows(list.definition)
  let rows = await readRows(db, list, 'page', request, { row_limit: limit, row_offset: 0 })
  while (rows.length > 0) {
    yield rows.map(({ row }) => row)
    const key = rows.at(-1)?.key
    if (rows.length < limit || !key) return
    rows = await readRows(db, list, 'after', request, { ...toPosition(key), row_limit: limit })
  }
}

/** Composes every list in its shapes: no filter, each one alone, all, each order. For tests. */
export const listComposedStatements = (): readonly ListStatement[] =>
  [...lists.values()].flatMap((list) => {
    const names = Object.keys(list.filters)
    const filterSets = [[], ...names.map((name) => [name]), ...(names.length > 1 ? [names] : [])]
    return Object.entries(list.orders).flatMap(([order, columns]) =>
      filterSets.flatMap((filters) =>
        listModes(list, columns).map((mode) => composeList(list, { mode, order, filters })),
      ),
    )
  })

const listModes = (list: AnyListDefinition, order: ListOrder): readonly ListShape['mode'][] => [
  ...(['page', 'count'] as const),
  ...(isKeyset(order) ? (['after', 'before'] as const) : []),
  ...(list.totals ? (['totals'] as const) : []),
]

const toPosition = (key: readonly string[]) =>
  Object.fromEntries(key.map((value, index) => [`key_${index}`, value]))

const clamp = (value: number | undefined, fallback: number, max: number) =>
  Math.min(Math.max(1, Math.trunc(value ?? fallback) || fallback), max)

const clampLimit = (
  { definition }: { readonly definition: AnyListDefinition },
  limit: number | undefined,
) => clamp(limit, defaultLimit, getMaxRows(definition))

const getOrderName = (list: AnyListDefinition, name: string | undefined) =>
  name ?? Object.keys(list.orders)[0] ?? ''
const getOrder = ({ definition }: { readonly definition: AnyListDefinition }, name?: string) =>
  definition.orders[getOrderName(definition, name)]

/** A row with its position, if the order is a keyset, and the number of all rows, if it counts them. */
interface FoundRow<Row> {
  readonly row: Row
  readonly key: readonly string[] | undefined
  readonly count: number | undefined
}

function toListPage<Row>(rows: readonly FoundRow<Row>[], hasNext: boolean, hasPrevious: boolean) {
  const toCursor = (at: FoundRow<Row> | undefined) => (at?.key ? encodeCursor(at.key) : null)
  return {
    rows: rows.map(({ row }) => row),
    next: hasNext ? toCursor(rows.at(-1)) : null,
    previous: hasPrevious ? toCursor(rows[0]) : null,
  }
}

async function readRows<T extends ListTypes, Order extends string>(
  db: Db,
  list: List<T, Order>,
  mode: ListShape['mode'],
  request: ListRequest<T, Order>,
  values: Readonly<Record<string, unknown>>,
): Promise<FoundRow<T['row']>[]> {
  const rows = await runList<T['row'] & { list_key?: readonly string[]; list_count?: number }>(
    db,
    list,
    mode,
    request,
    values,
  )
  return rows.map(({ list_key: key, list_count: count, ...row }) => ({ row, key, count }))
}

async function countRows<T extends ListTypes, Order extends string>(
  db: Db,
  list: List<T, Order>,
  request: ListRequest<T, Order>,
): Promise<number> {
  const [total] = await runList<{ count: number }>(db, list, 'count', request, {})
  return total?.count ?? 0
}

/** Runs the statement of the request's shape. */
async function runList<Row>(
  db: Db,
  { definition, statements }: Pick<List<ListTypes>, 'definition' | 'statements'>,
  mode: ListShape['mode'],
  { scope, filters = {}, order }: ListRequest<ListTypes, string>,
  more: Readonly<Record<string, unknown>>,
): Promise<Row[]> {
  const filterValues = new Map<string, unknown>(Object.entries(filters))
  const present = Object.entries(definition.filters).flatMap(([name, filter]) => {
    const values = toFilterValues(name, filter, filterValues.get(name))
    return values ? [{ name, values }] : []
  })
  const shape = {
    mode,
    order: getOrderName(definition, order),
    filters: present.map(({ name }) => name),
  }
  const key = [mode, shape.order, ...shape.filters].join(' ')
  const composed = statements.get(key) ?? composeList(definition, shape)
  statements.set(key, composed)
  const values = new Map(
    [scope, ...present.map((filter) => filter.values), more].flatMap((parameters) =>
      Object.entries(parameters),
    ),
  )
  const missing = composed.parameters.find((name) => !values.has(name))
  if (missing) throw new Error(`${composed.name} needs a value for ${missing}`)
  return db.many<Readonly<Record<string, unknown>>, Row>(composed, Object.fromEntries(values))
}
