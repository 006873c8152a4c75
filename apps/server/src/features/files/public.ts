import type { Actor, InternScope } from '@fledge/domain/sessions/types.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { getFileOwner } from './file-owner.ts'
import { createSignedFileUrl } from './signed-file-url.ts'
import {
  type FileRow,
  detachFiles,
  selectForeignDocuments,
  ownFileById,
  setPublic,
} from './store.ts'
import { createUploadTicket } from './upload-ticket.ts'
import { toFileUrl } from './views.ts'

export { toFileUrl, createSignedFileUrl, createUploadTicket }

/**
 * Returns a complete file of the caller by its key, of the given kinds; undefined if it is not
 * theirs.
 */
export async function findOwnFile(
  db: Db,
  actor: Actor,
  key: string,
  kinds: readonly FileRow['kind'][],
): Promise<FileRow | undefined> {
  const owner = getFileOwner(actor)
  const row = await db.one(ownFileById, key, owner.user, owner.registration)
  return row?.complete && kinds.includes(row.kind) ? row : undefined
}

/** Makes a file public or restricts it again. */
export async function setFileVisibility(tx: Tx, fileId: string, isPublic: boolean): Promise<void> {
  await tx.run(setPublic, fileId, isPublic)
}

/** Returns those of the ids that are not complete documents of the intern. */
export const listForeignDocuments = async (
  db: Db,
  intern: InternScope,
  ids: readonly string[],
): Promise<readonly string[]> =>
  ids.length === 0 ? [] : (await db.many(selectForeignDocuments, intern, ids)).map(({ id }) => id)

/**
 * Detaches replaced or removed files that the intern no longer uses anywhere; the sweep deletes
 * them with their bytes.
 */
export async function detachUnusedFiles(
  tx: Tx,
  intern: InternScope,
  files: readonly (string | null | undefined)[],
): Promise<void> {
  const ids = files.filter((id) => typeof id === 'string')
  if (ids.length > 0) await tx.run(detachFiles, intern, ids)
}

export { readResume } from './file-reader.ts'
