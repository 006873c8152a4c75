import { useSearchParams } from '../router/url-state.ts'
import {
  clearParams,
  type ListPlace,
  type PageCursor,
  type ParamChange,
  type ParamParsers,
  type ParamValues,
  parseCursor,
  parsePage,
  parseParams,
  toAddress,
  toPlace,
} from './list-address.ts'

/** What `DataList` reads and changes in the address. */
export interface ListPaging {
  /** From 1. */
  readonly page: number
  /** Whether filters or a search narrow the list. */
  readonly isFiltered: boolean
  /** Removes all filters. */
  readonly clear: () => void
  readonly turn: (page: number, cursor?: PageCursor) => void
  /** Replaces a page that does not exist, or a cursor without rows, without a history entry. */
  readonly replacePage: (page: number) => void
}

interface HistoryOptions {
  /** Adds a history entry per change, for a list that people go back in. */
  readonly push?: boolean
}

interface ListParams<F extends ParamParsers, V extends ParamParsers> extends ListPaging {
  /** Page and cursor for the address of a row, so that the list stays where it is. */
  readonly place: ListPlace
  /** Query of an endpoint with cursors (`keyset`): the cursor, if there is one, or the page. */
  readonly keyset: PageCursor | { readonly page: string }
  /** Search and filters; those without a value are left out, as in a request. */
  readonly filters: ParamValues<F>
  /** Tab, sort and other choices that remain when the filters are cleared. */
  readonly view: ParamValues<V>
  /** Changes filters and view, and returns to the first page. */
  readonly set: (change: ParamChange<F> & ParamChange<V>, options?: HistoryOptions) => void
}

interface ListParamsOptions<V extends ParamParsers> extends HistoryOptions {
  readonly view?: V
}

const noParams = {}

/**
 * Keeps the state of a list in the address, so that it can be shared, reloaded and gone back to.
 * @param parsers search and filters by parameter name
 */
export function useListParams<
  F extends ParamParsers = typeof noParams,
  V extends ParamParsers = typeof noParams,
>(parsers: F, { view, push = false }: ListParamsOptions<V> = {}): ListParams<F, V> {
  const [address, change] = useSearchParams()
  const filters = parseParams(parsers, address)
  const [page, cursor] = [parsePage(address['page']), parseCursor(address)]
  return {
    place: toPlace(page, cursor),
    keyset: (page > 1 ? cursor : undefined) ?? { page: String(page) },
    filters,
    view: view ? parseParams(view, address) : {},
    page,
    isFiltered: Object.keys(filters).length > 0,
    set: (next, options = { push }) => change(toAddress(next), options),
    clear: () => change(clearParams(parsers), { push }),
    turn: (next, at) => change(toPlace(next, at), { push }),
    replacePage: (next) => change(toPlace(next)),
  }
}
