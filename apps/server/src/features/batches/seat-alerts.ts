import { buildPath, paths } from '@fledge/contract/paths.ts'
import { canTakeRegistrations } from '@fledge/domain/batches/rules.ts'
import type { Actor } from '@fledge/domain/sessions/types.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import * as store from './queries/batches.queries.ts'
import { getBatchRowState } from './views.ts'

export async function findOwnEmail(db: Db, actor: Actor): Promise<string | undefined> {
  if (actor.kind === 'registration') return actor.email
  return actor.kind === 'intern'
    ? (await db.one(store.emailOfUser, { user_id: actor.userId }))?.email
    : undefined
}

/** Returns whether the caller requested an email when a seat of this batch becomes free. */
export async function hasSeatAlert(db: Db, actor: Actor, batchId: string): Promise<boolean> {
  const email = await findOwnEmail(db, actor)
  return (
    email !== undefined &&
    ((await db.one(store.seatAlertOfEmail, { batch_id: batchId, email }))?.asked ?? false)
  )
}

/** Sends the requested alerts, once each, as soon as the batch takes registrations again. */
export async function sendSeatAlerts(tx: Tx, batchId: string): Promise<void> {
  const batch = await tx.one(store.batchById, { batch_id: batchId })
  if (!batch || !canTakeRegistrations(getBatchRowState(batch, tx.now))) return
  for (const alert of await tx.many(store.claimSeatAlerts, {
    batch_id: batchId,
    now: tx.now.toISOString(),
  })) {
    if (alert.has_seat) continue
    await tx.notify({
      to: alert.user_id ? { users: [alert.user_id] } : { email: alert.email },
      content: composeMail('batches.seatFree', {
        batch: batch.name,
        closes: { time: batch.enrolment_closes_at, as: 'day' },
      }),
      link: buildPath(paths.public.partner, { slug: batch.slug }),
    })
  }
}
