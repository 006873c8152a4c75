import type { shortlistEndpoints } from '@fledge/contract/shortlist/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as store from './store.ts'

export const getNotInterested: Handler<typeof shortlistEndpoints.getNotInterested> = async ({
  actor,
  db,
  params,
}) => (await db.one(store.notInterestedMark, actor.company, params.internId)) ?? null
