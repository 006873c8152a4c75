import type { formEndpoints } from '@fledge/contract/applications/form-endpoints.ts'
import { videoQuestions } from '@fledge/domain/profiles/types.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { translate } from '../../platform/texts.ts'
import { listVideos } from '../profiles/public.ts'

export const listVideoAnswers: Handler<typeof formEndpoints.listVideoAnswers> = async ({
  db,
  actor,
}) => {
  const videos = await listVideos(db, actor.intern)
  return videoQuestions.map((question) => ({
    question,
    text: translate(`profiles.video.${question}`),
    answer: videos.find((video) => video.question === question) ?? null,
  }))
}
