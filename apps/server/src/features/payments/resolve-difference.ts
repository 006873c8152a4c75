import type { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import { paymentCan } from '@fledge/domain/payments/can.ts'
import { paymentDifferenceEvents } from '@fledge/domain/payments/events.ts'
import { getDifferenceState } from '@fledge/domain/payments/payment-differences.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as store from './queries/differences.queries.ts'

export const resolveDifference: Handler<typeof paymentEndpoints.resolveDifference> = async ({
  actor,
  db,
  params: { id: difference_id },
  body: { note },
}) => {
  const row = (await db.one(store.differenceForUpdate, { difference_id })) ?? notFound()
  const state = getDifferenceState(row.resolved_at)
  authorize(paymentCan.resolveDifference(actor, { state }))
  await db.run(store.markResolved, {
    difference_id,
    resolved_by: actor.userId,
    note,
    now: db.now.toISOString(),
  })
  const owner = await db.one(store.internOfDifference, { difference_id })
  await db.recordEvent(paymentDifferenceEvents.resolve, {
    subject: difference_id,
    // With the intern, whose erasure clears the note.
    ...(owner ? { intern: owner.intern_id } : {}),
    note,
    data: { kind: row.kind, provider_id: row.provider_id },
  })
  return { difference_id }
}
