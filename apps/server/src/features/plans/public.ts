import type { Tx } from '../../platform/db/database.ts'
import { publishedPlanForUpdate } from './queries/plan-page.queries.ts'
import { freeOpening, takeOpening, updateTakenDown } from './queries/plans.queries.ts'

/**
 * Reserves an opening of a plan for an offer.
 * @returns false if none is left
 */
export const reserveOpening = async (tx: Tx, planId: string): Promise<boolean> =>
  (await tx.run(takeOpening, { plan_id: planId })) > 0

/** Releases a reserved opening. */
export async function releaseOpening(tx: Tx, planId: string): Promise<void> {
  await tx.run(freeOpening, { plan_ids: [planId] })
}

/** Locks a plan that was published; undefined if there is none. */
export const lockPublishedPlan = (tx: Tx, planId: string) =>
  tx.one(publishedPlanForUpdate, { plan_id: planId })

/** Takes a plan down, so that interns no longer see it, or shows it again. */
export async function setPlanTakenDown(
  tx: Tx,
  planId: string,
  isTakenDown: boolean,
): Promise<void> {
  await tx.run(updateTakenDown, { plan_id: planId, is_taken_down: isTakenDown })
}
