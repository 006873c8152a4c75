import { candidatureMachine } from '@fledge/domain/candidatures/machine.ts'
import { getLapseReason } from '@fledge/domain/candidatures/stage-deadlines.ts'
import { planEvents } from '@fledge/domain/plans/events.ts'
import { planMachine } from '@fledge/domain/plans/machine.ts'
import { shouldPausePlan } from '@fledge/domain/plans/rules.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Job } from '../../platform/http/handler.ts'
import * as clockStore from './queries/clock.queries.ts'
import { transitionCandidature } from './transition-candidature.ts'
import { lockCandidature } from './public.ts'
import { remindOfResponses } from './remind-of-responses.ts'
import { remindPlacement } from './remind-placement.ts'
import { countUnansweredInterest } from './unanswered-interest.ts'
import { toStageDays } from './views.ts'
import type { CandidatureRow } from './queries/candidatures.queries.ts'

/** Pauses a plan that left too many candidates without a reply, until it is resumed. */
async function pauseUnansweredPlan(tx: Tx, row: CandidatureRow): Promise<void> {
  const transition = planMachine.transition('pause', row.plan_status, 'clock')
  if (!shouldPausePlan(await countUnansweredInterest(tx, row.plan_id)) || !isTransition(transition))
    return
  const paused = await tx.run(clockStore.pausePlan, {
    plan_id: row.plan_id,
    from: transition.from,
    to: transition.to,
    paused_reason: 'UNANSWERED',
    now: tx.now.toISOString(),
  })
  if (paused > 0)
    await tx.recordEvent(planEvents.pause, {
      transition,
      subject: row.plan_id,
      company: row.company_id,
      reason: 'UNANSWERED',
      data: { name: row.plan_name },
    })
}

async function lapseCandidature(tx: Tx, id: string): Promise<boolean> {
  const row = await lockCandidature(tx, {}, id)
  if (!row || !candidatureMachine.can('lapse', row.stage, 'clock')) return false
  const { closesAt, ...days } = toStageDays(row)
  if (!closesAt || closesAt > tx.now) return false
  const hadInterview =
    (await tx.one(clockStore.selectInterviewFacts, { candidature_id: id }))?.was_proposed ?? false
  const reason = getLapseReason({ ...days, hadInterview })
  await transitionCandidature(tx, { id, move: 'lapse', by: 'clock', reason })
  if (reason === 'NOT_ANSWERED') await pauseUnansweredPlan(tx, row)
  return true
}

/**
 * Closes candidatures that the company left unanswered until their deadline. Three unanswered
 * interests in 180 days pause the plan.
 */
const closeUnanswered: Job = {
  name: 'candidatures.lapse',
  due: async (db) =>
    (await db.many(clockStore.lapsedIds, { now: db.now.toISOString() })).map(
      ({ candidature_id }) => ({
        id: candidature_id,
        process: (tx) => lapseCandidature(tx, candidature_id),
      }),
    ),
}

export const candidatureJobs: readonly Job[] = [closeUnanswered, remindOfResponses, remindPlacement]
