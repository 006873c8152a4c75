import { placementEndpoints } from '@fledge/contract/placement/endpoints.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { applicationEvents } from '@fledge/domain/applications/events.ts'
import { displayName } from '@fledge/domain/candidatures/rules.ts'
import { placementCan } from '@fledge/domain/placement/can.ts'
import type { ParsedUnplacedSelection } from '@fledge/contract/placement/schema.ts'
import type { AnyActor, Operator } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { type ExecuteAct, requestActs } from '../pending-acts/public.ts'
import { openPlan, type UnplacedTarget } from './queries/placement.queries.ts'
import { lockTarget, takeSelectedInterns } from './unplaced-selection.ts'

const inputSchema = placementEndpoints.proposeMatch.body.pick({ plan_id: true, reason: true })
/** @throws NOT_FOUND if the plan has no opening */
export const readPlan = async (db: Db, plan_id: string) =>
  (await db.one(openPlan, { plan_id })) ?? notFound()
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

interface Proposal {
  readonly selection: ParsedUnplacedSelection
  readonly plan_id: string
}

/** The proposal of a plan to the selected interns. */
export const toProposal = (
  actor: Operator,
  { selection, plan_id: planId }: Proposal,
  now: Date,
) => ({
  actor,
  selection,
  planId,
  decide: (target: UnplacedTarget) => decide(actor, target, now),
})

/** Proposes a plan to the selected interns, each as an act of its own; they are undone together. */
export const proposeMatch: Handler<(typeof placementEndpoints)['proposeMatch']> = async (ctx) => {
  const { actor, db, now, body } = ctx
  const { plan_id, reason, count } = body
  await readPlan(db, plan_id)
  const { rows, targets } = await takeSelectedInterns(db, toProposal(actor, body, now), count)
  const pending = await requestActs(ctx, {
    kind: 'PLACEMENT',
    act: 'proposeMatch',
    execute: proposePlan,
    targets: targets.map((id) => ({ id, input: { plan_id, reason } })),
  })
  return { count, rows, pending }
}
