import type { formEndpoints } from '@fledge/contract/applications/form-endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { lockFileToSave } from '../files/public.ts'
import { saveVideo } from '../profiles/public.ts'
import { lockEditableProfile, patchApplication } from './editable-profile.ts'

/** Answers a video question with a complete video of the intern. */
export const saveVideoAnswer: Handler<typeof formEndpoints.saveVideoAnswer> = async ({
  db,
  actor,
  body: { question, seconds, file_id },
}) => {
  const row = await lockEditableProfile(db, actor)
  const file = (await lockFileToSave(db, actor, file_id, ['video'])) ?? notFound()
  const answer = await saveVideo(db, actor.intern, { question, seconds, fileId: file.file_id })
  if (row.application_id)
    await patchApplication(db, actor, row.application_id, { sections: ['VIDEO_PROFILE'] })
  return answer
}
