import { fileCan } from '@fledge/domain/files/can.ts'
import type { Actor } from '@fledge/domain/sessions/types.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { authorize } from '../../platform/http/app-error.ts'
import { getFileOwner } from './file-owner.ts'
import { lockOwner, storedByRegistration, storedByUser } from './queries/files.queries.ts'

/**
 * Requires that storing this many bytes stays within the person's quota.
 * @throws CONFLICT
 */
export async function requireQuota(db: Db, actor: Actor, bytes: number): Promise<void> {
  const owner = getFileOwner(actor)
  const stored =
    owner.user !== null
      ? await db.one(storedByUser, { owner_user_id: owner.user })
      : await db.one(storedByRegistration, { owner_registration_id: owner.registration ?? '' })
  if (stored) authorize(fileCan.upload(actor.kind, stored, bytes))
}

/** The same inside the transaction that stores the file; serializes uploads of one person. */
export async function reserveQuota(tx: Tx, actor: Actor, bytes: number): Promise<void> {
  const owner = getFileOwner(actor)
  await tx.run(lockOwner, { owner: owner.user ?? owner.registration ?? '' })
  await requireQuota(tx, actor, bytes)
}
