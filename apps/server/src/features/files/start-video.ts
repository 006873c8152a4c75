import type { fileEndpoints } from '@fledge/contract/files/endpoints.ts'
import { isPublicFile, videoRule } from '@fledge/domain/files/rules.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { getFileOwner, toSafeFileName } from './file-owner.ts'
import { reserveQuota } from './upload-quota.ts'
import { toProgressView } from './video-progress.ts'
import { insertFile } from './queries/files.queries.ts'

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
  const row = await db.one(insertFile, {
    file_id: id,
    owner_user_id: owner.user,
    owner_registration_id: null,
    company_id: owner.company,
    key: `${id.slice(-2)}/${id}.${extensions[body.type] ?? 'mp4'}`,
    kind: 'video',
    purpose: body.purpose,
    content_type: body.type,
    name: toSafeFileName(body.name, extensions[body.type] ?? 'mp4'),
    size: body.size,
    is_public: isPublicFile('video', body.purpose),
    complete: false,
    created_at: now.toISOString(),
    content_hash: null,
  })
  return row ? toProgressView(row, 0) : notFound()
}
