import type { Tx } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { acceptLockedOffer, type AcceptanceResult, checkAcceptance } from './accept-offer.ts'
import { lockOfferInScope } from './lock-offer.ts'

/** Locks company, plan, intern, candidature and offer, in this order. */
export async function lockOffer(tx: Tx, offerId: string): Promise<void> {
  await lockOfferInScope(tx, offerId)
}

/**
 * Accepts an offer that the intern has paid for; the terms were accepted with the payment. The
 * caller has locked the intern and the parents of their candidatures.
 * @returns the internship, or `refused` if the policy denied it and nothing was written
 */
export async function acceptPaidOffer(
  tx: Tx,
  offerId: string,
  userId: string,
): Promise<AcceptanceResult | 'refused'> {
  const row = await lockOfferInScope(tx, offerId)
  if (
    !row ||
    !(await checkAcceptance(tx, { kind: 'intern', userId, intern: row.intern_id }, row, true))
      .allowed
  )
    return 'refused'
  const hired = await acceptLockedOffer(tx, row, userId)
  // A partial acceptance must not persist: the transaction rolls back, and the payment is processed
  // again.
  if (hired instanceof Refusal) throw new Error(`a paid offer could not be accepted: ${hired.code}`)
  return hired
}
