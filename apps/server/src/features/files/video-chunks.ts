import type { fileCalls } from '@fledge/contract/files/calls.ts'
import { contentTypes, isPublicFile, videoRule } from '@fledge/domain/files/rules.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, refuse } from '../../platform/http/outcome.ts'
import { newId } from '../../platform/ids.ts'
import type { Services } from '../../platform/services.ts'
import { extensionByContent } from './content-type.ts'
import { ownerOf, safeName } from './file-owner.ts'
import { completeFile, type FileRow, insertFile, ownFileById, ownFileForUpdate } from './store.ts'
import { fileView } from './views.ts'

const extensions: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
}

async function progress(services: Services, row: FileRow) {
  // Reading no byte tells the size.
  const there = await services.files.read(row.key, { start: 0, end: 0 })
  if (there && 'destroy' in there.stream && typeof there.stream.destroy === 'function')
    there.stream.destroy()
  return {
    file_id: row.file_id,
    offset: there?.size ?? 0,
    size: row.size,
    chunk_bytes: videoRule.chunkBytes,
  }
}

export const startVideo: Handler<typeof fileCalls.startVideo> = async ({
  actor,
  db,
  body,
  now,
  services,
}) => {
  if (body.size > videoRule.mostBytes) return refuse('TOO_LARGE', { because: 'files.size.video' })
  const id = newId(now)
  const owner = ownerOf(actor)
  const row = await db.one(
    insertFile,
    id,
    owner.user,
    null,
    owner.company,
    `part/${id}`,
    'video',
    body.purpose,
    body.type,
    safeName(body.name, extensions[body.type] ?? 'mp4'),
    body.size,
    isPublicFile('video', body.purpose),
    false,
    now.toISOString(),
  )
  return row ? progress(services, row) : notFound()
}

export const videoOffset: Handler<typeof fileCalls.videoOffset> = async ({
  actor,
  db,
  params,
  services,
}) => {
  const row = await db.one(ownFileById, params.id, actor.userId, null)
  if (!row || row.kind !== 'video') return notFound()
  return row.complete
    ? { file_id: row.file_id, offset: row.size, size: row.size, chunk_bytes: videoRule.chunkBytes }
    : progress(services, row)
}

export const putVideoChunk: Handler<typeof fileCalls.putVideoChunk> = async ({
  actor,
  db,
  params,
  bytes,
  services,
}) => {
  // The lock keeps two of the same piece from being added both.
  const row = await db.one(ownFileForUpdate, params.id, actor.userId)
  if (!row || row.kind !== 'video' || row.complete) return notFound()
  // What came without a type we know has no bytes here.
  if (!Buffer.isBuffer(bytes) || bytes.length === 0)
    return refuse('VALIDATION', { because: 'files.empty' })
  if (params.offset + bytes.length > row.size)
    return refuse('TOO_LARGE', { because: 'files.size.video' })
  const next = await services.files.append(row.key, params.offset, bytes)
  if (next !== null)
    return { file_id: row.file_id, offset: next, size: row.size, chunk_bytes: videoRule.chunkBytes }
  const now = await progress(services, row)
  // A piece that is there already, sent again since its answer was lost, is answered as the first time.
  return now.offset >= params.offset + bytes.length
    ? now
    : refuse('CONFLICT', { because: 'files.video.offset', fields: { offset: String(now.offset) } })
}

export const completeVideo: Handler<typeof fileCalls.completeVideo> = async ({
  actor,
  db,
  params,
  services,
}) => {
  const row = await db.one(ownFileForUpdate, params.id, actor.userId)
  if (!row || row.kind !== 'video') return notFound()
  if (row.complete) return fileView(row)
  if ((await progress(services, row)).offset !== row.size)
    return refuse('CONFLICT', { because: 'files.video.incomplete' })
  const extension = await contentOf(services, row)
  if (extension === null) return refuse('WRONG_TYPE', { because: 'files.type.video' })
  const key = `${row.file_id.slice(-2)}/${row.file_id}.${extension}`
  const done = await db.one(
    completeFile,
    row.file_id,
    key,
    contentTypes[extension] ?? row.content_type,
  )
  if (!done) return notFound()
  await services.files.move(row.key, key)
  return fileView(done)
}

/** The first bytes tell what it is, whatever it said it would be. */
async function contentOf(services: Services, row: FileRow): Promise<string | null> {
  const found = await services.files.read(row.key, {
    start: 0,
    end: Math.min(row.size, 65_536) - 1,
  })
  if (!found) return null
  const parts: Buffer[] = []
  for await (const part of found.stream) parts.push(Buffer.from(part))
  const extension = await extensionByContent(Buffer.concat(parts))
  return videoRule.extensions.find((one) => one === extension) ?? null
}
