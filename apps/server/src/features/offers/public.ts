import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { acceptLockedOffer, decideAcceptance } from './accept-offer.ts'
import { lockOfferInScope } from './lock-offer.ts'

export { lockOfferDeadline, readOfferDeadlines } from './extend-deadline.ts'

/** Locks company, plan, intern, candidature and offer, in this order. */
export async function lockOffer(tx: Tx, offerId: string): Promise<void> {
  await lockOfferInScope(tx, offerId)
}

/**
 * Accepts an offer that the intern has paid for; the terms were accepted with the payment. The
 * caller has locked the intern and the parents of their candidatures.
 * @returns whether it was accepted; nothing is written if its rules do not allow it any more
 */
export async function acceptPaidOffer(tx: Tx, offerId: string, userId: string): Promise<boolean> {
  const row = await lockOfferInScope(tx, offerId)
  if (!row) return false
  const intern = { kind: 'intern', userId, intern: row.intern_id } as const
  if (!(await decideAcceptance(tx, intern, row, true)).allowed) return false
  try {
    await acceptLockedOffer(tx, row, userId)
  } catch (error) {
    // The transaction rolls back, and the payment is processed again.
    if (error instanceof AppError)
      throw new Error(`a paid offer could not be accepted: ${error.code}`, { cause: error })
    throw error
  }
  return true
}
