import type { ComparedAccount } from '@fledge/contract/accounts/merge-schema.ts'
import { mergeCan, type MergeFacts, mergeObstacles } from '@fledge/domain/accounts/merge-can.ts'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Db } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { hashToken } from '../../platform/session/tokens.ts'
import { readOpenNoShows } from '../no-shows/public.ts'
import { mergeFacts, type MergeRow } from './queries/merges.queries.ts'

/** An account that may be merged with another one, with what decides about it. */
export interface MergedAccount {
  readonly row: MergeRow
  readonly facts: MergeFacts
}

/** @throws NOT_FOUND without an account */
export async function readMergedAccount(db: Db, userId: string): Promise<MergedAccount> {
  const found = (await db.one(mergeFacts, { user_id: userId })) ?? notFound()
  const row = { ...found, obstacles: await listObstacles(db, found) }
  return {
    row,
    facts: {
      userId,
      type: row.type,
      status: row.status,
      isBlocked: row.is_blocked,
      isBanned: row.is_banned,
      isMerged: row.is_merged,
      eraseAt: row.erase_at,
      obstacles: row.obstacles,
    },
  }
}

/** Returns what cannot just end, in the order in which it is told. */
async function listObstacles(
  db: Db,
  { intern_id: intern, obstacles }: MergeRow,
): Promise<MergeRow['obstacles']> {
  if (!intern) return obstacles
  const noShows = await readOpenNoShows(db, { intern })
  const all = new Set(obstacles)
  if (noShows.isDecisionNeeded) all.add('DISPUTE')
  if (noShows.isSuspended) all.add('SUSPENSION')
  return mergeObstacles.filter((obstacle) => all.has(obstacle))
}

/**
 * Returns what identifies the state of two accounts that an operator saw before merging them; when
 * they were last used does not count.
 */
export function getMergeVersion(...accounts: readonly MergedAccount[]): string {
  const rows = accounts
    .map(({ row }) => ({ ...row, last_seen_at: null }))
    .toSorted((a, b) => (a.user_id < b.user_id ? -1 : 1))
  return hashToken(JSON.stringify(rows))
}

/** Returns an account beside another one, and whether it can be the one that is closed. */
export const toComparedAccount = (
  actor: AnyActor,
  closed: MergedAccount,
  remaining: MergedAccount,
): ComparedAccount => {
  const { row } = closed
  return {
    id: row.user_id,
    name: row.name,
    email: row.email,
    status: row.status,
    phone: row.phone,
    birth_date: row.birth_date,
    created_at: row.created_at,
    last_seen_at: row.last_seen_at,
    application:
      row.application_status && row.batch_name !== null
        ? { status: row.application_status, batch_name: row.batch_name }
        : null,
    has: {
      candidatures: row.candidatures,
      interviews: row.interviews,
      offers: row.offers,
      internships: row.internships,
      payments: row.payments,
      certificates: row.certificates,
    },
    open_applications: row.open_applications,
    open_candidatures: row.open_candidatures,
    open_offers: row.open_offers,
    may: toActionMap({
      close: mergeCan.merge(actor, { closed: closed.facts, remaining: remaining.facts }),
    }),
  }
}
