import { accountEvents } from '@fledge/domain/accounts/events.ts'
import type { InternActor, InternScope } from '@fledge/domain/sessions/types.ts'
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
export async function lockInternAccount(db: Tx, intern: InternScope): Promise<void> {
  await lockParentsOfIntern(db, intern)
  await db.run(store.lockOwnIntern, { intern_id: intern })
}

interface ClosedIntern {
  readonly userId: string
  readonly intern: InternScope
  readonly reason: string | null
  readonly note: string | null
  /** Whether the programme team closes it, and not its owner. */
  readonly isByTeam?: boolean
}

/** Removes the intern from browse, closes open candidatures and ends all sessions. */
export async function closeInternAccount(
  db: Tx,
  { userId, intern, isByTeam = false, ...details }: ClosedIntern,
): Promise<void> {
  await setUserStatus(db, userId, 'DEACTIVATED')
  await indexIntern(db, intern)
  await db.recordEvent(accountEvents.deactivate, {
    subject: userId,
    intern,
    ...details,
    data: isByTeam ? { by_team: true } : {},
  })
  await endAllSessions(db, userId)
}

/** The same, by the intern, who is signed out. */
export async function leaveInternAccount(
  { db, actor, session }: LeavingIntern,
  details: { readonly reason: string | null; readonly note: string | null },
): Promise<void> {
  await session.end()
  await closeInternAccount(db, { userId: actor.userId, intern: actor.intern, ...details })
}
