import type { browseEndpoints } from '@fledge/contract/browse/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as store from './queries/browse.queries.ts'

export const hideCareerField: Handler<typeof browseEndpoints.hideCareerField> = async ({
  db,
  actor,
  body,
}) =>
  (await db.one(store.hideField, {
    company_id: actor.company,
    field: body.career_field_id,
    hidden: body.hidden ?? true,
  })) ?? {
    hidden_career_field_ids: [],
  }
