import type { noShowEndpoints } from '@fledge/contract/no-shows/endpoints.ts'
import { noShowCan } from '@fledge/domain/no-shows/can.ts'
import { noShowEvents } from '@fledge/domain/no-shows/events.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, toRefusal, refuse } from '../../platform/http/refusal.ts'
import * as store from './store.ts'
import { toNoShowPolicyFacts } from './views.ts'
import { filterBySide, loadNoShowsOfSides } from './no-show-sides.ts'

export const decideNoShowReview: Handler<typeof noShowEndpoints.decideNoShowReview> = async ({
  actor,
  db,
  params,
  body,
  now,
}) => {
  const row = await db.one(store.noShowForUpdate, params.id, null, null)
  if (!row) return notFound()
  const verdict = noShowCan.decide(
    actor,
    toNoShowPolicyFacts(row, filterBySide(row, await loadNoShowsOfSides(db, [row])), now),
  )
  if (!verdict.allowed) return toRefusal(verdict)
  if (
    (await db.run(
      store.saveNoShowDecision,
      params.id,
      body.decision,
      body.note,
      actor.userId,
      now.toISOString(),
    )) === 0
  )
    return refuse('ILLEGAL_TRANSITION')
  await db.recordEvent(noShowEvents.decide, {
    subject: params.id,
    company: row.company_id,
    intern: row.intern_id,
    reason: body.decision,
    note: body.note,
  })
  return {}
}
