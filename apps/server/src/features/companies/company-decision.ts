import { companyCan, type CompanyDecisionKind } from '@fledge/domain/companies/can.ts'
import { companyEvents } from '@fledge/domain/companies/events.ts'
import { companyMachine } from '@fledge/domain/companies/machine.ts'
import type { CompanyStatus, Operator } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import { loadCompanyReview } from './company-review.ts'
import { lockCompanyForDecision, moveCompany } from './queries/operator.queries.ts'

interface CompanyDecisionInput {
  readonly expected_status: CompanyStatus
  readonly reason?: string
  readonly note?: string | undefined
}

/**
 * Applies one decision: locks the row, compares the status the operator saw, checks the policy and
 * writes the transition. Event handlers notify in the same transaction.
 */
export async function decideCompany(
  db: Tx,
  actor: Operator,
  id: string,
  name: CompanyDecisionKind,
  input: CompanyDecisionInput,
) {
  const row = await db.one(lockCompanyForDecision, { company_id: id })
  if (!row) notFound()
  authorize(companyCan.decideAsSeen(input.expected_status, row), 'ILLEGAL_TRANSITION')
  authorize(companyCan.decide(actor, row, name))
  const transition = assertTransition(companyMachine.transition(name, row.status, 'operator'))
  const reason = input.reason ?? null
  const { from, to } = transition
  const count = await db.run(moveCompany, {
    company_id: id,
    from,
    to,
    decision_reason: reason,
    now: db.now.toISOString(),
  })
  if (count === 0) throw new AppError('ILLEGAL_TRANSITION')
  await db.recordEvent(companyEvents[name], {
    transition,
    subject: id,
    company: id,
    reason,
    note: input.note ?? null,
    data: { company: row.name },
  })
  return loadCompanyReview(db, actor, id)
}
