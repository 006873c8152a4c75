import type { profileEndpoints } from '@fledge/contract/profiles/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { detachUnusedFiles, findOwnFile } from '../files/public.ts'
import { lockEditableProfile } from './save-section.ts'
import * as store from './store.ts'
import { toVideoView } from './views.ts'

/** Answers a video question with a complete video of the intern. */
export const saveVideoAnswer: Handler<typeof profileEndpoints.saveVideoAnswer> = async ({
  db,
  actor,
  body,
  now,
}) => {
  const row = await lockEditableProfile(db, actor)
  const file = (await findOwnFile(db, actor, body.file_id, ['video'])) ?? notFound()
  const before = await db.one(store.selectVideo, actor.intern, body.question)
  const answer = await db.one(
    store.saveVideo,
    actor.intern,
    body.question,
    file.file_id,
    body.seconds,
    now.toISOString(),
  )
  await detachUnusedFiles(db, actor.intern, [before?.file_id])
  if (row.application_id)
    await db.run(
      store.patchApplication,
      actor.intern,
      row.application_id,
      '{}',
      JSON.stringify({ VIDEO_PROFILE: now.toISOString() }),
    )
  return answer ? toVideoView(answer) : notFound()
}
