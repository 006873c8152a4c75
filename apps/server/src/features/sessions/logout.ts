import type { sessionEndpoints } from '@fledge/contract/sessions/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'

export const logout: Handler<typeof sessionEndpoints.logout> = async ({ session }) => {
  await session.end()
  return {}
}
