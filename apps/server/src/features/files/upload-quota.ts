import { checkUploadQuota } from '@fledge/domain/files/rules.ts'
import type { Actor } from '@fledge/domain/sessions/types.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { refuse, type Refusal } from '../../platform/http/refusal.ts'
import { getFileOwner } from './file-owner.ts'
import { lockOwner, storedByRegistration, storedByUser } from './store.ts'

/** Returns an error if storing this many bytes exceeds the person's quota, else null. */
export async function checkQuota(db: Db, actor: Actor, bytes: number): Promise<Refusal | null> {
  const owner = getFileOwner(actor)
  const stored =
    owner.user !== null
      ? await db.one(storedByUser, owner.user)
      : await db.one(storedByRegistration, owner.registration ?? '')
  const problem = stored ? checkUploadQuota(actor.kind, stored, bytes) : null
  return problem ? refuse('CONFLICT', { messageKey: problem.key, values: problem.values }) : null
}

/** The same inside the transaction that stores the file; serializes uploads of one person. */
export async function reserveQuota(tx: Tx, actor: Actor, bytes: number): Promise<Refusal | null> {
  const owner = getFileOwner(actor)
  await tx.run(lockOwner, owner.user ?? owner.registration ?? '')
  return checkQuota(tx, actor, bytes)
}
