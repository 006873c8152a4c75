import type { Db } from '../../platform/db/database.ts'
import * as store from './queries/no-shows.queries.ts'

export const filterBySide = (row: store.NoShowRow, all: readonly store.NoShowRow[]) =>
  all.filter(
    (other) =>
      other.side === row.side &&
      (row.side === 'company'
        ? other.company_id === row.company_id
        : other.intern_id === row.intern_id),
  )

export async function loadNoShowsOfSides(
  db: Db,
  rows: readonly store.NoShowRow[],
): Promise<readonly store.NoShowRow[]> {
  if (rows.length === 0) return []
  const ids = (side: string, id: (row: store.NoShowRow) => string) =>
    rows.filter((row) => row.side === side).map(id)
  return db.many(store.allOfSides, {
    company_ids: ids('company', (row) => row.company_id),
    intern_ids: ids('intern', (row) => row.intern_id),
  })
}
