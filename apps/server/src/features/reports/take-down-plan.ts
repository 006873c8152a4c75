import { reportEndpoints } from '@fledge/contract/reports/endpoints.ts'
import { contentHidingCan } from '@fledge/domain/reports/hiding-can.ts'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import { lockPublishedPlan } from '../plans/public.ts'
import { hideContent } from './hide-content.ts'

/** Locks a plan that someone of the team takes down. */
async function lockPlan(tx: Tx, id: string, actor: AnyActor) {
  const plan = (await lockPublishedPlan(tx, id)) ?? notFound()
  authorize(contentHidingCan.takeDown(actor, plan.is_taken_down))
  return plan
}

/** Hides a plan that no one has reported, as a report about its texts would. */
export const takeDown: ExecuteAct = async (tx, actor, id, input) => {
  const { reason, note } = reportEndpoints.takeDownPlan.body.parse(input)
  const plan = await lockPlan(tx, id, actor)
  const about = {
    kind: 'PLAN',
    part: 'TEXT',
    reason,
    about_intern_id: null,
    about_company_id: plan.company_id,
    about_plan_id: plan.plan_id,
    report_id: null,
  } as const
  await hideContent(tx, actor, { about, parts: ['plan'], note })
}

export const takeDownPlan: Handler<(typeof reportEndpoints)['takeDownPlan']> = async (ctx) => {
  await lockPlan(ctx.db, ctx.params.id, ctx.actor)
  return {
    pending: await requestAct(ctx, { kind: 'HIDING', act: 'takeDownPlan', execute: takeDown }),
  }
}
