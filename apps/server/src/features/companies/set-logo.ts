import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { getFileIdsByKey, rejectMissingFile, saveCompanyMedia } from './company-media.ts'

export const setLogo: Handler<typeof companyEndpoints.setLogo> = async (ctx) => {
  const { key, base } = ctx.body
  const file = (await getFileIdsByKey(ctx.db, ctx.actor.company, [key], 'image'))(key)
  if (file === undefined) rejectMissingFile('key')
  return saveCompanyMedia(ctx, { logo_file_id: file, base })
}
