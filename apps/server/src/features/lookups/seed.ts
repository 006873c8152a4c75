import { createHash } from 'node:crypto'
import type { Database } from '../../platform/db/database.ts'
import { saveSetting } from '../../platform/db/settings.ts'
import { agreements } from './data/agreements.ts'
import { lookupRows } from './data/rows.ts'
import { readUniversities, getUniversitiesVersion } from './university-list.ts'
import * as store from './queries/lookups.queries.ts'

const seedMarkers = { rows: 'lookups.seeded', universities: 'lookups.universities' } as const

/** Writes the product's lists into the database, unless they are unchanged. */
export async function seedLookups(database: Database): Promise<void> {
  const rows = lookupRows()
  const json = JSON.stringify(rows)
  const texts = JSON.stringify(agreements)
  const version = createHash('sha256').update(json).update(texts).digest('base64url')
  const listVersion = getUniversitiesVersion()
  const isDone = (
    settings: readonly { name: string; value: unknown }[],
    name: string,
    value: string,
  ) => settings.some((row) => row.name === name && row.value === value)
  const names = Object.values(seedMarkers)
  const settings = await database.read().many(store.settingRows, { names })
  if (
    isDone(settings, seedMarkers.rows, version) &&
    isDone(settings, seedMarkers.universities, listVersion)
  )
    return

  const countries = new Set(
    rows.filter((row) => row.list === 'country').map((row) => String(row.data?.['code'])),
  )
  // Reading thousands of small files can exceed the idle timeout of a transaction on a busy
  // machine.
  const universities = isDone(settings, seedMarkers.universities, listVersion)
    ? null
    : JSON.stringify(readUniversities(countries))
  await database.transaction({ kind: 'system' }, async (tx) => {
    await tx.one(store.seedLock)
    const now = await tx.many(store.settingRows, { names })
    if (!isDone(now, seedMarkers.rows, version)) {
      await tx.run(store.saveRows, { rows: json })
      await tx.run(store.saveAgreements, { rows: texts })
      await saveSetting(tx, seedMarkers.rows, version)
    }
    if (universities !== null && !isDone(now, seedMarkers.universities, listVersion)) {
      await tx.run(store.saveUniversities, { rows: universities })
      await tx.run(store.saveUniversityDomains, { rows: universities })
      await saveSetting(tx, seedMarkers.universities, listVersion)
    }
  })
}
