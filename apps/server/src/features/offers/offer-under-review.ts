import type { OfferFacts } from '@fledge/domain/offers/can.ts'
import { offerBadges } from '@fledge/domain/offers/types.ts'
import type { PendingActsOf } from '@fledge/domain/pending-acts/types.ts'
import type { AnyActor, Operator } from '@fledge/domain/sessions/types.ts'
import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import type { Tx } from '../../platform/db/database.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { CommitServices } from '../../platform/services.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import { refuseDecided, requireOwnWait } from '../waits/public.ts'
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
  actor: Operator,
  can: OfferPolicy,
): Promise<OfferRow> {
  const row = (await lockOfferInScope(tx, id)) ?? notFound()
  const decision = can(actor, toOfferFacts(row), tx.now)
  const status = offerBadges[row.status].text
  await refuseDecided(tx, actor, decision, { machine: 'offer', id, status })
  authorize(decision)
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
  const { db, actor, params } = ctx
  const row = await lockOfferUnderReview(db, params.id, actor, can)
  await requireOwnWait(db, actor, { kind: 'OFFER', id: row.offer_id })
  return { pending: await requestAct(ctx, { kind: 'OFFER', act, execute }) }
}
