import { placementEndpoints } from '@fledge/contract/placement/endpoints.ts'
import { paths } from '@fledge/contract/paths.ts'
import { applicationEvents } from '@fledge/domain/applications/events.ts'
import { placementCan } from '@fledge/domain/placement/can.ts'
import type { ParsedUnplacedSelection } from '@fledge/contract/placement/schema.ts'
import type { AnyActor, Operator } from '@fledge/domain/sessions/types.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { type ExecuteAct, requestActs } from '../pending-acts/public.ts'
import type { UnplacedTarget } from './queries/placement.queries.ts'
import { lockTarget, takeSelectedInterns } from './unplaced-selection.ts'

const inputSchema = placementEndpoints.nudgeInterns.body.pick({ reason: true })
const decide = (actor: AnyActor, { nudged_at: nudgedAt }: UnplacedTarget, now: Date) =>
  placementCan.nudge(actor, { nudgedAt }, now)

/** Reminds an intern without a placement. */
export const nudgeIntern: ExecuteAct = async (tx, actor, subject, input) => {
  const { reason } = inputSchema.parse(input)
  const target = await lockTarget(tx, subject, null)
  authorize(decide(actor, target, tx.now))
  await tx.recordEvent(applicationEvents.nudge, { subject, note: reason })
  await tx.notify({
    to: { users: [target.user_id] },
    content: composeMail('candidatures.nudge', { batch: target.batch_name }),
    link: paths.intern.dashboard,
  })
}

/** A reminder to the selected interns. */
export const toNudge = (actor: Operator, selection: ParsedUnplacedSelection, now: Date) => ({
  actor,
  selection,
  planId: null,
  decide: (target: UnplacedTarget) => decide(actor, target, now),
})

/** Reminds the selected interns, each as an act of its own; they are undone together. */
export const nudgeInterns: Handler<(typeof placementEndpoints)['nudgeInterns']> = async (ctx) => {
  const { actor, db, now } = ctx
  const { selection, reason, count } = ctx.body
  const { rows, targets } = await takeSelectedInterns(db, toNudge(actor, selection, now), count)
  const pending = await requestActs(ctx, {
    kind: 'PLACEMENT',
    act: 'nudgeIntern',
    execute: nudgeIntern,
    targets: targets.map((id) => ({ id, input: { reason } })),
  })
  return { count, rows, pending }
}
