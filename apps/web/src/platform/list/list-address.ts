/** A value of the address: once, repeated, or missing. */
type AddressValue = string | readonly string[] | undefined

/** The query of the address by parameter name. */
type AddressValues = Readonly<Record<string, AddressValue>>

/** Reads one parameter of the address; undefined if it is missing or makes no sense. */
export type ParamParser<V extends string | readonly string[] = string | readonly string[]> = (
  value: AddressValue,
) => V | undefined

export type ParamParsers = Readonly<Record<string, ParamParser>>

/** The parameters that have a value; the others are left out, as in a request. */
export type ParamValues<P extends ParamParsers> = {
  readonly [K in keyof P]?: Exclude<ReturnType<P[K]>, undefined>
}

/** New values of some parameters; undefined and the empty value remove one. */
export type ParamChange<P extends ParamParsers> = {
  readonly [K in keyof P]?: ReturnType<P[K]> | '' | null | undefined
}

/** Highest page number accepted from an address. */
const maxPage = 10_000
/** Longest search that endpoints accept. */
export const maxSearchLength = 100

/** Text of a search field. */
export const searchText: ParamParser<string> = (value) =>
  typeof value === 'string' ? value.trim().slice(0, maxSearchLength) || undefined : undefined

/** An id. */
export const idText: ParamParser<string> = (value) =>
  typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value) ? value : undefined

/** An id, or `none` for what has none. */
export const idOrNone: ParamParser<string> = (value) => (value === 'none' ? value : idText(value))

/** A day. */
export const dayText: ParamParser<string> = (value) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined

/** One of the known values. */
export const oneOf =
  <V extends string>(values: readonly V[]): ParamParser<V> =>
  (value) =>
    values.find((knownValue) => knownValue === value)

/** Values that pass the check, separated by commas or repeated. */
export const listOf =
  (isValid: (value: string) => boolean): ParamParser<readonly string[]> =>
  (value) => {
    const valid = splitValues(value).filter(isValid)
    return valid.length > 0 ? valid : undefined
  }

/** Some of the known values, in their order. */
export const someOf =
  <V extends string>(values: readonly V[]): ParamParser<readonly V[]> =>
  (value) => {
    const requested = splitValues(value)
    const valid = values.filter((knownValue) => requested.includes(knownValue))
    return valid.length > 0 ? valid : undefined
  }

const splitValues = (value: AddressValue): readonly string[] =>
  (typeof value === 'string' ? value.split(',') : (value ?? [])).filter(Boolean)

/** Returns the page number in an address value, or 1 if it is not a number. */
export function parsePage(value: AddressValue): number {
  const page = Math.floor(Number(value ?? 1))
  return Number.isNaN(page) ? 1 : Math.min(maxPage, Math.max(1, page))
}

/** Cursor of a page: the rows after or before another page. */
export type PageCursor = { readonly after: string } | { readonly before: string }

/** Where a list is: its page, and for lists of operators the cursor that reads it. */
export type ListPlace = Readonly<Record<'page' | 'after' | 'before', string | undefined>>

/** Returns the address of a page; the first needs neither number nor cursor. */
export const toPlace = (page: number, cursor?: PageCursor): ListPlace => ({
  page: page > 1 ? String(page) : undefined,
  after: undefined,
  before: undefined,
  ...(page > 1 ? cursor : {}),
})

const cursorPattern = /^[\w-]{1,2000}$/

/** Returns the cursor in an address, if it has one. */
export function parseCursor({ after, before }: AddressValues): PageCursor | undefined {
  if (typeof after === 'string' && cursorPattern.test(after)) return { after }
  return typeof before === 'string' && cursorPattern.test(before) ? { before } : undefined
}

/** Returns the number of the last page for a number of rows. */
export const getLastPage = (count: number, perPage = 10): number =>
  Math.max(1, Math.ceil(count / perPage))

/** Reads the declared parameters. Ignores nonsense, since addresses get shared and edited. */
export const parseParams = <P extends ParamParsers>(
  parsers: P,
  address: AddressValues,
): ParamValues<P> =>
  Object.fromEntries(
    Object.entries(parsers)
      .map(([name, parse]) => [name, parse(address[name])] as const)
      .filter(([, value]) => value !== undefined),
    // Each value comes from the parser of its name.
  ) as ParamValues<P>

/** Returns the address after a change of filters: another list, so it starts at its first page. */
export const toAddress = (
  change: Readonly<Record<string, string | readonly string[] | null | undefined>>,
): Readonly<Record<string, string | undefined>> => ({
  ...Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      name,
      (typeof value === 'string' ? value : value?.join(',')) || undefined,
    ]),
  ),
  ...toPlace(1),
})

/** Returns the address without any of the filters. */
export const clearParams = (parsers: ParamParsers): Readonly<Record<string, string | undefined>> =>
  toAddress(Object.fromEntries(Object.keys(parsers).map((name) => [name, undefined])))
