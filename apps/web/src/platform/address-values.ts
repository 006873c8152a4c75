type Value = string | readonly string[] | undefined

const idShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
/** Pages that can be asked for at all. */
const lastPage = 10_000

/** Whether a word of the address can be somebody's or something's id. */
export const isIdShape = (value: string): boolean => idShape.test(value)

/** The id that an address names; undefined for a word that is none: an address is shared, cut and typed over. */
export const idIn = (value: Value): string | undefined =>
  typeof value === 'string' && isIdShape(value) ? value : undefined

/** The page that an address asks for, the first where it says no number. */
export function pageIn(value: Value): number {
  const asked = Math.floor(Number(value ?? 1))
  return Number.isNaN(asked) ? 1 : Math.min(lastPage, Math.max(1, asked))
}

/** A page as an address names it: the first is left out. */
export const pageParam = (page: number): number | undefined => (page > 1 ? page : undefined)
