import type { PendingActName } from '@fledge/domain/pending-acts/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { CommitServices } from '../../platform/services.ts'
import { findAnyApplication } from '../applications/public.ts'
import { addPendingAct, type ExecuteAct, requireNoPendingAct } from '../pending-acts/public.ts'
import { lockForDecision, type ReviewTransition } from './review-decision.ts'

interface DecisionRequest {
  readonly db: Tx
  readonly actor: Operator
  readonly params: { readonly id: string }
  readonly body: unknown
  readonly services: CommitServices
}

interface ReviewAct {
  readonly act: PendingActName
  readonly transition: ReviewTransition
  readonly execute: ExecuteAct
}

/** Checks a decision completely, and has it take effect when it can no longer be undone. */
export async function requestDecision(
  { db, actor, params: { id }, body, services }: DecisionRequest,
  { act, transition, execute }: ReviewAct,
) {
  const { row } = await lockForDecision(db, actor, id, transition)
  const subject = { kind: 'APPLICATION', id } as const
  await requireNoPendingAct(db, subject)
  const delayMs = services.undoTime.ms
  if (delayMs > 0) {
    const pending = await addPendingAct(db, actor, { ...subject, act, input: body, delayMs })
    return { application_id: id, status: row.status, pending }
  }
  await execute(db, actor, id, body)
  const status = (await findAnyApplication(db, id))?.status ?? row.status
  return { application_id: id, status, pending: null }
}
