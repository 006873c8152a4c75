import type { fileEndpoints } from '@fledge/contract/files/endpoints.ts'
import { isPublicFile, videoRule } from '@fledge/domain/files/rules.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { getFileOwner, toSafeFileName } from './file-owner.ts'
import { insertFile } from './store.ts'
import { reserveQuota } from './upload-quota.ts'
import { toProgressView } from './video-progress.ts'

const extensions: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
}

/** Counts the full size from the start, so that a started upload reserves its quota. */
export const startVideo: Handler<typeof fileEndpoints.startVideo> = async ({
  actor,
  db,
  body,
  now,
}) => {
  if (body.size > videoRule.maxBytes)
    throw new AppError('FILE_TOO_LARGE', { messageKey: 'files.size.video' })
  await reserveQuota(db, actor, body.size)
  const id = newId(now)
  const owner = getFileOwner(actor)
  const row = await db.one(
    insertFile,
    id,
    owner.user,
    null,
    owner.company,
    `${id.slice(-2)}/${id}.${extensions[body.type] ?? 'mp4'}`,
    'video',
    body.purpose,
    body.type,
    toSafeFileName(body.name, extensions[body.type] ?? 'mp4'),
    body.size,
    isPublicFile('video', body.purpose),
    false,
    now.toISOString(),
  )
  return row ? toProgressView(row, 0) : notFound()
}
