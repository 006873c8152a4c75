import { paths } from '@fledge/contract/paths.ts'
import { seatEvents } from '@fledge/domain/batches/events.ts'
import { seatRule } from '@fledge/domain/batches/rules.ts'
import { hourMs } from '@fledge/kernel/dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Job } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { freeSeat } from '../batches/public.ts'
import { clearUnusedSeat, markSeatsReminded } from '../profiles/public.ts'
import * as seatStore from './queries/seat.queries.ts'

const toHoursAgo = (now: Date, hours: number) =>
  new Date(now.getTime() - hours * hourMs).toISOString()

/** After 24 hours, tells interns with an incomplete sign-up until when their seat is reserved. */
const remindUnusedJob: Job = {
  name: 'internRegistration.remindUnused',
  async run(tx: Tx) {
    const rows = await tx.many(seatStore.lockUnremindedSeats, {
      before: toHoursAgo(tx.now, seatRule.remindAfterHours),
    })
    if (rows.length === 0) return 0
    await markSeatsReminded(
      tx,
      rows.map((row) => row.intern_id),
    )
    for (const row of rows) {
      const until = Date.parse(row.seat_taken_at) + seatRule.keepHours * hourMs
      if (until <= tx.now.getTime()) continue
      await tx.notify({
        to: { users: [row.user_id] },
        content: composeMail('applications.seatReminder', {
          batch: row.batch_name,
          by: { time: new Date(until).toISOString(), as: 'full' },
        }),
        link: paths.intern.getStarted,
        dedupeKey: `unused-seat:${row.intern_id}:${row.seat_taken_at}`,
      })
    }
    return rows.length
  },
}

async function releaseUnusedSeat(tx: Tx, intern: string): Promise<boolean> {
  const row = await tx.one(seatStore.lockUnusedSeat, {
    before: toHoursAgo(tx.now, seatRule.keepHours),
    intern_id: intern,
  })
  if (!row) return false
  await clearUnusedSeat(tx, intern)
  await freeSeat(tx, row.batch_id)
  await tx.recordEvent(seatEvents.release, {
    subject: row.batch_id,
    intern,
    data: { batch: row.batch_name },
  })
  await tx.notify({
    to: { users: [row.user_id] },
    content: composeMail('applications.seatReleased', { batch: row.batch_name }),
    link: paths.intern.getStarted,
  })
  return true
}

/** After 48 hours, frees the seat. An intern who returns later takes another one, if available. */
const releaseUnusedJob: Job = {
  name: 'internRegistration.releaseUnused',
  due: async (db, page) =>
    (
      await db.many(seatStore.unusedSeats, {
        ...page,
        before: toHoursAgo(db.now, seatRule.keepHours),
      })
    ).map(({ intern_id, due_at }) => ({
      at: due_at,
      id: intern_id,
      process: (tx: Tx) => releaseUnusedSeat(tx, intern_id),
    })),
}

export const seatJobs: readonly Job[] = [remindUnusedJob, releaseUnusedJob]
