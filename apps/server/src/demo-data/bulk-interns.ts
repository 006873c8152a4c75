import { seatedApplicationStatuses } from '@fledge/domain/applications/types.ts'
import type { Services } from '../platform/services.ts'
import { answerVideo } from './answer-video.ts'
import * as store from './bulk-store.ts'
import { type NewDemoPerson, someone } from './newcomer.ts'
import { addPerson, emptyRows } from './newcomer-rows.ts'
import type { Options } from './options.ts'
import { dice } from './places.ts'

/**
 * Inserts many interns with their applications and event history, table by table. The machine
 * allows every transition, but no past emails are sent.
 */
export async function bulkInsertInterns(
  services: Services,
  options: Options,
  reviewerId: string,
  people: readonly NewDemoPerson[],
  seed: number,
): Promise<void> {
  const rows = emptyRows()
  const chance = dice(seed)
  const now = services.clock.now()
  people.forEach((newcomer, index) =>
    addPerson(
      rows,
      someone({ newcomer, options, chance, now, reviewerId, number: seed * 1000 + index }),
    ),
  )
  const video = answerVideo()
  for (const file of rows.files) await services.files.put(String(file.key), video)
  await services.database.transaction({ kind: 'system' }, async (tx) => {
    await tx.run(store.insertUsers, JSON.stringify(rows.users))
    await tx.run(store.insertInterns, JSON.stringify(rows.interns))
    await tx.run(store.insertApplications, JSON.stringify(rows.applications))
    await tx.run(store.insertComments, JSON.stringify(rows.comments))
    await tx.run(store.insertEntries, JSON.stringify(rows.entries))
    await tx.run(store.insertFiles, JSON.stringify(rows.files))
    await tx.run(store.insertVideoAnswers, JSON.stringify(rows.videos))
    await tx.run(store.insertSearchRows, JSON.stringify(rows.search))
    await tx.run(store.insertEvents, JSON.stringify(rows.events))
    await tx.run(store.countSeats, seatedApplicationStatuses)
  })
}
