import { hasStarted, isOver } from '@fledge/domain/internships/rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Job } from '../../platform/http/handler.ts'
import { lockParentsOf } from '../candidatures/public.ts'
import { moveInternship } from './move-internship.ts'
import { endable, endingEarly, startable } from './clock-store.ts'
import { internshipById, internshipForUpdate } from './store.ts'

async function move(
  tx: Tx,
  id: string,
  name: 'start' | 'complete',
  due: (row: { starts_on: string; zone: string }) => boolean,
): Promise<number> {
  const row = await tx.one(internshipById, id, null, null, tx.now.toISOString())
  return row && due(row) && !(await moveInternship(tx, row, name, { by: 'clock' })) ? 1 : 0
}

/** The first day has come, in the internship's zone. */
const start: Job = {
  name: 'internships.start',
  async run(tx) {
    let moved = 0
    for (const { internship_id } of await tx.many(startable, tx.now.toISOString()))
      moved += await move(tx, internship_id, 'start', (row) =>
        hasStarted(row.starts_on, row.zone, tx.now),
      )
    return moved
  },
}

/** The day of an agreed early end has come. */
const endEarly: Job = {
  name: 'internships.endEarly',
  due: async (db) =>
    (await db.many(endingEarly, db.now.toISOString())).map((one) => ({
      id: one.internship_id,
      async take(tx) {
        await lockParentsOf(tx, one.intern_id)
        const row = await tx.one(
          internshipForUpdate,
          one.internship_id,
          null,
          null,
          tx.now.toISOString(),
        )
        return (
          row?.ends_on === one.ends_on &&
          (await moveInternship(tx, row, 'endEarly', {
            by: 'clock',
            reason: one.reason ?? 'OTHER',
          })) === undefined
        )
      },
    })),
}

/** The end has passed and the last week is closed, at the latest 14 days after. */
const complete: Job = {
  name: 'internships.complete',
  async run(tx) {
    let moved = 0
    for (const one of await tx.many(endable, tx.now.toISOString()))
      moved += await move(tx, one.internship_id, 'complete', () =>
        isOver(one.ends_on, one.zone, one.last_closed, tx.now),
      )
    return moved
  },
}

export const jobs: readonly Job[] = [start, endEarly, complete]
