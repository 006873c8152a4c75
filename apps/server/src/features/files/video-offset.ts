import type { fileEndpoints } from '@fledge/contract/files/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toProgressView, countStoredBytes } from './video-progress.ts'
import { ownFileById } from './queries/files.queries.ts'

export const videoOffset: Handler<typeof fileEndpoints.videoOffset> = async ({
  actor,
  db,
  params,
  services,
}) => {
  const row = await db.one(ownFileById, {
    file_id: params.id,
    owner_user_id: actor.userId,
    owner_registration_id: null,
  })
  if (!row || row.kind !== 'video') notFound()
  return toProgressView(row, row.complete ? row.size : await countStoredBytes(services, row))
}
