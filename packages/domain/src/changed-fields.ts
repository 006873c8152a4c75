/** Values of a record by field, in wire format. */
export type FieldValues = Readonly<Record<string, unknown>>

/**
 * Normalises a value for comparison: list order is ignored, empty values are equal, and a start
 * date is reduced to its month.
 */
function normaliseValue(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'null'
  if (Array.isArray(value)) return JSON.stringify(value.map(String).toSorted())
  return JSON.stringify(
    field === 'start_month' && typeof value === 'string' ? value.slice(0, 7) : value,
  )
}

/** Whether two values of a field are the same. */
export function isSameValue(field: string, one: unknown, other: unknown): boolean {
  return normaliseValue(field, one) === normaliseValue(field, other)
}

/**
 * Returns the fields in conflict: changed by someone else since the form was loaded, to a value
 * other than the new one.
 * @param seen base values; a missing field is not compared
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

/** Returns the form values that differ from the base values. */
export function localChanges<T extends FieldValues>(values: T, seen: FieldValues): Partial<T> {
  const own: Partial<T> = {}
  for (const field in values)
    if (!isSameValue(field, values[field], seen[field])) own[field] = values[field]
  return own
}
