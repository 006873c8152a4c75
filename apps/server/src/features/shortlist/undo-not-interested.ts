import type { shortlistEndpoints } from '@fledge/contract/shortlist/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as store from './queries/shortlist.queries.ts'

export const undoNotInterested: Handler<typeof shortlistEndpoints.undoNotInterested> = async ({
  actor,
  db,
  params,
}) => {
  await db.run(store.deleteNotInterestedMark, {
    company_id: actor.company,
    intern_id: params.internId,
  })
  return {}
}
