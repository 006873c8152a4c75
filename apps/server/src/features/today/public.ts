import type { Db } from '../../platform/db/database.ts'
import { todayCounts } from './queries/today.queries.ts'
import { toTodayParams } from './store.ts'

/** What someone who decides about money looks after, apart from refunds. */
export interface MoneyCounts {
  readonly failingEvents: number
  readonly paymentDifferences: number
}

/** Counts failed notifications of the payment provider and payment differences. */
export async function countMoneyIncidents(db: Db): Promise<MoneyCounts> {
  const counts = await db.many(todayCounts, toTodayParams(db.now))
  const count = (list: string) => counts.find((row) => row.list === list)?.count ?? 0
  return {
    failingEvents: count('FAILING_EVENTS'),
    paymentDifferences: count('PAYMENT_DIFFERENCES'),
  }
}
