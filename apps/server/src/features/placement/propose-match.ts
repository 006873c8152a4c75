import { placementEndpoints } from '@fledge/contract/placement/endpoints.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { applicationEvents } from '@fledge/domain/applications/events.ts'
import { displayName } from '@fledge/domain/candidatures/rules.ts'
import { placementCan } from '@fledge/domain/placement/can.ts'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { type ExecuteAct, requestActs } from '../pending-acts/public.ts'
import { openPlan, type UnplacedTarget } from './queries/placement.queries.ts'
import { findTargets, lockTarget } from './unplaced-targets.ts'

const inputSchema = placementEndpoints.proposeMatch.body.pick({ plan_id: true, reason: true })
const readPlan = async (tx: Tx, plan_id: string) =>
  (await tx.one(openPlan, { plan_id })) ?? notFound()
const decide = (
  actor: AnyActor,
  { proposed_at: proposedAt, has_candidature: hasCandidature }: UnplacedTarget,
  now: Date,
) => placementCan.propose(actor, { proposedAt, hasCandidature }, now)

/** Proposes a plan to an intern without a placement, and the intern to its company. */
export const proposePlan: ExecuteAct = async (tx, actor, subject, input) => {
  const { plan_id, reason } = inputSchema.parse(input)
  const plan = await readPlan(tx, plan_id)
  const target = await lockTarget(tx, subject, plan_id)
  authorize(decide(actor, target, tx.now))
  const values = { plan: plan.name, company: plan.company_name }
  await tx.recordEvent(applicationEvents.proposeMatch, {
    subject,
    note: reason,
    data: { plan_id, company: plan.company_id },
  })
  await tx.notify({
    to: { users: [target.user_id] },
    content: composeMail('candidatures.suggestPlan', values),
    link: paths.intern.dashboard,
  })
  await tx.notify({
    to: { users: plan.users },
    // Companies learn the full name when an interview is agreed.
    content: composeMail('candidatures.suggestIntern', {
      ...values,
      intern: displayName(target.first_name, target.last_name, false),
    }),
    link: buildPath(paths.company.browse, {}, { intern: target.intern_id }),
  })
}

export const proposeMatch: Handler<(typeof placementEndpoints)['proposeMatch']> = async (ctx) => {
  const { application_ids: ids, plan_id, reason } = ctx.body
  await readPlan(ctx.db, plan_id)
  const { targets, skipped } = await findTargets(ctx.db, {
    ids,
    planId: plan_id,
    decide: (target) => decide(ctx.actor, target, ctx.now),
  })
  const pending = await requestActs(ctx, {
    kind: 'PLACEMENT',
    act: 'proposeMatch',
    execute: proposePlan,
    targets: targets.map((id) => ({ id, input: { plan_id, reason } })),
  })
  return { count: targets.length, skipped, pending }
}
