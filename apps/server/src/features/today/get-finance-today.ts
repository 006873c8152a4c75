import type { todayEndpoints } from '@fledge/contract/today/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { readFailedActs } from '../pending-acts/public.ts'
import { countTeamWaits } from '../waits/public.ts'
import { type TodayCount, todayCounts } from './queries/today.queries.ts'
import { emptyQueue, toTodayParams } from './store.ts'

/** Returns what waits for those who decide about money. */
export const getFinanceToday: Handler<(typeof todayEndpoints)['getFinanceToday']> = async ({
  actor,
  db,
}) => {
  const [waits, counts, failed] = await Promise.all([
    countTeamWaits(db, actor),
    db.many(todayCounts, toTodayParams(db.now)),
    readFailedActs(db, actor),
  ])
  const count = (list: TodayCount['list']) => counts.find((row) => row.list === list)?.count ?? 0
  return {
    refunds: {
      ...emptyQueue,
      ...waits.find((row) => row.kind === 'REFUND'),
      kind: 'REFUND',
      flow: null,
    },
    failing_events: count('FAILING_EVENTS'),
    payment_differences: count('PAYMENT_DIFFERENCES'),
    failed_acts: failed,
  }
}
