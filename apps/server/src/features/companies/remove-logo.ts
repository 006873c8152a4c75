import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { saveCompanyMedia } from './company-media.ts'

export const removeLogo: Handler<typeof companyEndpoints.removeLogo> = async (ctx) =>
  saveCompanyMedia(ctx, { logo_file_id: null })
