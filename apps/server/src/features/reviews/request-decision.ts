import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { PendingActsOf } from '@fledge/domain/pending-acts/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { CommitServices } from '../../platform/services.ts'
import { findAnyApplication } from '../applications/public.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import { lockForRequest, type ReviewTransition } from './review-decision.ts'

interface DecisionRequest {
  readonly db: Tx
  readonly actor: Operator
  readonly params: { readonly id: string }
  readonly body: unknown
  readonly services: CommitServices
}

interface ReviewAct {
  readonly act: PendingActsOf['APPLICATION']
  readonly transition: ReviewTransition
  readonly execute: ExecuteAct
}

/** Checks a decision completely, and has it take effect when it can no longer be undone. */
export async function requestDecision(
  ctx: DecisionRequest,
  { act, transition, execute }: ReviewAct,
) {
  const { row } = await lockForRequest(ctx.db, ctx.actor, ctx.params.id, transition)
  return requestApplicationAct(ctx, row, { act, execute })
}

/** Has an act on a locked application take effect when it can no longer be undone. */
export async function requestApplicationAct(
  ctx: DecisionRequest,
  row: { readonly status: ApplicationStatus },
  { act, execute }: Omit<ReviewAct, 'transition'>,
) {
  const { id } = ctx.params
  const pending = await requestAct(ctx, { kind: 'APPLICATION', act, execute })
  const status = pending
    ? row.status
    : ((await findAnyApplication(ctx.db, id))?.status ?? row.status)
  return { application_id: id, status, pending }
}
