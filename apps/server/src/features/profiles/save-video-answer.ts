import type { profileEndpoints } from '@fledge/contract/profiles/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { detachUnusedFiles, findOwnFile } from '../files/public.ts'
import { lockEditableProfile } from './save-section.ts'
import * as store from './queries/profiles.queries.ts'
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
  const before = await db.one(store.selectVideo, {
    intern_id: actor.intern,
    question: body.question,
  })
  const answer = await db.one(store.saveVideo, {
    intern_id: actor.intern,
    question: body.question,
    file_id: file.file_id,
    seconds: body.seconds,
    now: now.toISOString(),
  })
  await detachUnusedFiles(db, actor.intern, [before?.file_id])
  if (row.application_id)
    await db.run(store.patchApplication, {
      intern_id: actor.intern,
      application_id: row.application_id,
      patch: '{}',
      sections: JSON.stringify({ VIDEO_PROFILE: now.toISOString() }),
    })
  return answer ? toVideoView(answer) : notFound()
}
