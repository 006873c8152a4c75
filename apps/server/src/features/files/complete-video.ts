import type { fileEndpoints } from '@fledge/contract/files/endpoints.ts'
import { contentTypes, videoRule } from '@fledge/domain/files/rules.ts'
import { defineTwoPartHandler } from '../../platform/http/handler.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type { Services } from '../../platform/services.ts'
import { detectExtensionOfHead } from './file-reader.ts'
import { toFileView } from './views.ts'
import { countStoredBytes } from './video-progress.ts'
import {
  completeFile,
  type FileRow,
  ownFileById,
  ownFileForUpdate,
} from './queries/files.queries.ts'

/** The bytes stay in place; `prepare` returns null if the video was already complete. */
export const completeVideo = defineTwoPartHandler<
  typeof fileEndpoints.completeVideo,
  string | null
>({
  async prepare({ actor, db, params, services, now }) {
    const row = await db.one(ownFileById, {
      file_id: params.id,
      owner_user_id: actor.userId,
      owner_registration_id: null,
    })
    if (!row || row.kind !== 'video') notFound()
    if (row.complete) return null
    if ((await countStoredBytes(services, row)) !== row.size)
      throw new AppError('CONFLICT', { messageKey: 'files.video.incomplete' })
    await services.files.finish(row.key, row.size)
    const bytes = await readFirstBytes(services, row)
    // The first bytes decide the type, regardless of the declared one.
    const found = await detectExtensionOfHead({ services, actor, now, bytes })
    const extension = videoRule.extensions.find((allowed) => allowed === found)
    if (!extension) throw new AppError('UNSUPPORTED_FILE_TYPE', { messageKey: 'files.type.video' })
    return extension
  },
  async commit({ actor, db, params }, extension) {
    const row = await db.one(ownFileForUpdate, { file_id: params.id, owner_user_id: actor.userId })
    if (!row) notFound()
    if (row.complete || extension === null) return row.complete ? toFileView(row) : notFound()
    const completed = await db.one(completeFile, {
      file_id: row.file_id,
      content_type: contentTypes[extension] ?? row.content_type,
    })
    return completed ? toFileView(completed) : notFound()
  },
})

async function readFirstBytes({ files }: Services, row: FileRow): Promise<Buffer> {
  const found = await files.read(row.key, { start: 0, end: Math.min(row.size, 65_536) - 1 })
  const parts: Buffer[] = []
  if (found) for await (const part of found.stream) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}
