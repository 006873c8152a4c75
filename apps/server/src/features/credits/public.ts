import type { HoldEnd } from '@fledge/domain/credits/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import {
  balanceOfCompany,
  insertCreditGrant,
  holdCredit,
  settleHolds,
} from './queries/credits.queries.ts'

const getActorId = (tx: Tx) => ('userId' in tx.actor ? tx.actor.userId : null)

/** Returns the remaining credits: grants − holds + releases. */
export async function getCreditsLeft(db: Db, company: CompanyScope): Promise<number> {
  return (await db.one(balanceOfCompany, { company_id: company }))?.balance ?? 0
}

/**
 * Grants credits on a company's approval or by an operator.
 * @returns the remaining credits
 */
export async function recordCreditGrant(
  tx: Tx,
  company: string,
  amount: number,
  reason: string,
  note: string | null = null,
): Promise<number> {
  const line = await tx.one(insertCreditGrant, {
    company_id: company,
    amount,
    reason,
    actor_id: getActorId(tx),
    at: tx.now.toISOString(),
    note,
  })
  return line?.balance_after ?? 0
}

/**
 * Holds one credit for an existing interview.
 * @throws NO_CREDIT
 */
export async function holdInterviewCredit(
  tx: Tx,
  company: string,
  interview: string,
  reason: string,
): Promise<void> {
  const now = tx.now.toISOString()
  if (
    !(await tx.one(holdCredit, {
      company_id: company,
      interview_id: interview,
      reason,
      actor_id: getActorId(tx),
      at: now,
    }))
  )
    throw new AppError('NO_CREDIT')
}

/**
 * Settles the holds of interviews, each exactly once.
 * @returns the interviews whose hold was settled by this call
 */
export async function settleInterviewHolds(
  tx: Tx,
  interviews: readonly string[],
  end: HoldEnd,
  reason: string,
): Promise<readonly string[]> {
  if (interviews.length === 0) return []
  const rows = await tx.many(settleHolds, {
    interview_ids: interviews,
    kind: end,
    reason,
    actor_id: getActorId(tx),
    at: tx.now.toISOString(),
  })
  return rows.map((row) => row.interview_id)
}
