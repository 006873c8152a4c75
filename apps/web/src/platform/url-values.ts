type Value = string | readonly string[] | undefined

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
/** Highest page number accepted from a URL. */
const maxPage = 10_000

/** Whether a URL value has the shape of an id. */
export const isIdFormat = (value: string): boolean => idPattern.test(value)

/**
 * Returns the id in a URL value, or undefined if it is not one, since URLs get shared, truncated
 * and edited.
 */
export const parseId = (value: Value): string | undefined =>
  typeof value === 'string' && isIdFormat(value) ? value : undefined

/** Returns the page number in a URL value, or 1 if it is not a number. */
export function parsePage(value: Value): number {
  const asked = Math.floor(Number(value ?? 1))
  return Number.isNaN(asked) ? 1 : Math.min(maxPage, Math.max(1, asked))
}

/** Returns the URL value of a page; the first page is left out. */
export const toPageParam = (page: number): number | undefined => (page > 1 ? page : undefined)
