import type { fileEndpoints } from '@fledge/contract/files/endpoints.ts'
import { defineTwoPartHandler } from '../../platform/http/handler.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { countStoredBytes, toProgressView } from './video-progress.ts'
import { ownFileById } from './queries/files.queries.ts'

/**
 * Appends a chunk only at the current end, so that of two identical ones only one is added; no row
 * is locked in the meantime.
 */
export const putVideoChunk = defineTwoPartHandler<typeof fileEndpoints.putVideoChunk, number>({
  async prepare({ actor, db, params, bytes, services }) {
    const row = await db.one(ownFileById, {
      file_id: params.id,
      owner_user_id: actor.userId,
      owner_registration_id: null,
    })
    if (!row || row.kind !== 'video' || row.complete) notFound()
    // A request without a known content type has no bytes here.
    if (!Buffer.isBuffer(bytes) || bytes.length === 0)
      throw new AppError('VALIDATION', { messageKey: 'files.empty' })
    const end = params.offset + bytes.length
    if (end > row.size) throw new AppError('FILE_TOO_LARGE', { messageKey: 'files.size.video' })
    const next = await services.files.append(row.key, params.offset, bytes)
    if (next !== null) return next
    const stored = await countStoredBytes(services, row)
    // A repeated chunk whose response was lost gets the original response.
    if (stored >= end) return stored
    throw new AppError('CONFLICT', {
      messageKey: 'files.video.offset',
      fields: { offset: String(stored) },
    })
  },
  async commit({ actor, db, params }, offset) {
    const row = await db.one(ownFileById, {
      file_id: params.id,
      owner_user_id: actor.userId,
      owner_registration_id: null,
    })
    return row && !row.complete ? toProgressView(row, offset) : notFound()
  },
})
