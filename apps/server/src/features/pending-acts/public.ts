import { catalogue } from '@fledge/contract/catalogue.ts'
import type { FailedActs } from '@fledge/contract/pending-acts/schema.ts'
import { pendingActEvents } from '@fledge/domain/pending-acts/events.ts'
import {
  pendingActKey,
  pendingByKey,
  retryPendingActMs,
} from '@fledge/domain/pending-acts/rules.ts'
import type {
  PendingActKind,
  PendingActName,
  PendingActsOf,
} from '@fledge/domain/pending-acts/types.ts'
import type { AnyActor, Operator, OperatorScope } from '@fledge/domain/sessions/types.ts'
import type { Attempt, Db, Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { isTransactionLost } from '../../platform/db/retry.ts'
import type { Job, RowJob } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import { NeedsOwnTransactionError } from '../../platform/jobs/own-transaction.ts'
import type { CommitServices } from '../../platform/services.ts'
import * as queries from './queries/pending-acts.queries.ts'
import { toShownActParams } from './shown-acts.ts'
import { toEventData } from './to-event-data.ts'

/** What a decision is about. */
export interface ActSubject {
  readonly kind: PendingActKind
  readonly id: string
}

/** Returns the decision about it that takes effect within seconds, or null. */
export const findPendingAct = async (db: Db, { kind, id }: ActSubject) =>
  (await db.one(queries.unfinishedActOf, { kind, subject_id: id })) ?? null

/** Returns the latest acts that could not take effect and the operator has to know of, and how many. */
export async function readFailedActs(db: Db, actor: Operator): Promise<FailedActs> {
  const rows = await db.many(queries.latestFailedActs, toShownActParams(actor))
  const latest = rows.map((row) => {
    const { total: _, actor_id: actorId, actor_name: name, ...act } = row
    return { ...act, colleague: actorId === actor.userId ? null : name }
  })
  return { total: rows[0]?.total ?? 0, latest }
}

/** @throws CONFLICT while a decision about it is pending, with the name of the colleague */
export async function requireNoPendingAct(tx: Tx, subject: ActSubject): Promise<void> {
  const pending = await findPendingAct(tx, subject)
  if (!pending) return
  const { actor } = tx
  throw new AppError(
    'CONFLICT',
    isOperator(actor) && actor.userId === pending.actor_id
      ? { messageKey: pendingActKey }
      : { messageKey: pendingByKey, values: { name: pending.actor_name } },
  )
}

/** Returns which of these have an act that takes effect within seconds. */
export async function findPendingSubjects(
  db: Db,
  kind: PendingActKind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.many(queries.unfinishedSubjects, { kind, subject_ids: ids })
  return new Set(rows.map((row) => row.subject_id))
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
  ctx: ActContext,
  request: ActRequest<Kind>,
) {
  const { kind } = request
  await requireNoPendingAct(ctx.db, { kind, id: ctx.params.id })
  const target = { id: ctx.params.id, input: ctx.body ?? null }
  return requestActs(ctx, { ...request, targets: [target] })
}

interface ActTarget {
  readonly id: string
  /** What `execute` gets when it takes effect. */
  readonly input: unknown
}

/**
 * Has an act on many take effect when it can no longer be undone, each as an act of its own; they are
 * undone together. The caller has left out those that have a pending act.
 *
 * @returns the first pending act, or null if they have taken effect
 * @throws CONFLICT if another act about one of them became pending
 */
export async function requestActs<Kind extends PendingActKind>(
  { db, actor, services }: Pick<ActContext, 'db' | 'actor' | 'services'>,
  request: ActRequest<Kind> & { readonly targets: readonly ActTarget[] },
) {
  const { ms } = services.undoTime
  if (ms > 0) return addPendingActs(db, actor, { ...request, delayMs: ms })
  for (const { id, input } of request.targets) await request.execute(db, actor, id, input)
  return null
}

interface PendingActsRequest {
  readonly kind: PendingActKind
  readonly act: PendingActName
  readonly targets: readonly ActTarget[]
  readonly delayMs: number
}

async function addPendingActs(
  tx: Tx,
  actor: Operator,
  { kind, act, targets, delayMs }: PendingActsRequest,
) {
  const ids = targets.map(() => newId(tx.now))
  const [first] = ids
  if (first === undefined) return null
  const due_at = new Date(tx.now.getTime() + delayMs).toISOString()
  const count = await tx.run(queries.insertPendingActs, {
    act_ids: ids,
    group_id: first,
    act,
    kind,
    subject_ids: targets.map(({ id }) => id),
    inputs: targets.map(({ input }) => JSON.stringify(input)),
    actor_id: actor.userId,
    now: tx.now.toISOString(),
    due_at,
  })
  if (count !== ids.length) throw new AppError('CONFLICT', { messageKey: pendingActKey })
  return { act_id: first, due_at }
}

/** Makes a decision take effect, as if the operator had just asked for it. */
export type ExecuteAct = (tx: Tx, actor: Operator, id: string, input: unknown) => Promise<unknown>

/** Acts on many that take effect in shared transactions, and how these lock what they are about. */
interface SharedActs {
  readonly acts: readonly PendingActName[]
  readonly lockFree: NonNullable<RowJob['lockFree']>
}

/**
 * Creates the job that makes the pending decisions of a feature take effect.
 * @param shared acts that were asked for together and may share transactions; none if left out
 */
export function createActJob<Kind extends PendingActKind>(
  name: string,
  kind: Kind,
  acts: Readonly<Record<PendingActsOf[Kind], ExecuteAct>>,
  shared?: SharedActs,
): Job {
  const executeBy = new Map<string, ExecuteAct>(Object.entries(acts))
  return {
    name,
    isUrgent: true,
    due: async (db, page) =>
      (await db.many(queries.duePendingActs, { ...page, kind })).map((row) => ({
        at: row.due_at,
        id: row.act_id,
        subject: row.subject_id,
        group: shared?.acts.includes(row.act) ? row.group_id : null,
        ...(row.operator_role ? { actor: toActor(row.actor_id, row.operator_role) } : {}),
        process: (tx, attempt) => processAct(tx, attempt, row.act_id, executeBy),
      })),
    ...(shared ? { lockFree: shared.lockFree } : {}),
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
  const row = await tx.one(queries.takeDueActs, { act_ids: [id] })
  if (!row) return false
  const data = await toEventData(tx, row)
  const failure = await tryAct(tx, attempt, row, executeBy.get(row.act))
  await tx.run(queries.finishPendingActs, {
    act_ids: [id],
    now: tx.now.toISOString(),
    outcome: failure === null ? 'DONE' : 'FAILED',
    failure,
  })
  if (failure !== null)
    await tx.recordEvent(pendingActEvents.fail, {
      subject: row.subject_id,
      data: { ...data, refusal: failure },
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
  if (!isOperator(actor)) return 'pendingActs.refused.left'
  // An approval says nothing that could be missing, but it is as old as a rejection without its reason.
  if (row.is_emptied) return 'pendingActs.refused.late'
  const act = async () => {
    if (!execute) throw new Error(`no act of this name: ${row.act}`)
    await execute(tx, actor, row.subject_id, row.input)
    return true
  }
  try {
    await (attempt ? attempt(act) : act())
    return null
  } catch (error) {
    // What a failed act has written can only be taken back with what the others have.
    if (!attempt && !isTransactionLost(error)) throw new NeedsOwnTransactionError(error)
    if (error instanceof AppError) return toStoredFailure(error)
    const isRetried = tx.now.getTime() - Date.parse(row.due_at) < retryPendingActMs
    // What another release wrote, that one may read.
    if (isRetried) throw error
    return 'pendingActs.refused.failed'
  }
}

/** Only the key is stored, so that a text that needs values says less. */
const toStoredFailure = ({ messageKey }: AppError): string =>
  catalogue[messageKey]?.includes('{') ? 'pendingActs.refused.changed' : messageKey

const isOperator = (actor: AnyActor): actor is Operator => actor.kind === 'operator'
