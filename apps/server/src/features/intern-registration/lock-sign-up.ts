import type { InternScope } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockThenRead } from '../../platform/db/lock-then-read.ts'
import * as store from './queries/intern-registration.queries.ts'

/** Locks an intern and returns their sign-up; undefined if there is none. */
export async function lockSignUp(
  tx: Tx,
  intern: InternScope,
): Promise<store.LockedSignUpRow | undefined> {
  const row = await lockThenRead(
    tx.run(store.lockInternOfSignUp, { intern_id: intern }),
    tx.one(store.lockedSignUp, { intern_id: intern }),
  )
  return row
}
