type Value = string | readonly string[] | undefined

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** Whether a URL value has the shape of an id. */
export const isIdFormat = (value: string): boolean => idPattern.test(value)

/**
 * Returns the id in a URL value, or undefined if it is not one, since URLs get shared, truncated
 * and edited.
 */
export const parseId = (value: Value): string | undefined =>
  typeof value === 'string' && isIdFormat(value) ? value : undefined
