import type { LoadedQuery } from '../query/query-result.tsx'
import type { PageCursor } from './list-address.ts'

/**
 * Returns the cursor of the next or previous page, if the endpoint has cursors. While a page loads,
 * the rows and cursors are those of another.
 */
export function getPageCursor(
  of: LoadedQuery<unknown>,
  isForward: boolean,
): PageCursor | undefined {
  const { next, previous } = of.isPlaceholderData ? {} : (of.data ?? {})
  if (isForward) return next ? { after: next } : undefined
  return previous ? { before: previous } : undefined
}
