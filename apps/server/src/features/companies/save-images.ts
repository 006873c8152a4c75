import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { getFileIdsByKey, rejectMissingFile, saveCompanyMedia } from './company-media.ts'

export const saveImages: Handler<typeof companyEndpoints.saveImages> = async (ctx) => {
  const { images, base } = ctx.body
  const idOf = await getFileIdsByKey(
    ctx.db,
    ctx.actor.company,
    images.map((image) => image.key),
    'image',
  )
  const missingIndex = images.findIndex((image) => idOf(image.key) === undefined)
  if (missingIndex >= 0) rejectMissingFile(`images.${missingIndex}.key`)
  return saveCompanyMedia(ctx, {
    photos: images.map((image) => ({ file_id: idOf(image.key), caption: image.caption ?? '' })),
    base,
  })
}
