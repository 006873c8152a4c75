import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { updateHiddenField } from './queries/companies.queries.ts'

export const hideCareerField: Handler<typeof companyEndpoints.hideCareerField> = async ({
  db,
  actor,
  body,
}) =>
  (await db.one(updateHiddenField, {
    company_id: actor.company,
    career_field_id: body.career_field_id,
    hidden: body.hidden ?? true,
  })) ?? {
    hidden_career_field_ids: [],
  }
