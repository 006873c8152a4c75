import type { LookupPlace } from '@fledge/contract/lookups/lookup-places.ts'
import { isCounted, type LookupList } from '@fledge/domain/lookups/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { lookupUses } from './queries/manage-lookups.queries.ts'

interface Entry {
  readonly list: LookupList
  readonly id: number
}

/** How often something is chosen in a place. */
interface PlaceUses {
  readonly place: LookupPlace
  readonly count: number
}

const toKey = ({ list, id }: Entry) => `${list}:${id}`

/** Returns how often each entry is chosen, by its key; null where choices are stored as text. */
export async function countUses(
  db: Db,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, number | null>> {
  const rows = await readUses(db, entries)
  const totals = new Map<string, number | null>(
    entries.map((entry) => [toKey(entry), isCounted(entry.list) ? 0 : null]),
  )
  for (const row of rows) totals.set(toKey(row), (totals.get(toKey(row)) ?? 0) + row.uses)
  return totals
}

/** Returns how often an entry is chosen in each place, most often first. */
export async function listUses(db: Db, entry: Entry): Promise<readonly PlaceUses[]> {
  const rows = await readUses(db, [entry])
  return rows.map(({ place, uses }) => ({ place, count: uses }))
}

async function readUses(db: Db, entries: readonly Entry[]) {
  if (entries.length === 0) return []
  return db.many(lookupUses, {
    lists: entries.map(({ list }) => list),
    ids: entries.map(({ id }) => id),
  })
}
