import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { getFileIdsByKey, rejectMissingFile, saveCompanyMedia } from './company-media.ts'
import type { StoredVideo } from './column-types.ts'

export const saveVideos: Handler<typeof companyEndpoints.saveVideos> = async (ctx) => {
  const { videos: videoItems, base } = ctx.body
  const idOf = await getFileIdsByKey(
    ctx.db,
    ctx.actor.company,
    videoItems.flatMap((video) => (video.key ? [video.key] : [])),
    'video',
  )
  const videos: StoredVideo[] = []
  for (const [at, { key, link, caption = '' }] of videoItems.entries()) {
    const file = key ? idOf(key) : undefined
    if (key && file === undefined) rejectMissingFile(`videos.${at}.key`)
    if (link) videos.push({ ...link, caption })
    else if (file !== undefined) videos.push({ file_id: file, caption })
  }
  return saveCompanyMedia(ctx, { videos, base })
}
