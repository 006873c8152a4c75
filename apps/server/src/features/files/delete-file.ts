import type { fileEndpoints } from '@fledge/contract/files/endpoints.ts'
import { fileCan } from '@fledge/domain/files/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import { getFileOwner } from './file-owner.ts'
import { deleteFileRow, isFileInUse, ownFileById } from './queries/files.queries.ts'

export const deleteFile: Handler<typeof fileEndpoints.deleteFile> = async ({
  actor,
  db,
  body,
  services,
}) => {
  const owner = getFileOwner(actor)
  const row = await db.one(ownFileById, {
    file_id: body.key,
    owner_user_id: owner.user,
    owner_registration_id: owner.registration,
  })
  if (!row) notFound()
  const isInUse = (await db.one(isFileInUse, { file_id: row.file_id }))?.is_used ?? false
  authorize(fileCan.delete({ isInUse }))
  await db.run(deleteFileRow, { file_id: row.file_id })
  services.removeFiles(db, [row.key])
  return {}
}
