import { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import { companyCan, type CompanyDecisionKind } from '@fledge/domain/companies/can.ts'
import { companyBadges, getCompanyWaitKind } from '@fledge/domain/companies/types.ts'
import { companyEvents } from '@fledge/domain/companies/events.ts'
import { companyMachine } from '@fledge/domain/companies/machine.ts'
import type { CompanyStatus, Operator } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import type { CommitServices } from '../../platform/services.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import { refuseDecided, requireOwnWait } from '../waits/public.ts'
import { loadCompanyReview } from './company-review.ts'
import { lockCompanyForDecision, moveCompany } from './queries/operator.queries.ts'
import { lastReply } from './queries/questions.queries.ts'

interface CompanyDecisionInput {
  readonly expected_status: CompanyStatus
  readonly seen_reply_at?: string | null | undefined
  readonly reason?: string
  readonly note?: string | undefined
}

interface DecisionRequest {
  readonly db: Tx
  readonly actor: Operator
  readonly params: { readonly id: string }
  readonly body: CompanyDecisionInput
  readonly services: CommitServices
}

/**
 * Compares the status that the operator saw, checks the decision completely, and has it take effect
 * when it can no longer be undone.
 */
export async function requestCompanyDecision(ctx: DecisionRequest, name: CompanyDecisionKind) {
  const { db, actor, params, body } = ctx
  await requireUntaken(db, actor, params.id)
  await lockForDecision(db, actor, params.id, name, body)
  await requestAct(ctx, {
    kind: 'COMPANY',
    act: `${name}Company`,
    execute: executeCompanyDecision(name),
  })
  return loadCompanyReview(db, actor, params.id)
}

/** @throws CONFLICT if a colleague takes care of it */
export async function requireUntaken(tx: Tx, actor: Operator, id: string): Promise<void> {
  const row = (await tx.one(lockCompanyForDecision, { company_id: id })) ?? notFound()
  const kind = getCompanyWaitKind(row.status)
  if (kind) await requireOwnWait(tx, actor, { kind, id })
}

/** What the operator saw; a status counts only until the decision takes effect, a reply then, too. */
interface SeenCompany {
  readonly expected_status?: CompanyStatus
  readonly seen_reply_at?: string | null | undefined
}

async function lockForDecision(
  tx: Tx,
  actor: Operator,
  id: string,
  name: CompanyDecisionKind,
  { expected_status: seenStatus, seen_reply_at: seenReplyAt }: SeenCompany,
) {
  const row = (await tx.one(lockCompanyForDecision, { company_id: id })) ?? notFound()
  const decision = companyCan.decide(actor, row, name)
  const subject = { machine: 'company', id, status: companyBadges[row.status].text }
  await refuseDecided(tx, actor, decision, subject)
  if (seenStatus) authorize(companyCan.decideAsSeen(seenStatus, row), 'ILLEGAL_TRANSITION')
  authorize(decision)
  if (seenReplyAt !== undefined) {
    const reply = await tx.one(lastReply, { company_id: id })
    authorize(companyCan.decideWithReply(seenReplyAt, reply?.answered_at ?? null))
  }
  const transition = assertTransition(companyMachine.transition(name, row.status, 'operator'))
  return { row, transition }
}

/** Makes a decision take effect that an operator took about one company. */
export const executeCompanyDecision =
  (name: CompanyDecisionKind): ExecuteAct =>
  async (tx, actor, id, input) => {
    const body: CompanyDecisionInput = companyEndpoints[`${name}Company`].body.parse(input)
    await applyCompanyDecision(tx, actor, id, name, body)
  }

interface AppliedDecision extends Pick<SeenCompany, 'seen_reply_at'> {
  readonly reason?: string | null
  readonly note?: string | null | undefined
}

/** Writes the transition of a decision. Event handlers notify in the same transaction. */
export async function applyCompanyDecision(
  tx: Tx,
  actor: Operator,
  id: string,
  name: CompanyDecisionKind,
  { reason = null, note = null, seen_reply_at }: AppliedDecision,
): Promise<void> {
  const { row, transition } = await lockForDecision(tx, actor, id, name, { seen_reply_at })
  const { from, to } = transition
  const count = await tx.run(moveCompany, {
    company_id: id,
    from,
    to,
    decision_reason: reason,
    now: tx.now.toISOString(),
  })
  if (count === 0) throw new AppError('ILLEGAL_TRANSITION')
  await tx.recordEvent(companyEvents[name], {
    transition,
    subject: id,
    company: id,
    reason,
    note,
    data: { company: row.name },
  })
}
