import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockCandidature } from '../candidatures/public.ts'
import { offerById, offerForUpdate, type OfferRow } from './queries/offers.queries.ts'

/**
 * Locks company, plan, intern, candidature and offer, in this order, and returns the offer;
 * undefined if it does not exist or is out of scope.
 */
export async function lockOfferInScope(
  tx: Tx,
  id: string,
  scope: { company?: CompanyScope; intern?: InternScope } = {},
): Promise<OfferRow | undefined> {
  const offer = await tx.one(offerById, {
    offer_ids: [id],
    company_id: scope.company ?? null,
    intern_id: scope.intern ?? null,
  })
  if (!offer || !(await lockCandidature(tx, {}, offer.candidature_id))) return undefined
  return tx.one(offerForUpdate, {
    offer_ids: [id],
    company_id: scope.company ?? null,
    intern_id: scope.intern ?? null,
  })
}
