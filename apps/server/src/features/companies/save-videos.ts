import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { StoredVideo } from './store.ts'
import { getFileIdsByKey, refuseMissingFile, saveCompanyMedia } from './company-media.ts'

export const saveVideos: Handler<typeof companyEndpoints.saveVideos> = async (ctx) => {
  const { videos: wanted, expected_versions } = ctx.body
  const idOf = await getFileIdsByKey(
    ctx.db,
    ctx.actor.company,
    wanted.flatMap((one) => (one.key ? [one.key] : [])),
    'video',
  )
  const videos: StoredVideo[] = []
  for (const [at, one] of wanted.entries()) {
    const file = one.key ? idOf(one.key) : undefined
    if (one.key && file === undefined) return refuseMissingFile(`videos.${at}.key`)
    if (one.link) videos.push({ ...one.link, caption: one.caption ?? '' })
    else if (file !== undefined) videos.push({ file_id: file, caption: one.caption ?? '' })
  }
  return saveCompanyMedia(ctx, { videos, expected_versions })
}
