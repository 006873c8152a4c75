import type { fileEndpoints } from '@fledge/contract/files/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import { getFileOwner } from './file-owner.ts'
import { deleteFileRow, isFileInUse, ownFileById } from './store.ts'

export const deleteFile: Handler<typeof fileEndpoints.deleteFile> = async ({
  actor,
  db,
  body,
  services,
}) => {
  const owner = getFileOwner(actor)
  const row = await db.one(ownFileById, body.key, owner.user, owner.registration)
  if (!row) return notFound()
  if ((await db.one(isFileInUse, row.file_id))?.is_used)
    return refuse('CONFLICT', { messageKey: 'files.inUse' })
  await db.run(deleteFileRow, row.file_id)
  services.removeFiles(db, [row.key])
  return {}
}
