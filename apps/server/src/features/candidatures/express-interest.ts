import type { candidatureEndpoints } from '@fledge/contract/candidatures/endpoints.ts'
import { isPlacementOver } from '@fledge/domain/batches/rules.ts'
import { candidatureCan } from '@fledge/domain/candidatures/can.ts'
import { canRecordInterest } from '@fledge/domain/candidatures/rules.ts'
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import { isBookingAllowed, requireBookingAllowed } from '../no-shows/public.ts'
import { transitionCandidature, openCandidature } from './transition-candidature.ts'
import { lockCandidature, lockCandidatureParents, findOpenCandidature } from './public.ts'
import * as store from './queries/candidatures.queries.ts'

/**
 * Opens a candidature with interest, or records interest on the company's private shortlist.
 * Repeating it has no effect.
 */
export const expressInterest: Handler<typeof candidatureEndpoints.expressInterest> = async ({
  actor,
  db,
  body,
}) => {
  const plan =
    (await db.one(store.planForInterest, { intern_id: actor.intern, plan_id: body.io_id })) ??
    notFound()
  await lockCandidatureParents(db, {
    company_id: plan.company_id,
    plan_id: plan.plan_id,
    intern_id: actor.intern,
  })
  const open = await findOpenCandidature(db, null, plan.plan_id, actor.intern)
  const row = open ? await lockCandidature(db, {}, open) : undefined
  if (row && !canRecordInterest(row.stage, row.interested_at !== null))
    return { candidature_id: row.candidature_id, stage: row.stage }
  const facts = {
    stage: row?.stage ?? null,
    planStatus: plan.plan_status,
    planSupervisorIds: [],
    applicationStatus: plan.application_status,
    wasInterested: false,
    isInternTaken: plan.is_intern_taken,
    isPlacementOver: isPlacementOver(plan.placement_ends_at, db.now),
  }
  authorize(candidatureCan.express(actor, facts))
  await checkMissedInterviews(db, actor.intern, plan.company_id)
  return row ? recordInterest(db, row.candidature_id) : openWithInterest(db, plan, actor.intern)
}

/**
 * Checks that missed interviews block neither side from booking; the intern is not told about those
 * of the company.
 * @throws EXPLANATION_REQUIRED, UNDER_REVIEW, BOOKING_SUSPENDED, NOT_AVAILABLE
 */
async function checkMissedInterviews(db: Db, intern: InternScope, company: string): Promise<void> {
  await requireBookingAllowed(db, { intern })
  authorize(candidatureCan.meetCompany(await isBookingAllowed(db, { company })), 'NOT_AVAILABLE')
}

async function recordInterest(tx: Tx, id: string) {
  const stage = await transitionCandidature(tx, { id, move: 'recordInterest', by: 'intern' })
  return { candidature_id: id, stage }
}

async function openWithInterest(tx: Tx, plan: store.InterestPlanRow, intern: InternScope) {
  const id = newId(tx.now)
  const stage = await openCandidature(tx, {
    id,
    company: plan.company_id,
    plan: plan.plan_id,
    intern,
    application: plan.application_id,
    move: 'express',
    by: 'intern',
  })
  return { candidature_id: id, stage }
}
