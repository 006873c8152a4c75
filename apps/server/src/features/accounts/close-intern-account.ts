import { accountEvents } from '@fledge/domain/accounts/events.ts'
import type { InternActor } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { endAllSessions } from '../../platform/session/end-sessions.ts'
import { lockParentsOfIntern } from '../candidatures/public.ts'
import { indexIntern } from '../profiles/public.ts'
import { setUserStatus } from '../sessions/public.ts'
import * as store from './queries/accounts.queries.ts'

interface LeavingIntern {
  readonly db: Tx
  readonly actor: InternActor
  readonly session: { end(): Promise<void> }
}

/** Follows the global lock order: parents of the intern's candidatures first, then the intern. */
export async function lockLeavingIntern({ db, actor }: LeavingIntern): Promise<void> {
  await lockParentsOfIntern(db, actor.intern)
  await db.run(store.lockOwnIntern, { intern_id: actor.intern })
}

/** Removes the intern from browse, closes open candidatures and ends all sessions. */
export async function closeInternAccount(
  { db, actor, session }: LeavingIntern,
  details: { readonly reason: string | null; readonly note: string | null },
): Promise<void> {
  await setUserStatus(db, actor.userId, 'DEACTIVATED')
  await indexIntern(db, actor.intern)
  await db.recordEvent(accountEvents.deactivate, {
    subject: actor.userId,
    intern: actor.intern,
    ...details,
  })
  await session.end()
  await endAllSessions(db, actor.userId)
}
