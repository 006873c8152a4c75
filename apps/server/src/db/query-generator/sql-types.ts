import { columnTypes } from './column-types.ts'
import type { DescribedColumn } from './describe-query.ts'

const scalarTypes: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  'double precision': 'number',
  integer: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  numeric: 'number',
  real: 'number',
  smallint: 'number',
  void: 'unknown',
}

// Everything else is sent as text: ids, timestamps, dates, times.
const toScalar = (type: string) => scalarTypes[type.replace(/\([^()]*\)/, '')] ?? 'string'

const toNullable = (type: string) =>
  type === 'unknown' || /(^|\| )null$/.test(type) ? type : `${type} | null`

/**
 * Returns the TypeScript type of a result column: that of its source column if it is listed in
 * `column-types.ts`, nullable unless the source column is `not null`.
 */
export function toColumnType(column: DescribedColumn): string {
  const shortType = column.source === null ? undefined : columnTypes[column.source]
  const type =
    shortType ??
    (column.type.endsWith('[]') ? `${toScalar(column.type.slice(0, -2))}[]` : toScalar(column.type))
  return column.isNotNull ? type : toNullable(type)
}

/** Returns the TypeScript type of a parameter. It is never null, and JSON is passed as text. */
export function toParamType(type: string): string {
  if (/^jsonb?$/.test(type)) return 'string'
  return type.endsWith('[]') ? `readonly ${toScalar(type.slice(0, -2))}[]` : toScalar(type)
}
