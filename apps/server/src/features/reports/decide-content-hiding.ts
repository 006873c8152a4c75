import { reportEndpoints } from '@fledge/contract/reports/endpoints.ts'
import { contentHidingCan, type HidingFacts } from '@fledge/domain/reports/hiding-can.ts'
import { contentHidingEvents } from '@fledge/domain/reports/events.ts'
import { contentHidingMachine } from '@fledge/domain/reports/hiding-machine.ts'
import type { HidingDecision } from '@fledge/domain/reports/hiding-types.ts'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import { notifyOwner, toEventOwner } from './hide-content.ts'
import { setPartHidden } from './set-part-hidden.ts'
import * as queries from './queries/hidings.queries.ts'

/** Returns what the policy asks about something hidden. */
export const toHidingFacts = (
  row: Pick<queries.LockedHidingRow, 'status' | 'hidden_by' | 'appealed_at'>,
): HidingFacts => ({
  status: row.status,
  hiddenBy: row.hidden_by,
  wasAppealed: row.appealed_at !== null,
})

async function lockHiding(tx: Tx, id: string, actor: AnyActor, decision: HidingDecision) {
  const row = (await tx.one(queries.contentHidingForUpdate, { hiding_id: id })) ?? notFound()
  authorize(contentHidingCan.decide(actor, toHidingFacts(row), decision))
  return row
}

const mailByDecision = { uphold: 'reports.upheld', restore: 'reports.restored' } as const

/** Shows something hidden again, or keeps it hidden, and tells its owner why. */
export const decideHiding: ExecuteAct = async (tx, actor, id, input) => {
  const { decision, reason } = reportEndpoints.decideContentHiding.body.parse(input)
  const row = await lockHiding(tx, id, actor, decision)
  const transition = assertTransition(
    contentHidingMachine.transition(decision, row.status, 'operator'),
  )
  const count = await tx.run(queries.updateHidingDecision, {
    hiding_id: id,
    from: transition.from,
    to: transition.to,
    decided_by: actor.userId,
    decision_reason: reason,
    now: tx.now.toISOString(),
  })
  if (count === 0) throw new AppError('ILLEGAL_TRANSITION')
  if (decision === 'restore') await setPartHidden(tx, row, false)
  await tx.recordEvent(contentHidingEvents[decision], {
    transition,
    subject: id,
    ...toEventOwner(row),
    note: reason,
    data: { part: row.part, reason },
  })
  await notifyOwner(tx, row, (part) => composeMail(mailByDecision[decision], { part, reason }))
}

export const decideContentHiding: Handler<(typeof reportEndpoints)['decideContentHiding']> = async (
  ctx,
) => {
  await lockHiding(ctx.db, ctx.params.id, ctx.actor, ctx.body.decision)
  return {
    pending: await requestAct(ctx, {
      kind: 'HIDING',
      act: 'decideHiding',
      execute: decideHiding,
    }),
  }
}
