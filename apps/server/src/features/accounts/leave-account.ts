import type { accountEndpoints } from '@fledge/contract/accounts/endpoints.ts'
import { paths } from '@fledge/contract/paths.ts'
import { eraseAfterMs } from '@fledge/domain/accounts/rules.ts'
import type { InternActor } from '@fledge/domain/sessions/types.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler, Job } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { translate } from '../../platform/texts.ts'
import { lockParentsOfIntern } from '../candidatures/public.ts'
import { indexIntern } from '../profiles/public.ts'
import { endAllSessions } from '../sessions/public.ts'
import {
  askErasure,
  deleteOrphanRows,
  eraseIntern,
  nextInternToErase,
  openInternship,
  orphanFiles,
} from './erasure-store.ts'
import * as store from './store.ts'

type Endpoints = typeof accountEndpoints

interface LeavingIntern {
  readonly db: Tx
  readonly actor: InternActor
  readonly session: { end(): Promise<void> }
}
/** Follows the global lock order: parents of the intern's candidatures first, then the intern. */
async function lockLeavingIntern({ db, actor }: LeavingIntern): Promise<void> {
  await lockParentsOfIntern(db, actor.intern)
  await db.run(store.lockOwnIntern, actor.intern)
}

/** Removes the intern from browse, closes open candidatures and ends all sessions. */
async function closeInternAccount(
  { db, actor, session }: LeavingIntern,
  why: { readonly reason: string | null; readonly note: string | null },
): Promise<void> {
  await db.run(store.deactivateIntern, actor.userId)
  await indexIntern(db, actor.intern)
  await db.recordEvent({
    transition: { machine: 'account', name: 'deactivate' },
    subject: actor.userId,
    intern: actor.intern,
    ...why,
  })
  await session.end()
  await endAllSessions(db, actor.userId)
}

/** Deactivates the account temporarily. Signing in again restores it. */
export const deactivateAccount: Handler<Endpoints['deactivateAccount']> = async (ctx) => {
  await lockLeavingIntern(ctx)
  await closeInternAccount(ctx, { reason: ctx.query.reason ?? null, note: ctx.query.note ?? null })
  return {}
}

/**
 * Deactivates the account now and schedules its erasure. Signing in before then cancels the
 * erasure.
 */
export const eraseAccount: Handler<Endpoints['eraseAccount']> = async (ctx) => {
  const { db, actor, body, now } = ctx
  await lockLeavingIntern(ctx)
  if ((await db.one(store.accountSettings, actor.intern))?.email !== body.email)
    return refuse('VALIDATION', {
      messageKey: 'accounts.refused.otherEmail',
      fields: { email: translate('accounts.refused.otherEmail') },
    })
  const open = await db.one(openInternship, actor.intern)
  if (open)
    return refuse('CONFLICT', {
      messageKey: 'accounts.refused.internship',
      values: { company: open.company, ends_on: formatDate(open.ends_on) },
    })
  const at = new Date(now.getTime() + eraseAfterMs).toISOString()
  await closeInternAccount(ctx, { reason: 'PRIVACY', note: null })
  await db.run(askErasure, actor.userId, at)
  await db.notify({
    to: { users: [actor.userId] },
    kind: 'accounts.eraseAsked',
    values: { day: formatDate(at.slice(0, 10)) },
    link: paths.intern.getStarted,
    isEmailOnly: true,
  })
  return { erase_at: at }
}

/**
 * Erases accounts whose date has come. Data required by law or by the ledger is retained without
 * personal data (spec/product.md, Privacy).
 */
export const eraseInternsJob: Job = {
  name: 'accounts.erase',
  async run(tx) {
    const due = await tx.one(nextInternToErase, tx.now.toISOString())
    if (!due) return 0
    await tx.run(
      eraseIntern,
      due.user_id,
      translate('accounts.erased.first'),
      translate('accounts.erased.last'),
      tx.now.toISOString(),
      translate('accounts.erased.certificate'),
    )
    await tx.recordEvent({
      transition: { machine: 'account', name: 'erase' },
      subject: due.user_id,
      intern: due.intern_id,
    })
    return 1
  },
}

/**
 * Deletes the bytes of orphaned files, then their rows, so that a failed deletion is retried by the
 * next run.
 */
export async function deleteOrphanFiles({ database, files }: Services): Promise<void> {
  const rows = await database.read().many(orphanFiles)
  if (rows.length === 0) return
  await Promise.all(rows.map((row) => files.remove(row.key)))
  await database.transaction({ kind: 'clock' }, (tx) =>
    tx.run(
      deleteOrphanRows,
      rows.map((row) => row.file_id),
    ),
  )
}
