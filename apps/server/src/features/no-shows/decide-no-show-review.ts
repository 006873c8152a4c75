import { noShowEndpoints } from '@fledge/contract/no-shows/endpoints.ts'
import { noShowCan } from '@fledge/domain/no-shows/can.ts'
import { noShowEvents } from '@fledge/domain/no-shows/events.ts'
import type { NoShowDecision } from '@fledge/domain/no-shows/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import * as store from './queries/no-shows.queries.ts'
import { toNoShowPolicyFacts } from './views.ts'
import { filterBySide, loadNoShowsOfSides } from './no-show-sides.ts'

async function lockForDecision(tx: Tx, actor: Operator, id: string, decision: NoShowDecision) {
  const ids = { no_show_id: id, company_id: null, intern_id: null }
  const row = (await tx.one(store.noShowForUpdate, ids)) ?? notFound()
  const all = filterBySide(row, await loadNoShowsOfSides(tx, [row]))
  authorize(noShowCan.decide(actor, toNoShowPolicyFacts(row, all, tx.now), decision, tx.now))
  return row
}

/** Decides whether a missed interview counts, and tells the side that missed it. */
export const decideMissedInterview: ExecuteAct = async (tx, actor, id, input) => {
  const { decision, note } = noShowEndpoints.decideNoShowReview.body.parse(input)
  const row = await lockForDecision(tx, actor, id, decision)
  const count = await tx.run(store.saveNoShowDecision, {
    no_show_id: id,
    decision,
    decision_note: note,
    decided_by: actor.userId,
    now: tx.now.toISOString(),
  })
  if (count === 0) throw new AppError('ILLEGAL_TRANSITION')
  await tx.recordEvent(noShowEvents.decide, {
    subject: id,
    company: row.company_id,
    intern: row.intern_id,
    reason: decision,
    note,
  })
}

export const decideNoShowReview: Handler<typeof noShowEndpoints.decideNoShowReview> = async (
  ctx,
) => {
  await lockForDecision(ctx.db, ctx.actor, ctx.params.id, ctx.body.decision)
  return {
    pending: await requestAct(ctx, {
      kind: 'NO_SHOW',
      act: 'decideNoShow',
      execute: decideMissedInterview,
    }),
  }
}
