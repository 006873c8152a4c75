import type { fileEndpoints } from '@fledge/contract/files/endpoints.ts'
import { contentTypes, isPublicFile, videoRule } from '@fledge/domain/files/rules.ts'
import { type Handler, defineTwoPartHandler } from '../../platform/http/handler.ts'
import { notFound, Refusal, refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import type { Services } from '../../platform/services.ts'
import { getFileOwner, toSafeFileName } from './file-owner.ts'
import { detectExtensionOfHead } from './file-reader.ts'
import { completeFile, type FileRow, insertFile, ownFileById, ownFileForUpdate } from './store.ts'
import { reserveQuota } from './upload-quota.ts'
import { toFileView } from './views.ts'

const extensions: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
}

const toProgressView = (row: FileRow, offset: number) => ({
  file_id: row.file_id,
  offset,
  size: row.size,
  chunk_bytes: videoRule.chunkBytes,
})

/** Returns how many of its bytes are stored, without reading any. */
async function countStoredBytes({ files }: Services, row: FileRow): Promise<number> {
  const there = await files.read(row.key, { start: 0, end: 0 })
  if (there && 'destroy' in there.stream && typeof there.stream.destroy === 'function')
    there.stream.destroy()
  return there?.size ?? 0
}

/** Counts the full size from the start, so that a started upload reserves its quota. */
export const startVideo: Handler<typeof fileEndpoints.startVideo> = async ({
  actor,
  db,
  body,
  now,
}) => {
  if (body.size > videoRule.maxBytes)
    return refuse('FILE_TOO_LARGE', { messageKey: 'files.size.video' })
  const full = await reserveQuota(db, actor, body.size)
  if (full) return full
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

export const videoOffset: Handler<typeof fileEndpoints.videoOffset> = async ({
  actor,
  db,
  params,
  services,
}) => {
  const row = await db.one(ownFileById, params.id, actor.userId, null)
  if (!row || row.kind !== 'video') return notFound()
  return toProgressView(row, row.complete ? row.size : await countStoredBytes(services, row))
}

/**
 * Appends a chunk only at the current end, so that of two identical ones one is added; no row is
 * locked meanwhile.
 */
export const putVideoChunk = defineTwoPartHandler<typeof fileEndpoints.putVideoChunk, number>({
  async prepare({ actor, db, params, bytes, services }) {
    const row = await db.one(ownFileById, params.id, actor.userId, null)
    if (!row || row.kind !== 'video' || row.complete) return notFound()
    // A request without a known content type has no bytes here.
    if (!Buffer.isBuffer(bytes) || bytes.length === 0)
      return refuse('VALIDATION', { messageKey: 'files.empty' })
    const end = params.offset + bytes.length
    if (end > row.size) return refuse('FILE_TOO_LARGE', { messageKey: 'files.size.video' })
    const next = await services.files.append(row.key, params.offset, bytes)
    if (next !== null) return next
    const stored = await countStoredBytes(services, row)
    // A repeated chunk whose response was lost gets the original response.
    return stored >= end
      ? stored
      : refuse('CONFLICT', { messageKey: 'files.video.offset', fields: { offset: String(stored) } })
  },
  async commit({ actor, db, params }, offset) {
    const row = await db.one(ownFileById, params.id, actor.userId, null)
    return row && !row.complete ? toProgressView(row, offset) : notFound()
  },
})

/** The bytes stay in place; `prepare` returns null if the video was already complete. */
export const completeVideo = defineTwoPartHandler<
  typeof fileEndpoints.completeVideo,
  string | null
>({
  async prepare({ actor, db, params, services, now }) {
    const row = await db.one(ownFileById, params.id, actor.userId, null)
    if (!row || row.kind !== 'video') return notFound()
    if (row.complete) return null
    if ((await countStoredBytes(services, row)) !== row.size)
      return refuse('CONFLICT', { messageKey: 'files.video.incomplete' })
    const bytes = await readFirstBytes(services, row)
    // The first bytes decide the type, regardless of the declared one.
    const found = await detectExtensionOfHead({ services, actor, now, bytes })
    if (found instanceof Refusal) return found
    return (
      videoRule.extensions.find((one) => one === found) ??
      refuse('UNSUPPORTED_FILE_TYPE', { messageKey: 'files.type.video' })
    )
  },
  async commit({ actor, db, params }, extension) {
    const row = await db.one(ownFileForUpdate, params.id, actor.userId)
    if (!row) return notFound()
    if (row.complete || extension === null) return row.complete ? toFileView(row) : notFound()
    const done = await db.one(
      completeFile,
      row.file_id,
      contentTypes[extension] ?? row.content_type,
    )
    return done ? toFileView(done) : notFound()
  },
})

async function readFirstBytes({ files }: Services, row: FileRow): Promise<Buffer> {
  const found = await files.read(row.key, { start: 0, end: Math.min(row.size, 65_536) - 1 })
  const parts: Buffer[] = []
  if (found) for await (const part of found.stream) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}
