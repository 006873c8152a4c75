import type { internRegistrationEndpoints } from '@fledge/contract/intern-registration/endpoints.ts'
import { applicationCan } from '@fledge/domain/applications/can.ts'
import type { InternActor } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, refuse, Refusal, toRefusal } from '../../platform/http/refusal.ts'
import { type ApplicationRow, openApplication, findOwnApplication } from '../applications/public.ts'
import { toBatchView, findBatch } from '../batches/public.ts'
import { switchBatch } from './assign-batch.ts'
import * as seatStore from './seat-store.ts'
import * as store from './store.ts'

/**
 * Returns the application that ended with its batch, with the intern locked, or why there is
 * nothing to carry over.
 */
async function lockEndedApplication(tx: Tx, actor: InternActor): Promise<ApplicationRow | Refusal> {
  const signUp = await tx.one(store.lockSignUp, actor.intern)
  const row = await findOwnApplication(tx, actor.intern)
  if (!signUp || !row) return notFound()
  const verdict = applicationCan.carryOver(actor, {
    status: row.status,
    endReason: row.decision_reason,
  })
  return verdict.allowed ? row : toRefusal(verdict)
}

/**
 * Creates an application in an open batch with the contents of the ended one. The profile belongs
 * to the person and stays unchanged.
 */
export const carryOver: Handler<typeof internRegistrationEndpoints.carryOver> = async ({
  db,
  actor,
  body,
}) => {
  const old = await lockEndedApplication(db, actor)
  if (old instanceof Refusal) return old
  const wanted = await findBatch(db, body.batch_code)
  if (!wanted) return notFound()
  if (wanted.batch_id === old.batch_id) return refuse('BATCH_CLOSED')
  const batch = await switchBatch(db, actor, body.batch_code, body.partner_terms_accepted === true)
  if (batch instanceof Refusal) return batch
  const opened = await openApplication(db, actor.intern, batch.batch_id, old.career_field_id)
  if (opened instanceof Refusal) return opened
  await db.run(
    seatStore.copyApplication,
    old.application_id,
    opened,
    batch.programme_start,
    batch.programme_end,
  )
  return { application_id: opened, batch: toBatchView(batch, db.now) }
}
