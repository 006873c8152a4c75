import { pendingActEvents } from '@fledge/domain/pending-acts/events.ts'
import { pendingActKey, retryPendingActMs } from '@fledge/domain/pending-acts/rules.ts'
import type {
  PendingActKind,
  PendingActName,
  PendingActsOf,
} from '@fledge/domain/pending-acts/types.ts'
import type { AnyActor, Operator, OperatorScope } from '@fledge/domain/sessions/types.ts'
import type { Attempt, Db, Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Job } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import type { CommitServices } from '../../platform/services.ts'
import * as queries from './queries/pending-acts.queries.ts'

/** What a decision is about. */
export interface ActSubject {
  readonly kind: PendingActKind
  readonly id: string
}

/** Returns the decision about it that takes effect within seconds, or null. */
export const findPendingAct = async (db: Db, { kind, id }: ActSubject) =>
  (await db.one(queries.unfinishedActOf, { kind, subject_id: id })) ?? null

/** @throws CONFLICT while a decision about it is pending */
export async function requireNoPendingAct(tx: Tx, subject: ActSubject): Promise<void> {
  if (await findPendingAct(tx, subject))
    throw new AppError('CONFLICT', { messageKey: pendingActKey })
}

/** While a decision is pending, nothing else can be decided. */
export const refuseWhilePending = <Actions extends Readonly<Record<string, true | string>>>(
  actions: Actions,
) =>
  // It has the same keys.
  Object.fromEntries(
    Object.entries(actions).map(([name, may]) => [name, may === true ? pendingActKey : may]),
  ) as Record<keyof Actions, true | string>

/** The part of a handler's context that a decision needs. */
interface ActContext {
  readonly db: Tx
  readonly actor: Operator
  readonly params: { readonly id: string }
  readonly body?: unknown
  readonly services: CommitServices
}

interface ActRequest<Kind extends PendingActKind> {
  readonly kind: Kind
  readonly act: PendingActsOf[Kind]
  readonly execute: ExecuteAct
}

/**
 * Has a decision take effect when it can no longer be undone, by the job of its feature; at once if
 * nothing can be undone. The caller has locked what it is about and checked that the decision is
 * possible.
 *
 * @returns the pending decision, or null if it has taken effect
 * @throws CONFLICT while another decision about it is pending
 */
export async function requestAct<Kind extends PendingActKind>(
  { db, actor, params: { id }, body, services }: ActContext,
  { kind, act, execute }: ActRequest<Kind>,
) {
  await requireNoPendingAct(db, { kind, id })
  const delayMs = services.undoTime.ms
  if (delayMs > 0) return addPendingAct(db, actor, { kind, id, act, input: body ?? null, delayMs })
  await execute(db, actor, id, body)
  return null
}

interface PendingActRequest extends ActSubject {
  readonly act: PendingActName
  /** Body of the request, for when it takes effect. */
  readonly input: unknown
  readonly delayMs: number
}

async function addPendingAct(tx: Tx, actor: Operator, request: PendingActRequest) {
  const due_at = new Date(tx.now.getTime() + request.delayMs).toISOString()
  const act_id = newId(tx.now)
  await tx.run(queries.insertPendingAct, {
    act_id,
    act: request.act,
    kind: request.kind,
    subject_id: request.id,
    actor_id: actor.userId,
    input: JSON.stringify(request.input),
    now: tx.now.toISOString(),
    due_at,
  })
  return { act_id, due_at }
}

/** Makes a decision take effect, as if the operator had just asked for it. */
export type ExecuteAct = (tx: Tx, actor: Operator, id: string, input: unknown) => Promise<unknown>

/** Creates the job that makes the pending decisions of a feature take effect. */
export function createActJob<Kind extends PendingActKind>(
  name: string,
  kind: Kind,
  acts: Readonly<Record<PendingActsOf[Kind], ExecuteAct>>,
): Job {
  const executeBy = new Map<string, ExecuteAct>(Object.entries(acts))
  return {
    name,
    isUrgent: true,
    due: async (db, page) =>
      (await db.many(queries.duePendingActs, { ...page, kind })).map(
        ({ due_at: at, act_id: id, actor_id, operator_role }) => ({
          at,
          id,
          ...(operator_role ? { actor: toActor(actor_id, operator_role) } : {}),
          process: (tx, attempt) => processAct(tx, attempt, id, executeBy),
        }),
      ),
  }
}

const toActor = (userId: string, role: Operator['role']): Operator => ({
  kind: 'operator',
  userId,
  // The job acts for the operator whose session asked for it, and who is still one.
  operator: userId as OperatorScope,
  role,
})

/**
 * In one transaction: the decision, or why it was not possible, and that it is finished. So it takes
 * effect exactly once, and of undoing and taking effect one comes first.
 */
async function processAct(
  tx: Tx,
  attempt: Attempt | undefined,
  id: string,
  executeBy: ReadonlyMap<string, ExecuteAct>,
): Promise<boolean> {
  const row = await tx.one(queries.takeDueAct, { act_id: id })
  if (!row) return false
  const failure = await tryAct(tx, attempt, row, executeBy.get(row.act))
  await tx.run(queries.finishPendingAct, {
    act_id: id,
    now: tx.now.toISOString(),
    outcome: failure === null ? 'DONE' : 'FAILED',
    failure,
  })
  if (failure !== null)
    await tx.recordEvent(pendingActEvents.fail, {
      subject: row.subject_id,
      data: { act: row.act, refusal: failure },
    })
  return true
}

/** @returns null, or the key of the reason why it is no longer possible */
async function tryAct(
  tx: Tx,
  attempt: Attempt | undefined,
  row: queries.PendingActRow,
  execute: ExecuteAct | undefined,
): Promise<string | null> {
  const { actor } = tx
  if (!execute) throw new Error(`no act of this name: ${row.act}`)
  if (!isOperator(actor) || !attempt) return 'pendingActs.refused.left'
  try {
    await attempt(async () => {
      await execute(tx, actor, row.subject_id, row.input)
      return true
    })
    return null
  } catch (error) {
    if (error instanceof AppError) return error.messageKey
    if (tx.now.getTime() - Date.parse(row.due_at) < retryPendingActMs) throw error
    return 'pendingActs.refused.failed'
  }
}

const isOperator = (actor: AnyActor): actor is Operator => actor.kind === 'operator'
