import type { shortlistEndpoints } from '@fledge/contract/shortlist/endpoints.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as store from './store.ts'

/**
 * Hides an intern from this company's browse and suggestions until undone. Ends no candidature
 * (spec/states.md).
 */
export const markNotInterested: Handler<typeof shortlistEndpoints.markNotInterested> = async ({
  actor,
  db,
  body,
  now,
}) => {
  if (!(await db.one(store.shortlistFacts, actor.company, body.intern_id, null))) notFound()
  return (
    (await db.one(
      store.insertNotInterestedMark,
      actor.company,
      body.intern_id,
      [...new Set(body.not_interested_reasons)],
      actor.userId,
      now.toISOString(),
    )) ?? notFound()
  )
}
