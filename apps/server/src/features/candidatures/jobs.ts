import { answerRule, pausesForSilence } from '@fledge/domain/plans/rules.ts'
import { planMachine } from '@fledge/domain/plans/machine.ts'
import { day } from '@fledge/kernel/dates.ts'
import { isMoved } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Job } from '../../platform/http/handler.ts'
import { moveCandidature } from './move-candidature.ts'
import { candidatureForUpdate } from './public.ts'
import { remindAnswers } from './remind-answers.ts'
import * as store from './store.ts'

/** A plan that left too many without an answer takes no more until somebody resumes it. */
async function pauseSilent(tx: Tx, row: store.CandidatureRow): Promise<void> {
  const since = new Date(tx.now.getTime() - answerRule.withinDays * day).toISOString()
  const unanswered = (await tx.one(store.unansweredOfPlan, row.plan_id, since))?.count ?? 0
  const moved = planMachine.move('pause', row.plan_status, 'clock')
  if (!pausesForSilence(unanswered) || !isMoved(moved)) return
  const paused = await tx.run(
    store.pausePlan,
    row.plan_id,
    moved.from,
    moved.to,
    'UNANSWERED',
    tx.now.toISOString(),
  )
  if (paused > 0)
    await tx.record({
      moved,
      subject: row.plan_id,
      company: row.company_id,
      reason: 'UNANSWERED',
      data: { name: row.plan_name },
    })
}

/** Interest that nobody answered for 21 days closes; three such in 180 days pause the plan. */
const lapse: Job = {
  name: 'candidatures.lapse',
  due: async (db) =>
    (
      await db.many(
        store.unansweredIds,
        new Date(db.now.getTime() - answerRule.closeAfterDays * day).toISOString(),
      )
    ).map(({ candidature_id }) => ({
      id: candidature_id,
      async take(tx) {
        const row = await candidatureForUpdate(tx, {}, candidature_id)
        const moved =
          row &&
          (await moveCandidature(tx, {
            id: candidature_id,
            move: 'lapse',
            by: 'clock',
            reason: 'NOT_ANSWERED',
          }))
        if (!row || !moved || !isMoved(moved)) return false
        await pauseSilent(tx, row)
        return true
      },
    })),
}

export const candidatureJobs: readonly Job[] = [lapse, remindAnswers]
