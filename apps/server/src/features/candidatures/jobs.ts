import { getLapseReason } from '@fledge/domain/candidatures/stage-deadlines.ts'
import { planMachine } from '@fledge/domain/plans/machine.ts'
import { shouldPausePlan } from '@fledge/domain/plans/rules.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Job } from '../../platform/http/handler.ts'
import * as clockStore from './clock-store.ts'
import { moveCandidature } from './move-candidature.ts'
import { candidatureForUpdate } from './public.ts'
import { remindAnswers } from './remind-answers.ts'
import { remindPlacement } from './remind-placement.ts'
import type { CandidatureRow } from './store.ts'
import { unansweredOf } from './unanswered-interest.ts'
import { daysOf } from './views.ts'

/** Pauses a plan that left too many candidates without a reply, until it is resumed. */
async function pauseSilent(tx: Tx, row: CandidatureRow): Promise<void> {
  const moved = planMachine.transition('pause', row.plan_status, 'clock')
  if (!shouldPausePlan(await unansweredOf(tx, row.plan_id)) || !isTransition(moved)) return
  const paused = await tx.run(
    clockStore.pausePlan,
    row.plan_id,
    moved.from,
    moved.to,
    'UNANSWERED',
    tx.now.toISOString(),
  )
  if (paused > 0)
    await tx.recordEvent({
      transition: moved,
      subject: row.plan_id,
      company: row.company_id,
      reason: 'UNANSWERED',
      data: { name: row.plan_name },
    })
}

async function lapse(tx: Tx, id: string): Promise<boolean> {
  const row = await candidatureForUpdate(tx, {}, id)
  if (!row) return false
  const { closesAt, ...days } = daysOf(row)
  if (!closesAt || closesAt > tx.now) return false
  const hadInterview = (await tx.one(clockStore.hadInterview, id))?.was_proposed ?? false
  const reason = getLapseReason({ ...days, hadInterview })
  if (!isTransition(await moveCandidature(tx, { id, move: 'lapse', by: 'clock', reason })))
    return false
  if (reason === 'NOT_ANSWERED') await pauseSilent(tx, row)
  return true
}

/**
 * Closes candidatures that the company left unanswered until their deadline. Three unanswered
 * interests in 180 days pause the plan.
 */
const closeUnanswered: Job = {
  name: 'candidatures.lapse',
  due: async (db) =>
    (await db.many(clockStore.lapsedIds, db.now.toISOString())).map(({ candidature_id }) => ({
      id: candidature_id,
      process: (tx) => lapse(tx, candidature_id),
    })),
}

export const candidatureJobs: readonly Job[] = [closeUnanswered, remindAnswers, remindPlacement]
