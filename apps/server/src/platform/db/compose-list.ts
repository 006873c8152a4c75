import { numberParameters } from './number-parameters.ts'
import {
  type AnyListDefinition,
  getMaxRows,
  isKeyset,
  type KeysetOrder,
  toFilterSql,
} from './list-definition.ts'

/** What one statement reads: a page, the count, the totals, or the rows after or before a row. */
export interface ListShape {
  readonly mode: 'page' | 'count' | 'totals' | 'after' | 'before'
  readonly order: string
  /** The filters of the request. */
  readonly filters: readonly string[]
}

export interface ListStatement {
  /** Differs for each shape, so that each is prepared once per connection. */
  readonly name: string
  readonly text: string
  /** Names of the values in the order of their numbers. */
  readonly parameters: readonly string[]
}

/** Composes a statement of a list. The text depends on the shape alone, never on a value. */
export function composeList(list: AnyListDefinition, shape: ListShape): ListStatement {
  const order = list.orders[shape.order]
  const isContinued = shape.mode === 'after' || shape.mode === 'before'
  if (!order || (isContinued && !isKeyset(order)))
    throw new Error(`${list.name} cannot be read by ${shape.order}`)
  if (shape.mode === 'totals') return finishStatement(list, shape, composeTotals(list, shape))
  const conditions = [...list.where, ...listFilterConditions(list, shape)]
  if (shape.mode === 'count')
    return finishStatement(
      list,
      shape,
      list.countSql?.(shape.filters) ?? composeCount(list, conditions),
    )
  if (isKeyset(order) && isContinued) conditions.push(composePosition(order, shape.mode))
  const isCounted = shape.mode === 'page' && isKeyset(order) && order.isCountedWithPage === true
  const columns = [
    list.columns,
    ...(isKeyset(order) ? [composeKey(order)] : []),
    ...(isCounted ? [`${getAlias(list)}.list_count`] : []),
  ].join(', ')
  const sorted = (
    isKeyset(order)
      ? order.key.map(({ sql }) => `${sql} ${getDirection(order, shape.mode)}`)
      : order
  ).join(', ')
  const limit = isContinued ? 'limit :row_limit' : 'limit :row_limit offset :row_offset'
  return finishStatement(
    list,
    shape,
    `select ${columns} from ${composeSource(list, conditions, { sorted, limit, isCounted })} order by ${sorted}`,
  )
}

const getAlias = (list: AnyListDefinition) => list.from.split(' ').at(-1) ?? ''

/**
 * Finds the rows of the page with the joins that its conditions and order need, and joins the others
 * to those rows only.
 */
function composeSource(
  list: AnyListDefinition,
  conditions: readonly string[],
  page: { readonly sorted: string; readonly limit: string; readonly isCounted: boolean },
): string {
  const { sorted, limit, isCounted } = page
  const alias = getAlias(list)
  const condition = composeWhere(conditions)
  const joins = findNeededJoins(list, `${condition} ${sorted}`)
  const found = isCounted ? `${alias}.*, count(*) over () as list_count` : `${alias}.*`
  const rowsSql = `select ${found} from ${list.from} ${joins}${condition} order by ${sorted} ${limit}`
  // The planner does not know the value of the limit and would plan for a tenth of the table.
  return `(select * from (${rowsSql}) ${alias} limit ${getMaxRows(list) + 1}) ${alias} ${Object.values(list.joins ?? {}).join(' ')}`
}

const composeAll = (conditions: readonly string[]) =>
  conditions.length === 0 ? 'true' : conditions.map((condition) => `(${condition})`).join(' and ')

const composeWhere = (conditions: readonly string[]) =>
  conditions.length === 0 ? '' : ` where ${composeAll(conditions)}`

const listFilterConditions = (list: AnyListDefinition, { filters }: Pick<ListShape, 'filters'>) =>
  Object.entries(list.filters)
    .filter(([name]) => filters.includes(name))
    .map(([, filter]) => toFilterSql(filter))

/**
 * Counts by several values in one pass. The filters that choose a value are columns of the rows, so
 * that each total can leave out its own; the others are conditions of all.
 */
function composeTotals(list: AnyListDefinition, { filters }: ListShape): string {
  const totals = Object.entries(list.totals ?? {})
  const choosing = new Set(totals.flatMap(([, total]) => total.filters))
  const listConditions = (names: readonly string[]) =>
    listFilterConditions(list, { filters: filters.filter((name) => names.includes(name)) })
  const columns = totals.flatMap(([, total], at) => [
    `${total.sql} as value_${at}`,
    `${total.label ?? 'null::text'} as label_${at}`,
    `${composeAll(listConditions(total.filters))} as is_chosen_${at}`,
  ])
  const where = composeWhere([
    ...list.where,
    ...listConditions(filters.filter((name) => !choosing.has(name))),
  ])
  const counts = totals.map(([name], at) => {
    const others = totals.flatMap((_, other) => (other === at ? [] : [`is_chosen_${other}`]))
    return `select '${name}' as total, value_${at} as value, label_${at} as label, count(*) from rows${composeWhere(others)} group by value_${at}, label_${at}`
  })
  const joins = findNeededJoins(list, [...columns, where].join(' '))
  return `with rows as materialized (select ${columns.join(', ')} from ${list.from} ${joins}${where}) ${counts.join(' union all ')}`
}

/** Counts with the joins that the conditions need. */
function composeCount(list: AnyListDefinition, conditions: readonly string[]): string {
  const condition = composeWhere(conditions)
  return `select count(*) from ${list.from} ${findNeededJoins(list, condition)}${condition}`
}

/** Returns the joins whose aliases the SQL uses; the others neither add nor exclude rows. */
function findNeededJoins(list: AnyListDefinition, sql: string): string {
  const joins: string[] = []
  for (const [alias, join] of Object.entries(list.joins ?? {}).toReversed())
    if (new RegExp(String.raw`(?<![\w.])${alias}\.`).test([sql, ...joins].join(' ')))
      joins.unshift(join)
  return joins.join(' ')
}

/** The text of the sort columns keeps microseconds, which the driver's dates do not. */
const composeKey = ({ key }: KeysetOrder) =>
  `array[${key.map(({ sql, type }) => `(${sql})::${type}::text`).join(', ')}] as list_key`

const composePosition = (order: KeysetOrder, mode: 'after' | 'before') =>
  `(${order.key.map(({ sql }) => sql).join(', ')}) ${getDirection(order, mode) === 'asc' ? '>' : '<'} (${order.key.map(({ type }, index) => `:key_${index}::${type}`).join(', ')})`

/** Rows before another are read backwards. */
const getDirection = ({ direction }: KeysetOrder, mode: ListShape['mode']) =>
  mode === 'before' ? (direction === 'asc' ? 'desc' : 'asc') : direction

const hasOrder = ({ mode }: ListShape) => mode !== 'count' && mode !== 'totals'

function finishStatement(list: AnyListDefinition, shape: ListShape, sql: string): ListStatement {
  const bits = Object.keys(list.filters).map((name) => (shape.filters.includes(name) ? '1' : '0'))
  const order = Object.keys(list.orders).indexOf(shape.order)
  return {
    name: `${list.name}#${shape.mode}${hasOrder(shape) ? order : ''}.${bits.join('')}`,
    ...numberParameters(addCommonTables(list, sql)),
  }
}

/** Begins a statement with the common table expressions that it uses. */
function addCommonTables({ commonTables = {} }: AnyListDefinition, sql: string): string {
  const used: string[] = []
  // Each may use those before it.
  for (const [name, table] of Object.entries(commonTables).toReversed())
    if (new RegExp(String.raw`\b${name}\b`).test([sql, ...used].join(' '))) used.unshift(table)
  if (used.length === 0) return sql
  const added = used.join(', ')
  return sql.startsWith('with ') ? `with ${added}, ${sql.slice(5)}` : `with ${added} ${sql}`
}
