import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { offerCan, type OfferFacts } from '@fledge/domain/offers/can.ts'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, Refusal, toRefusal } from '../../platform/http/refusal.ts'
import { lockOfferInScope } from './lock-offer.ts'
import { approveLockedOffer, transitionOffer } from './transition-offer.ts'
import { toOfferFacts } from './offer-terms.ts'
import type { OfferRow } from './store.ts'
import { commentVersion } from './version-store.ts'
import { releaseOpening } from './write-store.ts'

/** Approves: notifies the intern and starts the deadline. */
export const approveOffer: Handler<(typeof offerEndpoints)['approveOffer']> = async ({
  actor,
  db,
  params,
}) => {
  const row = await lockOfferUnderReview(db, params.id, actor, offerCan.approve)
  if (row instanceof Refusal) return row
  return (await approveLockedOffer(db, row, 'operator')) ?? {}
}

/** Requests a revision; the comments belong to the version they refer to. */
export const requestOfferRevision: Handler<
  (typeof offerEndpoints)['requestOfferRevision']
> = async ({ actor, db, params, body }) => {
  const row = await lockOfferUnderReview(db, params.id, actor, offerCan.requestRevision)
  if (row instanceof Refusal) return row
  const write = async () => {
    await db.run(commentVersion, row.offer_id, row.version, body.comments)
    await db.run(releaseOpening, row.offer_id)
  }
  return (
    (await transitionOffer(db, row, 'requestRevision', {
      by: 'operator',
      stage: 'returnOffer',
      note: body.comments,
      write,
    })) ?? {}
  )
}

/** Rejects with a reason. */
export const rejectOffer: Handler<(typeof offerEndpoints)['rejectOffer']> = async ({
  actor,
  db,
  params,
  body,
}) => {
  const row = await lockOfferUnderReview(db, params.id, actor, offerCan.reject)
  if (row instanceof Refusal) return row
  return (
    (await transitionOffer(db, row, 'reject', {
      by: 'operator',
      stage: 'returnOffer',
      reason: body.reason,
      note: body.note,
      write: () => db.run(releaseOpening, row.offer_id),
    })) ?? {}
  )
}

async function lockOfferUnderReview(
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
