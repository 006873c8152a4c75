import { seatedApplicationStatuses } from '@fledge/domain/applications/types.ts'
import type { Services } from '../platform/services.ts'
import { createAnswerVideo } from './answer-video.ts'
import * as store from './bulk-store.ts'
import * as bulkQueries from './queries/bulk.queries.ts'
import { type NewDemoPerson, generatePerson } from './generate-person.ts'
import { addPersonRows, createEmptyRows } from './person-rows.ts'
import type { LookupOptions } from './lookup-options.ts'
import { createDemoRandom } from './intern-origins.ts'

/**
 * Inserts many interns with their applications and event history, table by table. The machine
 * allows every transition, but no past emails are sent.
 */
export async function bulkInsertInterns(
  services: Services,
  options: LookupOptions,
  reviewerId: string,
  people: readonly NewDemoPerson[],
  seed: number,
): Promise<void> {
  const rows = createEmptyRows()
  const chance = createDemoRandom(seed)
  const now = services.clock.now()
  people.forEach((newPerson, index) =>
    addPersonRows(
      rows,
      generatePerson({ newPerson, options, chance, now, reviewerId, number: seed * 1000 + index }),
    ),
  )
  const video = createAnswerVideo()
  for (const file of rows.files) await services.files.put(String(file.key), video)
  await services.database.transaction({ kind: 'system' }, async (tx) => {
    await tx.run(store.insertUsers, { rows: JSON.stringify(rows.users) })
    await tx.run(store.insertInterns, { rows: JSON.stringify(rows.interns) })
    await tx.run(store.insertApplications, { rows: JSON.stringify(rows.applications) })
    await tx.run(store.insertComments, { rows: JSON.stringify(rows.comments) })
    await tx.run(store.insertProfileEntries, { rows: JSON.stringify(rows.entries) })
    await tx.run(store.insertFiles, { rows: JSON.stringify(rows.files) })
    await tx.run(store.insertVideoAnswers, { rows: JSON.stringify(rows.videos) })
    await tx.run(store.insertSearchRows, { rows: JSON.stringify(rows.search) })
    await tx.run(bulkQueries.insertEvents, { rows: JSON.stringify(rows.events) })
    await tx.run(bulkQueries.updateSeatCounts, { seated: seatedApplicationStatuses })
  })
}
