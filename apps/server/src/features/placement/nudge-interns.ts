import { placementEndpoints } from '@fledge/contract/placement/endpoints.ts'
import { paths } from '@fledge/contract/paths.ts'
import { applicationEvents } from '@fledge/domain/applications/events.ts'
import { placementCan } from '@fledge/domain/placement/can.ts'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { type ExecuteAct, requestActs } from '../pending-acts/public.ts'
import type { UnplacedTarget } from './queries/placement.queries.ts'
import { findTargets, lockTarget } from './unplaced-targets.ts'

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

export const nudgeInterns: Handler<(typeof placementEndpoints)['nudgeInterns']> = async (ctx) => {
  const { application_ids: ids, reason } = ctx.body
  const { targets, skipped } = await findTargets(ctx.db, {
    ids,
    planId: null,
    decide: (target) => decide(ctx.actor, target, ctx.now),
  })
  const pending = await requestActs(ctx, {
    kind: 'PLACEMENT',
    act: 'nudgeIntern',
    execute: nudgeIntern,
    targets: targets.map((id) => ({ id, input: { reason } })),
  })
  return { count: targets.length, skipped, pending }
}
