import type { KeyType } from './list-cursor.ts'
import { listParameters } from './number-parameters.ts'
import { foldSearchText } from './fold-search-text.ts'

// A list is declared once by a store. Its SQL refers to values by name (`:company`), never contains
// one, and a statement is composed from the filters of each request.

/** The types of a list: what its rows are, and the values that its statements take. */
export interface ListTypes {
  readonly row: object
  /** Values of every request: the reader's scope, and others that the list always needs. */
  readonly scope: Readonly<Record<string, unknown>>
  /** Optional values by filter. A filter of type `true` takes no value. */
  readonly filters?: Readonly<Record<string, unknown>>
}

export type FiltersOf<T extends ListTypes> =
  NonNullable<T['filters']> extends infer F extends Readonly<Record<string, unknown>>
    ? F
    : Record<never, never>

/**
 * A filter that finds a text in any of these columns, ignoring case. One or two letters are found
 * at the beginning of a word: anywhere else, nearly every row would contain them.
 */
export interface ListSearch {
  readonly contains: readonly string[]
  /** Columns in the form of `search_text`, which contain the text however its accents are typed. */
  readonly names?: readonly string[]
  /**
   * Further conditions, with `:search_patterns`, `:search_name_patterns` or
   * `:search_text`. Columns of joined tables are searched by ids (`y.intern_id in (select …)`),
   * because no index serves `or` across tables.
   */
  readonly matches?: readonly string[]
  readonly startsWith?: readonly string[]
  /** Columns that must equal the whole text, by their own rules of comparison. */
  readonly equals?: readonly string[]
}

export interface KeyColumn {
  /** Never null. */
  readonly sql: string
  readonly type: KeyType
}

/** A sort order that can be continued from any row: all columns in one direction, the last unique. */
export interface KeysetOrder {
  readonly direction: 'asc' | 'desc'
  readonly key: readonly KeyColumn[]
  /**
   * Whether the rows are counted while a page is read. For orders without an index, whose first row
   * is only known when all have been found.
   */
  readonly isCountedWithPage?: true
}

/** How the rows of a list are counted by the values of a filter. */
export interface ListTotal {
  /** The value of a row, as the filter takes it; null if no value finds the row. */
  readonly sql: string
  /** The name of the value, if it is in a table. */
  readonly label?: string
  /** The filters that choose a value: the others narrow what is counted. */
  readonly filters: readonly string[]
}

/** A keyset order, or the columns of `order by`, of which the last is unique. */
export type ListOrder = KeysetOrder | readonly string[]

/** Where the rows of a list come from. A query file generates one from `-- list: …`. */
export interface ListSource<Row> {
  /**
   * Common table expressions by name, which a statement has if it uses them. A page uses a join twice,
   * to find its rows and for their columns; what is expensive about it is computed once here.
   */
  readonly commonTables?: Readonly<Record<string, string>>
  readonly columns: string
  /** The table with its alias. */
  readonly from: string
  /**
   * Joins by alias, each using only earlier ones. Each finds exactly one row, or is a left join
   * that finds at most one, because rows are found and counted with only the joins that they need.
   */
  readonly joins?: Readonly<Record<string, string>>
  /** Never set; carries the type. */
  readonly row?: Row
}

export interface ListDefinition<T extends ListTypes, Order extends string> extends ListSource<
  T['row']
> {
  /** `feature.purpose`, as for statements. */
  readonly name: string
  /** Conditions of every request, with values of the scope. */
  readonly where: readonly string[]
  /** Condition of each filter; `:name` is the filter's value. */
  readonly filters: {
    readonly [K in keyof FiltersOf<T>]-?: FiltersOf<T>[K] extends string
      ? string | ListSearch
      : string
  }
  /** The first is the default. */
  readonly orders: Readonly<Record<Order, ListOrder>>
  /**
   * Counts the rows of some filters another way than one by one. The SQL must be exact, and a test
   * must compare it with the rows.
   * @param filters those of the request
   * @returns a select with one column, `count`; null for filters whose rows are counted
   */
  readonly countSql?: (filters: readonly string[]) => string | null
  /** What `readTotals` counts, by name. */
  readonly totals?: Readonly<Record<string, ListTotal>>
  /** The most rows that are read at once, by default 100. */
  readonly maxRows?: number
}

/** A definition as the composer reads it. */
export type AnyListDefinition = Omit<ListDefinition<ListTypes, string>, 'filters'> & {
  readonly filters: Readonly<Record<string, string | ListSearch>>
}

export const isKeyset = (order: ListOrder | undefined): order is KeysetOrder =>
  order !== undefined && 'key' in order

export const getMaxRows = ({ maxRows = 100 }: AnyListDefinition): number => maxRows

const searchMatches = {
  contains: (column: string) => `(${column}) ilike any (:search_patterns::text[])`,
  names: (column: string) => `(${column}) like any (:search_name_patterns::text[])`,
  startsWith: (column: string) => `(${column}) ilike :search_prefix`,
  equals: (column: string) => `(${column}) = :search_text`,
} as const

/** Returns the condition of a filter. */
export const toFilterSql = (filter: string | ListSearch): string =>
  typeof filter === 'string'
    ? filter
    : [
        ...filter.contains.map(searchMatches.contains),
        ...(filter.names ?? []).map(searchMatches.names),
        ...(filter.startsWith ?? []).map(searchMatches.startsWith),
        ...(filter.equals ?? []).map(searchMatches.equals),
        ...(filter.matches ?? []),
      ].join(' or ')

/** Escapes a text for `like` and `ilike`, so that `%` and `_` match only themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`)

/** Returns the pattern of `like` and `ilike` that matches values with this text anywhere. */
export const toContainsPattern = (text: string): string => `%${escapeLike(text)}%`

/** One or two letters or digits of a script that separates its words. */
const isShort = (text: string) =>
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]{1,2}$/u.test(text)

/** Returns the patterns of a search, of which one must match; see `ListSearch`. */
const toSearchPatterns = (text: string): readonly string[] =>
  isShort(text) ? [`${text}%`, `% ${text}%`] : [toContainsPattern(text)]

/** Returns the values of a search by parameter. */
export const toSearchValues = (text: string) => ({
  search_patterns: toSearchPatterns(text),
  search_name_patterns: toSearchPatterns(foldSearchText(text)),
  search_prefix: `${escapeLike(text)}%`,
  search_text: text,
})

/** Returns a filter's values by parameter; null if the filter is absent from the request. */
export function toFilterValues(
  name: string,
  filter: string | ListSearch,
  value: unknown,
): Readonly<Record<string, unknown>> | null {
  if (value === undefined || value === null) return null
  if (typeof filter === 'string') {
    const isFlag = !listParameters(filter).includes(name)
    return isFlag && value !== true ? null : { [name]: value }
  }
  const text = String(value)
  if (text === '') return null
  return toSearchValues(text)
}
