import type { OfferFacts } from '@fledge/domain/offers/can.ts'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import type { Tx } from '../../platform/db/database.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import { lockOfferInScope } from './lock-offer.ts'
import { toOfferFacts } from './offer-terms.ts'
import type { OfferRow } from './queries/offers.queries.ts'

/**
 * Locks an offer that a reviewer decides about.
 * @throws NOT_FOUND, and the error of a denied policy
 */
export async function lockOfferUnderReview(
  tx: Tx,
  id: string,
  actor: AnyActor,
  can: (actor: AnyActor, facts: OfferFacts, now: Date) => PolicyDecision,
): Promise<OfferRow> {
  const row = (await lockOfferInScope(tx, id)) ?? notFound()
  authorize(can(actor, toOfferFacts(row), tx.now))
  return row
}
