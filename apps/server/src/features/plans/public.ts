import type { Tx } from '../../platform/db/database.ts'
import { freeOpening, takeOpening } from './queries/plans.queries.ts'

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
