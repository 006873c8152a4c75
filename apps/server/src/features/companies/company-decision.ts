import { companyCan, type CompanyDecisionKind } from '@fledge/domain/companies/can.ts'
import { companyEvents } from '@fledge/domain/companies/events.ts'
import { companyMachine } from '@fledge/domain/companies/machine.ts'
import type { CompanyStatus, Operator } from '@fledge/domain/sessions/types.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import {
  refuseTransition,
  notFound,
  findRefusal,
  refuse,
  toRefusal,
} from '../../platform/http/refusal.ts'
import { loadCompanyReview } from './company-review.ts'
import { lockCompanyForDecision, moveCompany } from './operator-store.ts'

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
  said: CompanyDecisionInput,
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
  await db.recordEvent(companyEvents[name], {
    transition: moved,
    subject: id,
    company: id,
    reason,
    note: said.note ?? null,
    data: { company: row.name },
  })
  return (await loadCompanyReview(db, actor, id)) ?? notFound()
}
