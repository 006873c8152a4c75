import type { todayEndpoints } from '@fledge/contract/today/endpoints.ts'
import type { Today } from '@fledge/contract/today/schema.ts'
import { type OverdueKind, overdueKinds } from '@fledge/domain/overdue/types.ts'
import { paymentCan } from '@fledge/domain/payments/can.ts'
import { listFlowDays } from '@fledge/domain/today/rules.ts'
import { flowKinds } from '@fledge/domain/today/types.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findJobsBehind } from '../jobs/public.ts'
import { readFailedActs } from '../pending-acts/public.ts'
import { countTeamWaits } from '../waits/public.ts'
import { anyBatch, type TodayCount, todayCounts } from './queries/today.queries.ts'
import { emptyQueue, toTodayParams } from './store.ts'

/** What interns at work ask for comes first. */
const queueOrder: readonly OverdueKind[] = [
  'ACTION',
  ...overdueKinds.filter((kind) => kind !== 'ACTION'),
]

export const getToday: Handler<(typeof todayEndpoints)['getToday']> = async ({ actor, db }) => {
  const [waits, counts, jobs, batch, failed] = await Promise.all([
    countTeamWaits(db, actor),
    db.many(todayCounts, toTodayParams(db.now)),
    findJobsBehind(db),
    db.one(anyBatch),
    readFailedActs(db, actor),
  ])
  const count = (list: TodayCount['list']) =>
    counts.find((row) => row.list === list && row.kind === null)?.count ?? 0
  return {
    queues: queueOrder.map((kind) => ({
      ...emptyQueue,
      ...waits.find((row) => row.kind === kind),
      kind,
      flow: toFlow(kind, counts, db.now),
    })),
    concerns: count('CONCERNS'),
    week: {
      interviews: count('INTERVIEWS'),
      starts: count('STARTS'),
      deadlines: count('DEADLINES'),
    },
    incidents: {
      failed_mails: count('FAILED_MAILS'),
      late_jobs: jobs.length,
      failing_events: paymentCan.see(actor).allowed ? count('FAILING_EVENTS') : null,
      payment_checks: count('PAYMENT_CHECKS'),
    },
    has_batches: batch !== undefined,
    failed_acts: failed,
  }
}

type QueueFlow = Today['queues'][number]['flow']

function toFlow(kind: OverdueKind, counts: readonly TodayCount[], now: Date): QueueFlow {
  if (!flowKinds.some((known) => known === kind)) return null
  const days = listFlowDays(now)
  const toDays = (list: TodayCount['list']) =>
    days.map(
      (day) =>
        counts.find((row) => row.list === list && row.kind === kind && row.day === day)?.count ?? 0,
    )
  return { received: toDays('RECEIVED'), finished: toDays('FINISHED') }
}
