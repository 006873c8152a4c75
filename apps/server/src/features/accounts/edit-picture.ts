import type { accountEndpoints } from '@fledge/contract/accounts/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toFileUrl, lockFileToSave, setFileVisibility } from '../files/public.ts'
import { setUserPicture } from '../sessions/public.ts'

/**
 * Sets one of the user's own images as profile picture, shown to companies wherever they see the
 * person.
 */
export const editPicture: Handler<typeof accountEndpoints.editPicture> = async ({
  db,
  actor,
  body,
}) => {
  const file = body.file_id ? await lockFileToSave(db, actor, body.file_id, ['image']) : null
  if (file === undefined) notFound()
  await setUserPicture(db, actor.userId, file?.file_id ?? null)
  if (file) await setFileVisibility(db, file.file_id, true)
  return { picture_url: file ? toFileUrl(file.file_id) : null }
}
