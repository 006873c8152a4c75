import type { shortlistEndpoints } from '@fledge/contract/shortlist/endpoints.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as store from './queries/shortlist.queries.ts'

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
  if (
    !(await db.one(store.shortlistFacts, {
      company_id: actor.company,
      intern_id: body.intern_id,
      plan_id: null,
    }))
  )
    notFound()
  return (
    (await db.one(store.insertNotInterestedMark, {
      company_id: actor.company,
      intern_id: body.intern_id,
      reasons: [...new Set(body.not_interested_reasons)],
      by_user: actor.userId,
      now: now.toISOString(),
    })) ?? notFound()
  )
}
