import type { fileEndpoints } from '@fledge/contract/files/endpoints.ts'
import { videoRule } from '@fledge/domain/files/rules.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { ownFileById } from './queries/files.queries.ts'

/**
 * Signs the chunk that begins at a multiple of the usual size. What is stored counts only once
 * `completeVideo` has found it complete and looked at its content.
 */
export const videoChunkAddress: Handler<typeof fileEndpoints.videoChunkAddress> = async ({
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
  if (!row || row.kind !== 'video' || row.complete || params.offset >= row.size) notFound()
  // An upload in chunks of other sizes continues through the server.
  if (params.offset % videoRule.chunkBytes !== 0) return { url: null, headers: {} }
  const size = Math.min(videoRule.chunkBytes, row.size - params.offset)
  return (
    (await services.files.signChunk(row.key, params.offset, size)) ?? { url: null, headers: {} }
  )
}
