import type { shortlistEndpoints } from '@fledge/contract/shortlist/endpoints.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as store from './queries/shortlist.queries.ts'

export const changeNotInterested: Handler<typeof shortlistEndpoints.changeNotInterested> = async ({
  actor,
  db,
  params,
  body,
}) =>
  (await db.one(store.updateNotInterestedMark, {
    company_id: actor.company,
    intern_id: params.internId,
    reasons: [...new Set(body.not_interested_reasons)],
  })) ?? notFound()
