import type { Actor, InternScope } from '@fledge/domain/sessions/types.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { ownerOf } from './file-owner.ts'
import { signedAddress } from './serve-file.ts'
import { type FileRow, detachFiles, notOwnDocuments, ownFileById, setPublic } from './store.ts'
import { uploadTicket } from './upload-ticket.ts'
import { fileUrl } from './views.ts'

export { fileUrl, signedAddress, uploadTicket }

/** A finished file of the caller's own by its key, of the kinds wanted; undefined where it is not theirs. */
export async function ownFile(
  db: Db,
  actor: Actor,
  key: string,
  kinds: readonly FileRow['kind'][],
): Promise<FileRow | undefined> {
  const owner = ownerOf(actor)
  const row = await db.one(ownFileById, key, owner.user, owner.registration)
  return row?.complete && kinds.includes(row.kind) ? row : undefined
}

/** Lets anybody see a file, or nobody but those who may. */
export async function showFile(tx: Tx, fileId: string, isPublic: boolean): Promise<void> {
  await tx.run(setPublic, fileId, isPublic)
}

/** Of these ids, those that are no finished document of the intern's own. */
export const foreignDocuments = async (
  db: Db,
  intern: InternScope,
  ids: readonly string[],
): Promise<readonly string[]> =>
  ids.length === 0 ? [] : (await db.many(notOwnDocuments, intern, ids)).map(({ id }) => id)

/** Files whose place another took, or none: what nothing of the intern's holds any more goes, with its bytes. */
export async function letFilesGo(
  tx: Tx,
  intern: InternScope,
  files: readonly (string | null | undefined)[],
): Promise<void> {
  const ids = files.filter((id) => typeof id === 'string')
  if (ids.length > 0) await tx.run(detachFiles, intern, ids)
}

export { readResume } from './file-reader.ts'
