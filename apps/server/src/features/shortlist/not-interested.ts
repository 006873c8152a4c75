import type { shortlistEndpoints } from '@fledge/contract/shortlist/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/refusal.ts'
import * as store from './store.ts'

type Endpoints = typeof shortlistEndpoints

/**
 * Hides an intern from this company's browse and suggestions until undone. Ends no candidature
 * (spec/states.md).
 */
export const markNotInterested: Handler<Endpoints['markNotInterested']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  if (!(await db.one(store.shortlistFacts, actor.company, body.intern_id, null))) return notFound()
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

export const changeNotInterested: Handler<Endpoints['changeNotInterested']> = async ({
  actor,
  db,
  params,
  body,
}) =>
  (await db.one(store.updateNotInterestedMark, actor.company, params.internId, [
    ...new Set(body.not_interested_reasons),
  ])) ?? notFound()

export const undoNotInterested: Handler<Endpoints['undoNotInterested']> = async ({
  actor,
  db,
  params,
}) => {
  await db.run(store.deleteNotInterestedMark, actor.company, params.internId)
  return {}
}

export const getNotInterested: Handler<Endpoints['getNotInterested']> = async ({
  actor,
  db,
  params,
}) => (await db.one(store.notInterestedMark, actor.company, params.internId)) ?? null
