/** What something says by field, as it stands on the wire. */
export type FieldValues = Readonly<Record<string, unknown>>

/** One value in one shape: lists have no order, nothing said is one thing, a start is its month. */
function plain(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'null'
  if (Array.isArray(value)) return JSON.stringify(value.map(String).toSorted())
  return JSON.stringify(
    field === 'start_month' && typeof value === 'string' ? value.slice(0, 7) : value,
  )
}

/** Whether two values of a field say the same. */
export function isSameValue(field: string, one: unknown, other: unknown): boolean {
  return plain(field, one) === plain(field, other)
}

/**
 * The fields that somebody else changed while one wrote: what stands is neither what the writer saw nor what they want.
 * @param seen as the writer last saw it; a field that is not there is not compared
 */
export function conflictingFields(
  stands: FieldValues,
  seen: FieldValues,
  wanted: FieldValues,
): readonly string[] {
  return Object.keys(wanted).filter(
    (field) =>
      field in seen &&
      !isSameValue(field, stands[field], seen[field]) &&
      !isSameValue(field, stands[field], wanted[field]),
  )
}

/** What of a form is the writer's own: it differs from what they saw. */
export function localChanges<T extends FieldValues>(values: T, seen: FieldValues): Partial<T> {
  const own: Partial<T> = {}
  for (const field in values)
    if (!isSameValue(field, values[field], seen[field])) own[field] = values[field]
  return own
}
