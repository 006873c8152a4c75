import type { shortlistEndpoints } from '@fledge/contract/shortlist/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as store from './queries/shortlist.queries.ts'

export const getNotInterested: Handler<typeof shortlistEndpoints.getNotInterested> = async ({
  actor,
  db,
  params,
}) =>
  (await db.one(store.notInterestedMark, {
    company_id: actor.company,
    intern_id: params.internId,
  })) ?? null
