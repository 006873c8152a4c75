import { operatorAccountEndpoints } from '@fledge/contract/accounts/operator-endpoints.ts'
import { paths } from '@fledge/contract/paths.ts'
import { accountEvents } from '@fledge/domain/accounts/events.ts'
import { mergeCan } from '@fledge/domain/accounts/merge-can.ts'
import { mergeQuestionDays } from '@fledge/domain/accounts/rules.ts'
import { maskEmail } from '@fledge/domain/sessions/mask-email.ts'
import { isActiveUser } from '@fledge/domain/sessions/next-step.ts'
import type { AnyActor, InternScope } from '@fledge/domain/sessions/types.ts'
import { dayMs, formatDate } from '@fledge/kernel/dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { translate } from '../../platform/texts.ts'
import { leaveFunnel } from '../applications/public.ts'
import { closeCandidatures, lockEmployersOfIntern } from '../candidatures/public.ts'
import { type ExecuteAct, requestAct, requireNoPendingAct } from '../pending-acts/public.ts'
import { dismissMergedDuplicates } from '../reviews/public.ts'
import { blockUser, markMerged } from '../sessions/public.ts'
import { closeInternAccount } from './close-intern-account.ts'
import { toEventSubject } from './managed-account.ts'
import { getMergeVersion, type MergedAccount, readMergedAccount } from './merge-view.ts'
import { lockOwnIntern } from './queries/accounts.queries.ts'
import { withdrawApplications } from './withdraw-applications.ts'

const endpoint = operatorAccountEndpoints.mergePerson

interface MergedPair {
  readonly closed: MergedAccount
  readonly remaining: MergedAccount
}

const readPair = async (
  db: Tx,
  closedId: string,
  keptId: string,
  version: string,
  actor: AnyActor,
): Promise<MergedPair> => {
  const closed = await readMergedAccount(db, closedId)
  const remaining = await readMergedAccount(db, keptId)
  authorize(mergeCan.merge(actor, { closed: closed.facts, remaining: remaining.facts }))
  // What ends with the account is what the manager saw.
  if (getMergeVersion(closed, remaining) !== version)
    throw new AppError('CONFLICT', { messageKey: 'accounts.refused.mergeChanged' })
  return { closed, remaining }
}

/**
 * Locks in the global lock order: the companies and plans of the one that ends, then both interns,
 * in the same order whichever is closed.
 */
async function lockPair(tx: Tx, closedId: string, keptId: string): Promise<void> {
  const [closed, remaining] = [
    (await readMergedAccount(tx, closedId)).row.intern_id,
    (await readMergedAccount(tx, keptId)).row.intern_id,
  ]
  if (closed) await lockEmployersOfIntern(tx, closed)
  const ids = [closed, remaining].filter((id) => id !== null)
  for (const id of ids.toSorted()) await tx.run(lockOwnIntern, { intern_id: id })
}

/**
 * Closes an account as a duplicate of another one: what is open ends, and its owner is told at both
 * addresses. Nothing moves to the other account; the team's pages show both together.
 */
export const executeMerge: ExecuteAct = async (tx, actor, id, input) => {
  const { kept_id: keptId, version, reason } = endpoint.body.parse(input)
  await lockPair(tx, id, keptId)
  // Since it was requested, someone may have decided about the account that stays.
  await requireNoPendingAct(tx, { kind: 'ACCOUNT', id: keptId })
  const pair = await readPair(tx, id, keptId, version, actor)
  const { closed } = pair
  await blockUser(tx, id, { by: actor.userId, message: reason })
  await markMerged(tx, id, keptId)
  if (closed.row.intern_id) await endIntern(tx, pair, closed.row.intern_id)
  await dismissMergedDuplicates(tx, keptId)
  await recordMerge(tx, pair, reason)
  await notifyOwner(tx, pair, reason)
}

/**
 * Companies learn that the intern has another account, not why the team closed this one. The
 * candidatures end first: withdrawing the application would close them as if the intern had left.
 */
async function endIntern(tx: Tx, { closed }: MergedPair, intern: InternScope): Promise<void> {
  const note = translate('accounts.merged.note')
  await closeCandidatures(tx, { kind: 'intern', id: intern }, { reason: 'ACCOUNT_MERGED' })
  await withdrawApplications(tx, intern, note)
  await leaveFunnel(tx, intern)
  if (isActiveUser(closed.facts.status))
    await closeInternAccount(tx, {
      userId: closed.row.user_id,
      intern,
      reason: null,
      note,
      isByTeam: true,
    })
}

async function recordMerge(tx: Tx, { closed, remaining }: MergedPair, note: string): Promise<void> {
  await tx.recordEvent(accountEvents.merge, {
    ...toEventSubject(closed.row),
    note,
    data: { kept_id: remaining.row.user_id },
  })
  await tx.recordEvent(accountEvents.takeOver, {
    ...toEventSubject(remaining.row),
    note,
    data: { closed_id: closed.row.user_id },
  })
}

/** Each address is told the other one only in part: they may belong to different people after all. */
async function notifyOwner(
  tx: Tx,
  { closed, remaining }: MergedPair,
  reason: string,
): Promise<void> {
  const until = new Date(tx.now.getTime() + mergeQuestionDays * dayMs).toISOString()
  const day = formatDate(until.slice(0, 10))
  await tx.notify({
    to: { users: [closed.row.user_id] },
    content: composeMail('accounts.merged', { reason, email: maskEmail(remaining.row.email), day }),
    link: paths.intern.getStarted,
    isEmailOnly: true,
  })
  await tx.notify({
    to: { users: [remaining.row.user_id] },
    content: composeMail('accounts.tookOver', { reason, email: maskEmail(closed.row.email), day }),
    link: paths.intern.settings,
  })
}

export const mergePerson: Handler<typeof endpoint> = async (ctx) => {
  const { actor, db, params, body } = ctx
  await readPair(db, params.id, body.kept_id, body.version, actor)
  await requireNoPendingAct(db, { kind: 'ACCOUNT', id: body.kept_id })
  return {
    pending: await requestAct(ctx, { kind: 'ACCOUNT', act: 'mergePerson', execute: executeMerge }),
  }
}
