import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import { companyCan, type CompanyDecisionKind } from '@fledge/domain/companies/can.ts'
import { companyMachine } from '@fledge/domain/companies/machine.ts'
import type { CompanyStatus, Operator } from '@fledge/domain/sessions/types.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import {
  refuseTransition,
  notFound,
  findRefusal,
  refuse,
  toRefusal,
} from '../../platform/http/refusal.ts'
import { loadCompanyReview } from './review-companies.ts'
import { lockCompanyForDecision, moveCompany } from './operator-store.ts'

type Endpoints = typeof companyEndpoints
interface DecisionInput {
  readonly expected_status: CompanyStatus
  readonly reason?: string
  readonly note?: string | undefined
}

/**
 * Applies one decision: locks the row, compares the status the operator saw, checks the policy and
 * writes the transition. Event handlers notify in the same transaction.
 */
async function decide(
  db: Tx,
  actor: Operator,
  id: string,
  name: CompanyDecisionKind,
  said: DecisionInput,
) {
  const row = await db.one(lockCompanyForDecision, id)
  if (!row) return notFound()
  const changed = findRefusal(
    companyCan.decideAsSeen(said.expected_status, row),
    'ILLEGAL_TRANSITION',
  )
  if (changed) return changed
  const verdict = companyCan.decide(actor, row, name)
  if (!verdict.allowed)
    return toRefusal(
      verdict,
      verdict.messageKey.startsWith('refused.') ? 'FORBIDDEN' : 'ILLEGAL_TRANSITION',
    )
  const moved = companyMachine.transition(name, row.status, 'operator')
  if (!isTransition(moved)) return refuseTransition(moved)
  const reason = said.reason ?? null
  const count = await db.run(moveCompany, id, moved.from, moved.to, reason, db.now.toISOString())
  if (count === 0) return refuse('ILLEGAL_TRANSITION')
  await db.recordEvent({
    transition: moved,
    subject: id,
    company: id,
    reason,
    note: said.note ?? null,
    data: { company: row.name },
  })
  return (await loadCompanyReview(db, actor, id)) ?? notFound()
}

export const approveCompany: Handler<Endpoints['approveCompany']> = async ({
  actor,
  db,
  params,
  body,
}) => decide(db, actor, params.id, 'approve', body)
export const rejectCompany: Handler<Endpoints['rejectCompany']> = async ({
  actor,
  db,
  params,
  body,
}) => decide(db, actor, params.id, 'reject', body)
export const expelCompany: Handler<Endpoints['expelCompany']> = async ({
  actor,
  db,
  params,
  body,
}) => decide(db, actor, params.id, 'expel', body)
export const admitCompany: Handler<Endpoints['admitCompany']> = async ({
  actor,
  db,
  params,
  body,
}) => decide(db, actor, params.id, 'admit', body)
export const reopenCompany: Handler<Endpoints['reopenCompany']> = async ({
  actor,
  db,
  params,
  body,
}) => decide(db, actor, params.id, 'reopen', body)
