import {
  type AnyListDefinition,
  isKeyset,
  type KeysetOrder,
  toFilterSql,
} from './list-definition.ts'
import { numberParameters } from './list-definition.ts'

/** What one statement of a list reads: a page, the count, or the rows after or before a row. */
export interface ListShape {
  readonly mode: 'page' | 'count' | 'after' | 'before'
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
  const conditions = [...list.where, ...listFilterConditions(list, shape)]
  if (shape.mode === 'count') return finishStatement(list, shape, composeCount(list, conditions))
  if (isKeyset(order) && isContinued) conditions.push(composePosition(order, shape.mode))
  const columns = isKeyset(order) ? `${list.columns}, ${composeKey(order)}` : list.columns
  const sorted = isKeyset(order)
    ? order.key.map(({ sql }) => `${sql} ${getDirection(order, shape.mode)}`)
    : order
  return finishStatement(
    list,
    shape,
    `select ${columns} from ${list.from} ${Object.values(list.joins ?? {}).join(' ')}${composeWhere(conditions)}
 order by ${sorted.join(', ')} limit :row_limit${isContinued ? '' : ' offset :row_offset'}`,
  )
}

const composeWhere = (conditions: readonly string[]) =>
  conditions.length === 0 ? '' : ` where ${conditions.map((one) => `(${one})`).join(' and ')}`

const listFilterConditions = (list: AnyListDefinition, { filters }: ListShape) =>
  Object.entries(list.filters)
    .filter(([name]) => filters.includes(name))
    .map(([, filter]) => toFilterSql(filter))

/** Counts with the joins that the conditions need; the others neither add nor exclude rows. */
function composeCount(list: AnyListDefinition, conditions: readonly string[]): string {
  const condition = composeWhere(conditions)
  const joins: string[] = []
  for (const [alias, join] of Object.entries(list.joins ?? {}).toReversed())
    if (new RegExp(String.raw`(?<![\w.])${alias}\.`).test([condition, ...joins].join(' ')))
      joins.unshift(join)
  return `select count(*) from ${list.from} ${joins.join(' ')}${condition}`
}

/** The text of the sort columns keeps microseconds, which the driver's dates do not. */
const composeKey = ({ key }: KeysetOrder) =>
  `array[${key.map(({ sql, type }) => `(${sql})::${type}::text`).join(', ')}] as list_key`

const composePosition = (order: KeysetOrder, mode: 'after' | 'before') =>
  `(${order.key.map(({ sql }) => sql).join(', ')}) ${getDirection(order, mode) === 'asc' ? '>' : '<'} (${order.key.map(({ type }, index) => `:key_${index}::${type}`).join(', ')})`

/** Rows before another are read backwards. */
const getDirection = ({ direction }: KeysetOrder, mode: ListShape['mode']) =>
  mode === 'before' ? (direction === 'asc' ? 'desc' : 'asc') : direction

function finishStatement(list: AnyListDefinition, shape: ListShape, sql: string): ListStatement {
  const bits = Object.keys(list.filters).map((name) => (shape.filters.includes(name) ? '1' : '0'))
  const order = Object.keys(list.orders).indexOf(shape.order)
  return {
    name: `${list.name}#${shape.mode}${shape.mode === 'count' ? '' : order}.${bits.join('')}`,
    ...numberParameters(sql),
  }
}
