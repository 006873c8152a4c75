import type { waitEndpoints } from '@fledge/contract/waits/endpoints.ts'
import { waitCan } from '@fledge/domain/waits/can.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { passOnWaits } from './pass-on.ts'
import { requireColleague, requireReason } from './wait-owner.ts'

/** Gives everything of someone who is absent or leaves to one colleague or back to the team. */
export const handOverWaits: Handler<(typeof waitEndpoints)['handOverWaits']> = async ({
  actor,
  db,
  body,
}) => {
  const from = { ownerId: body.from }
  authorize(waitCan.handOver(actor, from))
  requireReason(actor, from, body.reason)
  if (body.to !== null) await requireColleague(db, body.to)
  return { count: await passOnWaits(db, body) }
}
