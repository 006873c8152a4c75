import { AppError } from '../http/app-error.ts'
import { translate } from '../texts.ts'

/** PostgreSQL type of a column that a list is sorted by. */
export type KeyType = 'timestamptz' | 'uuid' | 'text' | 'boolean' | 'bigint'

const isInstant = (value: string): boolean => {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d{1,6})?\+00$/.exec(value)
  if (!match) return value === 'infinity'
  const instant = new Date(`${match[1]}T${match[2]}Z`)
  // PostgreSQL refuses 30 February, which Date moves to March.
  return (
    !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(`${match[1]}T${match[2]}`)
  )
}

/** Whether PostgreSQL can read the text as a value of the type. */
const checks: Readonly<Record<KeyType, (value: string) => boolean>> = {
  timestamptz: isInstant,
  uuid: (value) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value),
  text: (value) => !value.includes('\0'),
  boolean: (value) => value === 'true' || value === 'false',
  bigint: (value) => /^(0|-?[1-9][0-9]{0,17})$/.test(value),
}

/** Encodes the position of a row in a sorted list. @param key its sort columns as text */
export const encodeCursor = (key: readonly string[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url')

/**
 * Reads a cursor.
 * @param field query parameter that the error names
 * @throws VALIDATION unless it is a position in a list sorted by columns of these types
 */
export function decodeCursor(
  cursor: string,
  types: readonly KeyType[],
  field: 'after' | 'before',
): readonly string[] {
  const key = parseKey(cursor)
  const isValid =
    key !== null &&
    key.length === types.length &&
    types.every((type, index) => checks[type](key[index] ?? '')) &&
    encodeCursor(key) === cursor
  if (!isValid)
    throw new AppError('VALIDATION', { fields: { [field]: translate('problems.unknown') } })
  return key
}

function parseKey(cursor: string): readonly string[] | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null
  } catch {
    return null
  }
}
