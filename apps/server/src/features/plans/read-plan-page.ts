import type { planEndpoints } from '@fledge/contract/plans/endpoints.ts'
import { contentHidingCan } from '@fledge/domain/reports/hiding-can.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { readKeyset } from '../../platform/db/list-query.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { findPendingAct, refuseWhilePending } from '../pending-acts/public.ts'
import { countPlanRecords } from '../records/public.ts'
import { planEventList } from './store.ts'
import { findPlanPage } from './queries/plan-page.queries.ts'

type Endpoints = typeof planEndpoints

export const getPlanPage: Handler<Endpoints['getPlanPage']> = async ({ actor, db, params }) => {
  const { id } = params
  const row = (await db.one(findPlanPage, { plan_id: id })) ?? notFound()
  const [counts, pending] = await Promise.all([
    countPlanRecords(db, actor, id),
    findPendingAct(db, { kind: 'HIDING', id }),
  ])
  const may = toActionMap({ take_down: contentHidingCan.takeDown(actor, row.is_taken_down) })
  return { ...row, ...counts, may: pending ? refuseWhilePending(may) : may }
}

export const listPlanEvents: Handler<Endpoints['listPlanEvents']> = async ({
  actor,
  db,
  params,
  query,
}) => {
  const plan = (await db.one(findPlanPage, { plan_id: params.id })) ?? notFound()
  const page = await readKeyset(db, planEventList, {
    scope: { operator: actor.operator, plan: plan.plan_id },
    paging: query,
  })
  return toKeysetResult(page.rows, page)
}
