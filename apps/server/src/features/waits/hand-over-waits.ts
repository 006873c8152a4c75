import { waitEndpoints } from '@fledge/contract/waits/endpoints.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { waitCan } from '@fledge/domain/waits/can.ts'
import { maxHandedOver } from '@fledge/domain/waits/rules.ts'
import type { BodyOf } from '@fledge/kernel/endpoint.ts'
import type { Tx } from '../../platform/db/database.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import { passOnWaits } from './pass-on.ts'
import { ownedWaits } from './queries/waits.queries.ts'
import { requireColleague, requireReason } from './wait-owner.ts'

type HandOverBody = BodyOf<(typeof waitEndpoints)['handOverWaits']>

async function requireHandOver(tx: Tx, actor: Operator, body: HandOverBody): Promise<void> {
  const from = { ownerId: body.from }
  authorize(waitCan.handOver(actor, from))
  requireReason(actor, from, body.reason)
  if (body.to !== null) await requireColleague(tx, body.to)
}

/** Gives everything that someone has by then to a colleague or back to the team. */
export const handOverTasks: ExecuteAct = async (tx, actor, _id, input) => {
  const body = waitEndpoints.handOverWaits.body.parse(input)
  await requireHandOver(tx, actor, body)
  await passOnWaits(tx, body)
}

/** Gives everything of someone who is absent or leaves to one colleague or back to the team. */
export const handOverWaits: Handler<(typeof waitEndpoints)['handOverWaits']> = async (ctx) => {
  const { actor, db, body } = ctx
  await requireHandOver(db, actor, body)
  const owned = await db.many(ownedWaits, { owner_id: body.from, limit: maxHandedOver })
  if (owned.length === 0) return { count: 0, pending: null }
  const pending = await requestAct(
    { ...ctx, params: { id: body.from } },
    { kind: 'TASK', act: 'handOverTasks', execute: handOverTasks },
  )
  return { count: owned.length, pending }
}
