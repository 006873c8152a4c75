import type { browseEndpoints } from '@fledge/contract/browse/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as store from './store.ts'

export const hideCareerField: Handler<typeof browseEndpoints.hideCareerField> = async ({
  db,
  actor,
  body,
}) =>
  (await db.one(store.hideField, actor.company, body.career_field_id, body.hidden ?? true)) ?? {
    hidden_career_field_ids: [],
  }
