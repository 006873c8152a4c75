import type { formEndpoints } from '@fledge/contract/applications/form-endpoints.ts'
import { suggestWording } from '@fledge/domain/profiles/suggest-wording.ts'
import type { Handler } from '../../platform/http/handler.ts'

export const enhanceText: Handler<typeof formEndpoints.enhanceText> = async ({ body }) => {
  const introduction = suggestWording(body.introduction)
  return { introduction, is_changed: introduction !== body.introduction.trim() }
}
