import type { OfferFacts } from '@fledge/domain/offers/can.ts'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Refusal } from '../../platform/http/refusal.ts'
import { notFound, toRefusal } from '../../platform/http/refusal.ts'
import { lockOfferInScope } from './lock-offer.ts'
import { toOfferFacts } from './offer-terms.ts'
import type { OfferRow } from './store.ts'

export async function lockOfferUnderReview(
  tx: Tx,
  id: string,
  actor: AnyActor,
  can: (who: AnyActor, facts: OfferFacts, now: Date) => PolicyDecision,
): Promise<OfferRow | Refusal> {
  const row = await lockOfferInScope(tx, id)
  if (!row) return notFound()
  const verdict = can(actor, toOfferFacts(row), tx.now)
  return verdict.allowed ? row : toRefusal(verdict)
}
