import type { fileEndpoints } from '@fledge/contract/files/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { ownFileById } from './store.ts'
import { toProgressView, countStoredBytes } from './video-progress.ts'

export const videoOffset: Handler<typeof fileEndpoints.videoOffset> = async ({
  actor,
  db,
  params,
  services,
}) => {
  const row = await db.one(ownFileById, params.id, actor.userId, null)
  if (!row || row.kind !== 'video') notFound()
  return toProgressView(row, row.complete ? row.size : await countStoredBytes(services, row))
}
