import { waitEndpoints } from '@fledge/contract/waits/endpoints.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { waitCan } from '@fledge/domain/waits/can.ts'
import { waitEvents } from '@fledge/domain/waits/events.ts'
import type { BodyOf } from '@fledge/kernel/endpoint.ts'
import type { Tx } from '../../platform/db/database.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { ExecuteAct } from '../pending-acts/public.ts'
import { lockWait } from './lock-wait.ts'
import { requireColleague, requireReason, setOwner } from './wait-owner.ts'

type Assignment = BodyOf<(typeof waitEndpoints)['assignWait']>

async function assign(tx: Tx, actor: Operator, assignment: Assignment): Promise<void> {
  const { kind, id, owner_id: to, reason } = assignment
  const row = await lockWait(tx, actor, assignment)
  authorize(waitCan.assign(actor, row))
  requireReason(actor, row, reason)
  await requireColleague(tx, to)
  await setOwner(tx, assignment, to)
  await tx.recordEvent(waitEvents.assign, {
    subject: id,
    note: reason || null,
    data: { kind, from: row.ownerId, to },
  })
}

export const assignWait: Handler<(typeof waitEndpoints)['assignWait']> = async ({
  actor,
  db,
  body,
}) => {
  await assign(db, actor, body)
  return { owner_id: body.owner_id }
}

/** Gives one of the tasks that were selected together to a colleague. */
export const passOnTask: ExecuteAct = (tx, actor, _id, input) =>
  assign(tx, actor, waitEndpoints.assignWait.body.parse(input))
