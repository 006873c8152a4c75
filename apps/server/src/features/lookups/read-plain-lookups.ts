import {
  type PlainLookup,
  type PlainLookups,
  type plainLookupEndpoints,
  plainLookups,
} from '@fledge/contract/lookups/plain-lookups.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import type { Services } from '../../platform/services.ts'
import { getCachedListRows } from './lookup-cache.ts'
import { toSearchName } from './university-list.ts'
import type { LookupRow } from './queries/lookups.queries.ts'

interface Filters {
  readonly search?: string | undefined
  readonly career_field_id?: readonly number[] | undefined
  readonly category?: readonly number[] | undefined
}

/**
 * Returns whether a row belongs to one of the parents, by its own parent or by the career fields it
 * lists.
 */
export function isChildOf(row: LookupRow, parents: readonly number[]): boolean {
  const fields = row.data['career_field_ids']
  return Array.isArray(fields)
    ? fields.some((field) => parents.includes(field))
    : row.parent_id !== null && parents.includes(row.parent_id)
}

/** Returns whether the label contains every word of the search. */
export function hasAllWords(label: string, search: string | undefined): boolean {
  const name = toSearchName(label)
  return toSearchName(search ?? '')
    .split(' ')
    .every((word) => name.includes(word))
}

function toPlainRow(spec: PlainLookup, row: LookupRow): Record<string, unknown> {
  const parent =
    spec.by === 'category'
      ? { category: row.parent_id }
      : spec.by === 'field'
        ? { career_field_id: row.parent_id }
        : {}
  return {
    ...row.data,
    ...parent,
    is_archived: row.is_archived,
    [spec.id]: row.id,
    [spec.label]: row.label,
  }
}

async function listPlainLookup(spec: PlainLookup, services: Services, query: Filters) {
  const parents = query.career_field_id ?? query.category
  // Only responses with an `is_archived` field include archived rows.
  const rows = (await getCachedListRows(services.database, spec.list)).filter(
    (row) =>
      (!row.is_archived || 'is_archived' in spec.extra) &&
      (!parents || isChildOf(row, parents)) &&
      hasAllWords(row.label, query.search),
  )
  return toPagedResult(
    rows.map((row) => toPlainRow(spec, row)),
    rows.length,
  )
}

/** One handler per row of `plainLookups`. The response schema selects the fields. */
export const plainHandlers =
  // Handlers and endpoints are built from the same rows, and each endpoint's schema validates its
  // response.
  Object.fromEntries(
    Object.entries(plainLookups).map(([name, spec]) => [
      name,
      ({ services, query }: { services: Services; query: Filters }) =>
        listPlainLookup(spec, services, query),
    ]),
  ) as unknown as Handlers<Pick<typeof plainLookupEndpoints, keyof PlainLookups>>
