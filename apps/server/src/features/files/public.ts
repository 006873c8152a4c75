import type { Actor } from '@fledge/domain/sessions/words.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { extensionByContent } from './checked-content.ts'
import { ownerOf } from './file-owner.ts'
import { inLimitedChild } from './limited-child.ts'
import { signedAddress } from './serve-file.ts'
import { type FileRow, ownFileById, setPublic } from './store.ts'
import type { TextPage } from './untrusted-work.ts'
import { uploadTicket } from './upload-ticket.ts'
import { fileUrl } from './views.ts'

export { fileUrl, signedAddress, uploadTicket }

/** A finished file of the caller's own by its key, of the kinds wanted; undefined where it is not theirs. */
export async function ownFile(db: Db, actor: Actor, key: string, kinds: readonly FileRow['kind'][]): Promise<FileRow | undefined> {
  const owner = ownerOf(actor)
  const row = await db.one(ownFileById, key, owner.user, owner.registration)
  return row?.complete && kinds.includes(row.kind) ? row : undefined
}

/** Lets anybody see a file, or nobody but those who may. */
export async function showFile(tx: Tx, fileId: string, isPublic: boolean): Promise<void> {
  await tx.run(setPublic, fileId, isPublic)
}

export type ResumeText = { readonly pages: readonly TextPage[] } | { readonly because: 'files.type.resume' | 'files.unreadable' } | { readonly image: true }

/**
 * The text of a résumé, read in a limited process of its own; nothing is saved.
 * @returns its pages of lines; `image` where it is a picture, to be filled in by hand; or why it could not be read
 */
export async function parseResume(bytes: Buffer): Promise<ResumeText> {
  const extension = await extensionByContent(bytes)
  if (extension === 'jpg' || extension === 'png') return { image: true }
  if (extension !== 'pdf' && extension !== 'docx') return { because: 'files.type.resume' }
  const answer = await inLimitedChild(extension, bytes)
  if (!answer) return { because: 'files.unreadable' }
  // Written by our own child, as TextPage[]; what a stranger's file could change of it is its text only.
  return { pages: JSON.parse(answer.toString('utf8')) as TextPage[] }
}
