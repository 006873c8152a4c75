import type { Operator } from '@fledge/domain/sessions/types.ts'
import { getTeamDayEnd } from '@fledge/domain/today/rules.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { toWaitParams } from '../../platform/db/waits/waits.ts'
import {
  renewOwnership,
  runningSkips,
  type TeamWaitCount,
  teamWaitCounts,
} from './queries/waits.queries.ts'
import { type HandOver, passOnWaits } from './pass-on.ts'
import { setOwner, type WaitRef } from './wait-owner.ts'

export { requireColleague } from './wait-owner.ts'
export {
  denyWhileTaken,
  findDeskOwner,
  getTakeOverDecision,
  refuseDecided,
  requireOwnWait,
} from './desk-owner.ts'

/** Gives everything that someone takes care of to a colleague, or back to the team. */
export async function passOnAllWaits(tx: Tx, handOver: HandOver): Promise<void> {
  while ((await passOnWaits(tx, handOver)) > 0);
}

/** Keeps a wait with its owner for as long again, because they did something about it. */
export const renewOwnWait = (tx: Tx, actor: Operator, wait: WaitRef): Promise<void> =>
  renew(tx, wait, actor.userId)

/** Gives a wait to a colleague who was asked for something. */
export const giveWait = (tx: Tx, wait: WaitRef, owner: string): Promise<void> =>
  setOwner(tx, wait, owner)

/** Gives the owner of a wait as many hours again, because it is their turn again. */
export const renewWait = (tx: Tx, wait: WaitRef): Promise<void> => renew(tx, wait, null)

/** @param owner null for anyone */
async function renew(tx: Tx, { kind, id }: WaitRef, owner: string | null): Promise<void> {
  await tx.run(renewOwnership, {
    kind,
    subject_id: id,
    owner_id: owner,
    now: tx.now.toISOString(),
  })
}

/** Adds to rows of the review desk until when the reader has left each of them to others. */
export async function addSkips<Row>(
  db: Db,
  { userId }: Pick<Operator, 'userId'>,
  rows: readonly Row[],
  toId: (row: Row) => string,
): Promise<(Row & { skipped_until: string | null })[]> {
  const skips = await db.many(runningSkips, {
    user_id: userId,
    subject_ids: rows.map(toId),
    now: db.now.toISOString(),
  })
  const until = new Map(skips.map((skip) => [skip.subject_id, skip.until]))
  return rows.map((row) => ({ ...row, skipped_until: until.get(toId(row)) ?? null }))
}

/** Counts what waits for the team in each of its queues, from the rows of its list of tasks. */
export const countTeamWaits = (
  db: Db,
  { userId }: Pick<Operator, 'userId'>,
): Promise<TeamWaitCount[]> =>
  db.many(teamWaitCounts, {
    ...toWaitParams(db.now),
    day_end: getTeamDayEnd(db.now),
    user_id: userId,
  })
