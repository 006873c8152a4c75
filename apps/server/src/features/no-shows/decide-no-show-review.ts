import type { noShowEndpoints } from '@fledge/contract/no-shows/endpoints.ts'
import { noShowCan } from '@fledge/domain/no-shows/can.ts'
import { noShowEvents } from '@fledge/domain/no-shows/events.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import * as store from './queries/no-shows.queries.ts'
import { toNoShowPolicyFacts } from './views.ts'
import { filterBySide, loadNoShowsOfSides } from './no-show-sides.ts'

export const decideNoShowReview: Handler<typeof noShowEndpoints.decideNoShowReview> = async ({
  actor,
  db,
  params,
  body,
  now,
}) => {
  const row =
    (await db.one(store.noShowForUpdate, {
      no_show_id: params.id,
      company_id: null,
      intern_id: null,
    })) ?? notFound()
  const all = filterBySide(row, await loadNoShowsOfSides(db, [row]))
  authorize(noShowCan.decide(actor, toNoShowPolicyFacts(row, all, now)))
  const count = await db.run(store.saveNoShowDecision, {
    no_show_id: params.id,
    decision: body.decision,
    decision_note: body.note,
    decided_by: actor.userId,
    now: now.toISOString(),
  })
  if (count === 0) throw new AppError('ILLEGAL_TRANSITION')
  await db.recordEvent(noShowEvents.decide, {
    subject: params.id,
    company: row.company_id,
    intern: row.intern_id,
    reason: body.decision,
    note: body.note,
  })
  return {}
}
