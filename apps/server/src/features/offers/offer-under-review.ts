import type { OfferFacts } from '@fledge/domain/offers/can.ts'
import type { PendingActsOf } from '@fledge/domain/pending-acts/types.ts'
import type { AnyActor, Operator } from '@fledge/domain/sessions/types.ts'
import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import type { Tx } from '../../platform/db/database.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { CommitServices } from '../../platform/services.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import { lockOfferInScope } from './lock-offer.ts'
import { toOfferFacts } from './offer-terms.ts'
import type { OfferRow } from './queries/offers.queries.ts'

type OfferPolicy = (actor: AnyActor, facts: OfferFacts, now: Date) => PolicyDecision

/**
 * Locks an offer that a reviewer decides about.
 * @throws NOT_FOUND, and the error of a denied policy
 */
export async function lockOfferUnderReview(
  tx: Tx,
  id: string,
  actor: AnyActor,
  can: OfferPolicy,
): Promise<OfferRow> {
  const row = (await lockOfferInScope(tx, id)) ?? notFound()
  authorize(can(actor, toOfferFacts(row), tx.now))
  return row
}

interface DecisionRequest {
  readonly db: Tx
  readonly actor: Operator
  readonly params: { readonly id: string }
  readonly body?: unknown
  readonly services: CommitServices
}

interface OfferAct {
  readonly act: PendingActsOf['OFFER']
  readonly execute: ExecuteAct
}

/** Checks a decision completely, and has it take effect when it can no longer be undone. */
export async function requestOfferDecision(
  ctx: DecisionRequest,
  can: OfferPolicy,
  { act, execute }: OfferAct,
) {
  await lockOfferUnderReview(ctx.db, ctx.params.id, ctx.actor, can)
  return { pending: await requestAct(ctx, { kind: 'OFFER', act, execute }) }
}
