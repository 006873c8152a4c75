import { waitEvents } from '@fledge/domain/waits/events.ts'
import { holdHours } from '@fledge/domain/waits/rules.ts'
import { hourMs } from '@fledge/kernel/dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import { toWaitParams } from '../../platform/db/waits/waits.ts'
import type { Job } from '../../platform/http/handler.ts'
import { lockApplicationRows, setReviewer } from '../applications/public.ts'
import { createActJob } from '../pending-acts/public.ts'
import { passOnTask } from './assign-wait.ts'
import { handOverTasks } from './hand-over-waits.ts'
import * as queries from './queries/waits.queries.ts'

/** Each owner keeps a task for its own hours, which are never fewer than the least. */
const toExpiryParams = (now: Date) => ({
  now: now.toISOString(),
  before: new Date(now.getTime() - holdHours.min * hourMs).toISOString(),
})

/**
 * Leaves to the team what its owner has done nothing about for the hours of the settings; a second
 * opinion only once it is due.
 */
const releaseJob: Job = {
  name: 'waits.release',
  due: async (db, { after_at, after_id }) =>
    (await db.many(queries.expiredOwners, { ...toExpiryParams(db.now), after_at, after_id })).map(
      ({ due_at, subject_id: id }) => ({
        at: due_at,
        id,
        process: (tx) => release(tx, id),
      }),
    ),
}

async function release(tx: Tx, id: string): Promise<boolean> {
  await lockApplicationRows(tx, [id])
  const expired = await tx.many(queries.deleteExpiredOwners, {
    subject_id: id,
    ...toExpiryParams(tx.now),
  })
  for (const { kind, owner_id: from } of expired) {
    if (kind === 'APPLICATION') await setReviewer(tx, id, null)
    // What was decided waits no longer, so nothing is released.
    if (await tx.one(queries.findTeamWait, { ...toWaitParams(tx.now), kind, id }))
      await tx.recordEvent(waitEvents.expire, { subject: id, data: { kind, from } })
  }
  return expired.length > 0
}

/** Tasks are passed on once that can no longer be undone. */
const passOnJob = createActJob('waits.passOn', 'TASK', { passOnTask, handOverTasks })

export const waitJobs: readonly Job[] = [passOnJob, releaseJob]
