import type { VideoQuestion } from '@fledge/domain/profiles/types.ts'
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { detachUnusedFiles } from '../files/public.ts'
import * as store from './queries/profiles.queries.ts'
import { toVideoView } from './views.ts'

interface VideoAnswer {
  readonly question: VideoQuestion
  readonly fileId: string
  readonly seconds: number
}

/** Stores a video as the answer to a question, in place of the previous one. */
export async function saveVideo(
  tx: Tx,
  intern: InternScope,
  { question, fileId, seconds }: VideoAnswer,
) {
  const before = await tx.one(store.selectVideo, { intern_id: intern, question })
  const answer =
    (await tx.one(store.upsertVideo, {
      intern_id: intern,
      question,
      file_id: fileId,
      seconds,
      now: tx.now.toISOString(),
    })) ?? notFound()
  await detachUnusedFiles(tx, intern, [before?.file_id])
  return toVideoView(answer)
}
