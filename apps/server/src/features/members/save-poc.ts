import type { memberEndpoints } from '@fledge/contract/members/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { saveProfileFields } from './member-profile.ts'

export const savePoc: Handler<typeof memberEndpoints.savePoc> = async ({ actor, db, body }) =>
  saveProfileFields(db, actor, body)
