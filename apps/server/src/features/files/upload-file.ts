import { createHash } from 'node:crypto'
import type { fileEndpoints } from '@fledge/contract/files/endpoints.ts'
import { isPublicFile } from '@fledge/domain/files/rules.ts'
import { defineTwoPartHandler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { getFileOwner, toSafeFileName } from './file-owner.ts'
import { type CheckedContent, checkContent } from './file-reader.ts'
import { resolveUploadKey } from './upload-ticket.ts'
import { requireQuota, reserveQuota } from './upload-quota.ts'
import { toFileView } from './views.ts'
import { insertFile } from './queries/files.queries.ts'

/** Reviewers are told when two interns have the same résumé. */
const hashContent = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

interface StoredContent {
  readonly id: string
  /** Storage key, unique per attempt, so that undoing one deletes nothing else. */
  readonly key: string
  readonly content: CheckedContent
}

/** Reads and stores the bytes first; the transaction only writes the row. */
export const uploadFile = defineTwoPartHandler<typeof fileEndpoints.uploadFile, StoredContent>({
  async prepare({ actor, db, body, query, upload, now, services, undo }) {
    const id = resolveUploadKey(services, getFileOwner(actor).user, query, now)
    await requireQuota(db, actor, upload.bytes.length)
    const content = await checkContent({ services, actor, now, bytes: upload.bytes }, body.kind)
    const key = `${id.slice(-2)}/${newId(now)}.${content.extension}`
    undo(() => services.files.remove(key))
    await services.files.put(key, content.bytes)
    return { id, key, content }
  },
  async commit({ actor, db, body, upload, now }, { id, key, content }) {
    await reserveQuota(db, actor, content.bytes.length)
    const owner = getFileOwner(actor)
    const row = await db.one(insertFile, {
      file_id: id,
      owner_user_id: owner.user,
      owner_registration_id: owner.registration,
      company_id: owner.company,
      key,
      kind: body.kind,
      purpose: body.purpose,
      content_type: content.contentType,
      name: toSafeFileName(upload.filename, content.extension),
      size: content.bytes.length,
      is_public: isPublicFile(body.kind, body.purpose),
      complete: true,
      created_at: now.toISOString(),
      content_hash: body.purpose === 'resume' ? hashContent(content.bytes) : null,
    })
    return row ? toFileView(row) : notFound()
  },
})
