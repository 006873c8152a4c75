import type { companyCalls } from '@fledge/contract/companies/calls.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import { companyMachine } from '@fledge/domain/companies/machine.ts'
import type { Operator } from '@fledge/domain/sessions/words.ts'
import { isMoved } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { illegal, notFound, refuse, refused } from '../../platform/http/outcome.ts'
import { reviewView } from './review-companies.ts'
import { lockForDecision, moveCompany } from './store.ts'

type Calls = typeof companyCalls
type Move = 'admit' | 'approve' | 'reject' | 'reopen' | 'expel'
interface Why {
  readonly reason: string
  readonly note?: string | undefined
}

/** One decision: the row locked, the verdict asked, the move written, told in the same transaction by the reactions. */
async function decide(db: Tx, actor: Operator, id: string, wanted: Move, why?: Why) {
  const row = await db.one(lockForDecision, id)
  if (!row) return notFound()
  // What ends a waiting account and what ends an approved one differ in what follows.
  const name = wanted === 'reject' && companyMachine.can('expel', row.status, 'operator') ? 'expel' : wanted
  const verdict = companyCan.decide(actor, row, name)
  if (!verdict.yes) return refused(verdict, verdict.because.startsWith('refused.') ? 'FORBIDDEN' : 'ILLEGAL_TRANSITION')
  const moved = companyMachine.move(name, row.status, 'operator')
  if (!isMoved(moved)) return illegal(moved)
  if ((await db.run(moveCompany, id, moved.from, moved.to, why?.reason ?? null, db.now.toISOString())) === 0) return refuse('ILLEGAL_TRANSITION')
  await db.record({ moved, subject: id, company: id, reason: why?.reason ?? null, note: why?.note ?? null, data: { company: row.name } })
  return (await reviewView(db, actor, id)) ?? notFound()
}

export const approveCompany: Handler<Calls['approveCompany']> = async ({ actor, db, params }) => decide(db, actor, params.id, 'approve')
export const rejectCompany: Handler<Calls['rejectCompany']> = async ({ actor, db, params, body }) => decide(db, actor, params.id, 'reject', body)
export const admitCompany: Handler<Calls['admitCompany']> = async ({ actor, db, params }) => decide(db, actor, params.id, 'admit')
export const reopenCompany: Handler<Calls['reopenCompany']> = async ({ actor, db, params }) => decide(db, actor, params.id, 'reopen')
