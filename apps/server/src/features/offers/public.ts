import type { Tx } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/outcome.ts'
import { accept, type Hired, canAccept } from './accept-offer.ts'
import { lockedOffer } from './locked-offer.ts'

/** Locks an offer with company, plan, intern and candidature, in this order. */
export async function lockOffer(tx: Tx, offerId: string): Promise<void> {
  await lockedOffer(tx, offerId)
}

/**
 * Accepts the offer that an intern has paid for; its terms were accepted with the payment. The intern and their candidatures' parents are locked by the caller.
 * @returns the internship, or `refused` where the offer's rules say no and nothing was written
 */
export async function acceptPaidOffer(
  tx: Tx,
  offerId: string,
  userId: string,
): Promise<Hired | 'refused'> {
  const row = await lockedOffer(tx, offerId)
  if (
    !row ||
    !(await canAccept(tx, { kind: 'intern', userId, intern: row.intern_id }, row, true)).allowed
  )
    return 'refused'
  const hired = await accept(tx, row, userId)
  // Half an acceptance is none: everything is taken back, and the payment is read again.
  if (hired instanceof Refusal) throw new Error(`a paid offer could not be accepted: ${hired.code}`)
  return hired
}
