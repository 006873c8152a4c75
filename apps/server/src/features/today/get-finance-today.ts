import type { todayEndpoints } from '@fledge/contract/today/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { countTeamWaits } from '../waits/public.ts'
import { todayCounts } from './queries/today.queries.ts'
import { emptyQueue, toTodayParams } from './store.ts'

/** Returns what waits for those who decide about money. */
export const getFinanceToday: Handler<(typeof todayEndpoints)['getFinanceToday']> = async ({
  actor,
  db,
}) => {
  const [waits, counts] = await Promise.all([
    countTeamWaits(db, actor),
    db.many(todayCounts, toTodayParams(db.now)),
  ])
  return {
    refunds: {
      ...emptyQueue,
      ...waits.find((row) => row.kind === 'REFUND'),
      kind: 'REFUND',
      flow: null,
    },
    failing_events: counts.find((row) => row.list === 'FAILING_EVENTS')?.count ?? 0,
  }
}
