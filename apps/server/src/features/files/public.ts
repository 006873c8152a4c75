import type { Actor, CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { getFileOwner } from './file-owner.ts'
import { createSignedFileUrl } from './signed-file-url.ts'
import { createUploadTicket } from './upload-ticket.ts'
import { toFileUrl } from './views.ts'
import type { FileRow } from './queries/files.queries.ts'
import * as store from './queries/files.queries.ts'

export { toFileUrl, createSignedFileUrl, createUploadTicket }

/**
 * Locks a complete file of the caller, of the given kinds, before it is saved, so that it is not
 * deleted as unused in the meantime.
 * @returns undefined if it is not theirs
 */
export async function lockFileToSave(
  tx: Tx,
  actor: Actor,
  key: string,
  kinds: readonly FileRow['kind'][],
): Promise<FileRow | undefined> {
  const owner = getFileOwner(actor)
  const row = await tx.one(store.lockOwnFile, {
    file_id: key,
    owner_user_id: owner.user,
    owner_registration_id: owner.registration,
  })
  return row?.complete && kinds.includes(row.kind) ? row : undefined
}

/** Makes a file public or restricts it again. */
export async function setFileVisibility(tx: Tx, fileId: string, isPublic: boolean): Promise<void> {
  await tx.run(store.setPublic, { file_id: fileId, is_public: isPublic })
}

/**
 * Locks documents of the intern before they are saved, so that they are not deleted as unused
 * in the meantime.
 * @returns those of the ids that are not complete documents of the intern
 */
export async function lockDocumentsToSave(
  tx: Tx,
  intern: InternScope,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return []
  await tx.run(store.lockDocuments, { intern_id: intern, file_ids: ids })
  return (await tx.many(store.selectForeignDocuments, { intern_id: intern, ids })).map(
    ({ id }) => id,
  )
}

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
  if (ids.length > 0) await tx.run(store.detachFiles, { intern_id: intern, file_ids: ids })
}

/** A file by its id and its upload key. */
interface KeyedFile {
  readonly file_id: string
  readonly key: string
}

/**
 * Makes complete files of a company's members public as the company's own. Files of other users are
 * ignored.
 */
export const publishCompanyFiles = async (
  tx: Tx,
  company: CompanyScope,
  keys: readonly string[],
  kind: 'image' | 'video',
): Promise<readonly KeyedFile[]> =>
  keys.length === 0
    ? []
    : await tx.many(store.setCompanyFilesPublic, { keys: keys, company_id: company, kinds: [kind] })

/**
 * Deletes those of a company's files that neither its profile nor a person shows.
 * @returns the keys of their bytes
 */
export const deleteCompanyFiles = async (
  tx: Tx,
  company: CompanyScope,
  fileIds: readonly string[],
): Promise<readonly string[]> =>
  (await tx.many(store.deleteUnusedCompanyFiles, { company_id: company, file_ids: fileIds })).map(
    ({ key }) => key,
  )

/**
 * Makes a user's own image public.
 * @returns its id, undefined without such an image
 */
export const publishOwnImage = async (
  tx: Tx,
  userId: string,
  key: string,
): Promise<string | undefined> =>
  (await tx.one(store.setOwnImagePublic, { key: key, owner_user_id: userId }))?.file_id

export { readResume } from './file-reader.ts'
