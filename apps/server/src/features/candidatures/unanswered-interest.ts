import { unansweredInterestRule } from '@fledge/domain/plans/rules.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import type { Db } from '../../platform/db/database.ts'
import { unansweredOfPlan } from './queries/clock.queries.ts'

/** Counts the interests in a plan that closed unanswered within the last 180 days. */
export async function countUnansweredInterest(db: Db, plan: string): Promise<number> {
  const since = new Date(db.now.getTime() - unansweredInterestRule.withinDays * dayMs).toISOString()
  return (await db.one(unansweredOfPlan, { plans: [plan], since }))?.count ?? 0
}
