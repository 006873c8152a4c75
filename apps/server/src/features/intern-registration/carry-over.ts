import type { internRegistrationEndpoints } from '@fledge/contract/intern-registration/endpoints.ts'
import { applicationCan } from '@fledge/domain/applications/can.ts'
import type { InternActor } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import {
  type ApplicationRow,
  copyApplicationContents,
  openApplication,
  findOwnApplication,
} from '../applications/public.ts'
import { toBatchView, findBatch } from '../batches/public.ts'
import { switchBatch } from './assign-batch.ts'
import { lockSignUp } from './lock-sign-up.ts'

/**
 * Returns the application that ended with its batch, with the intern locked.
 * @throws ILLEGAL_TRANSITION if there is nothing to carry over
 */
async function lockEndedApplication(tx: Tx, actor: InternActor): Promise<ApplicationRow> {
  const signUp = await lockSignUp(tx, actor.intern)
  const row = await findOwnApplication(tx, actor.intern)
  if (!signUp || !row) notFound()
  authorize(
    applicationCan.carryOver(actor, { status: row.status, decisionReason: row.decision_reason }),
  )
  return row
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
  const newBatch = (await findBatch(db, body.batch_code)) ?? notFound()
  if (newBatch.batch_id === old.batch_id) throw new AppError('BATCH_CLOSED')
  const batch = await switchBatch(db, actor, body.batch_code, body.partner_terms_accepted === true)
  const applicationId = await openApplication(db, actor.intern, batch.batch_id, old.career_field_id)
  await copyApplicationContents(db, old.application_id, applicationId, {
    start: batch.programme_start,
    end: batch.programme_end,
  })
  return { application_id: applicationId, batch: toBatchView(batch, db.now) }
}
