import type { fileCalls } from '@fledge/contract/files/calls.ts'
import { isPublicFile } from '@fledge/domain/files/rules.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, Refusal, refuse } from '../../platform/http/outcome.ts'
import { checkedContent } from './checked-content.ts'
import { ownerOf, safeName } from './file-owner.ts'
import { deleteFileRow, fileInUse, insertFile, ownFileById } from './store.ts'
import { ticketedKey } from './upload-ticket.ts'
import { fileView } from './views.ts'

export const uploadFile: Handler<typeof fileCalls.uploadFile> = async ({
  actor,
  db,
  body,
  query,
  upload,
  now,
  services,
}) => {
  const owner = ownerOf(actor)
  const id = ticketedKey(services, owner.user, query, now)
  if (id === null) return refuse('DEADLINE_PASSED', { because: 'files.ticket' })
  const content = await checkedContent(body.kind, upload.bytes)
  if (content instanceof Refusal) return content
  const key = `${id.slice(-2)}/${id}.${content.extension}`
  await services.files.put(key, content.bytes)
  try {
    const row = await db.one(
      insertFile,
      id,
      owner.user,
      owner.registration,
      owner.company,
      key,
      body.kind,
      body.purpose,
      content.contentType,
      safeName(upload.filename, content.extension),
      content.bytes.length,
      isPublicFile(body.kind, body.purpose),
      true,
      now.toISOString(),
    )
    return row ? fileView(row) : notFound()
  } catch (error) {
    await services.files.remove(key)
    throw error
  }
}

export const deleteFile: Handler<typeof fileCalls.deleteFile> = async ({
  actor,
  db,
  body,
  services,
}) => {
  const owner = ownerOf(actor)
  const row = await db.one(ownFileById, body.key, owner.user, owner.registration)
  if (!row) return notFound()
  if ((await db.one(fileInUse, row.file_id))?.is_used)
    return refuse('CONFLICT', { because: 'files.inUse' })
  await db.run(deleteFileRow, row.file_id)
  // Only once the row is gone for good; a file without its row is seen by nobody.
  db.afterCommit(() => void services.files.remove(row.key).catch(() => {}))
  return {}
}
