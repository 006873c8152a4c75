import type { candidatureCalls } from '@fledge/contract/candidatures/calls.ts'
import { candidatureCan } from '@fledge/domain/candidatures/can.ts'
import { isMoved } from '@fledge/kernel/machine.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { illegal, notFound, refused } from '../../platform/http/outcome.ts'
import { newId } from '../../platform/ids.ts'
import { openCandidature } from './move-candidature.ts'
import { lockParents, openCandidatureOf, stageOf } from './public.ts'
import * as store from './store.ts'

/** Opens a candidature with interest; said twice it stays once. */
export const expressInterest: Handler<typeof candidatureCalls.expressInterest> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const plan = await db.one(store.planForInterest, actor.intern, body.io_id)
  if (!plan) return notFound()
  await lockParents(db, {
    company_id: plan.company_id,
    plan_id: plan.plan_id,
    intern_id: actor.intern,
  })
  const open = await openCandidatureOf(db, null, plan.plan_id, actor.intern)
  const stage = open ? await stageOf(db, open) : null
  if (open && stage) return { candidature_id: open, stage }
  const verdict = candidatureCan.express(actor, {
    stage: null,
    planStatus: plan.plan_status,
    planSupervisorIds: [],
    applicationStatus: plan.application_status,
    wasInterested: false,
    isInternTaken: plan.is_taken,
  })
  if (!verdict.yes) return refused(verdict)
  const id = newId(now)
  const moved = await openCandidature(db, {
    id,
    company: plan.company_id,
    plan: plan.plan_id,
    intern: actor.intern,
    application: plan.application_id,
    move: 'express',
    by: 'intern',
  })
  return isMoved(moved) && moved.to
    ? { candidature_id: id, stage: moved.to }
    : illegal({ illegal: true, machine: 'candidature', move: 'express', from: null })
}
