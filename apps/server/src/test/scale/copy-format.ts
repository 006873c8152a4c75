import { dayMs } from '@fledge/kernel/dates.ts'

/** Values of a column; objects are stored as JSON, arrays as PostgreSQL arrays. */
export type CopyValue =
  | string
  | number
  | boolean
  | null
  | readonly (string | number)[]
  | { readonly [key: string]: unknown }

const special = /[\\\t\n\r]/
const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
}
const escapeText = (text: string) => text.replace(/[\\\t\n\r]/g, (found) => escapes[found] ?? found)
const quoteElement = (element: string | number) =>
  typeof element === 'number' ? element : `"${element.replace(/["\\]/g, '\\$&')}"`

/** Columns whose texts contain no special characters: ids, times, days. */
const plainColumns = /(_(id|at|on|by|since)|^at|uuid)$/

function formatValue(value: CopyValue): string | number {
  if (typeof value === 'string') return special.test(value) ? escapeText(value) : value
  if (typeof value === 'number') return value
  if (value === null) return '\\N'
  if (typeof value === 'boolean') return value ? 't' : 'f'
  return isArray(value)
    ? escapeText(`{${value.map(quoteElement).join(',')}}`)
    : escapeText(JSON.stringify(value))
}

// `Array.isArray` does not narrow a read-only array.
const isArray = (value: object): value is readonly (string | number)[] => Array.isArray(value)

const isPlain = new Map<string, boolean>()

function isPlainColumn(column: string): boolean {
  let known = isPlain.get(column)
  if (known === undefined) {
    known = plainColumns.test(column)
    isPlain.set(column, known)
  }
  return known
}

/** Formats a row for COPY in its text format. */
export function formatCopyRow(
  columns: readonly string[],
  row: Readonly<Record<string, CopyValue>>,
): string {
  let line = ''
  for (const column of columns) {
    const value = row[column] ?? null
    const text = typeof value === 'string' && isPlainColumn(column) ? value : formatValue(value)
    line = line === '' ? `${text}` : `${line}\t${text}`
  }
  return `${line}\n`
}

const days = new Map<number, string>()
const pad = (number: number) => (number < 10 ? `0${number}` : `${number}`)

/** Returns the day of a time in UTC. */
export function toDay(at: number): string {
  const day = Math.floor(at / dayMs)
  let text = days.get(day)
  if (text === undefined) {
    text = new Date(day * dayMs).toISOString().slice(0, 10)
    days.set(day, text)
  }
  return text
}

/** Returns a time in UTC to the second; three times as fast as `Date.toISOString`. */
export function toTimestamp(at: number): string {
  const seconds = Math.floor(at / 1000) % 86_400
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${toDay(at)}T${pad(hours)}:${pad(minutes)}:${pad(seconds % 60)}Z`
}
