import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { findCandidature } from '../candidatures/public.ts'
import { getInternOfferView } from './intern-view.ts'
import { toInternOfferRow } from './views.ts'
import {
  offerById,
  offersOfCandidature,
  offersOfIntern,
  type OfferRow,
} from './queries/offers.queries.ts'

type Endpoints = typeof offerEndpoints
const isSeen = (row: OfferRow) =>
  offerCan.isSeenByIntern({ status: row.status, answerBy: row.answer_by })

export const getInternOffer: Handler<Endpoints['getInternOffer']> = async ({
  actor,
  db,
  params,
}) => {
  const row = await db.one(offerById, {
    offer_ids: [params.id],
    company_id: null,
    intern_id: actor.intern,
  })
  return row && isSeen(row) ? getInternOfferView(db, actor, row) : notFound()
}

export const listInternCandidatureOffers: Handler<
  Endpoints['listInternCandidatureOffers']
> = async ({ actor, db, params }) => {
  if (!(await findCandidature(db, { intern: actor.intern }, params.id))) notFound()
  const rows = (
    await db.many(offersOfCandidature, {
      candidature_id: params.id,
      company_id: null,
      intern_id: actor.intern,
    })
  ).filter(isSeen)
  return toPagedResult(rows.map(toInternOfferRow), rows.length)
}

/** Lists the intern's own offers; the id is theirs or that of one of their applications. */
export const listInternOffers: Handler<Endpoints['listInternOffers']> = async ({
  actor,
  db,
  params,
}) => {
  const rows = await db.many(offersOfIntern, { intern_id: actor.intern, waiting: false })
  if (params.id === actor.intern) return toPagedResult(rows.map(toInternOfferRow), rows.length)
  const ownRows = rows.filter((row) => row.application_id === params.id)
  return ownRows.length > 0
    ? toPagedResult(ownRows.map(toInternOfferRow), ownRows.length)
    : notFound()
}

export const listReceivedOffers: Handler<Endpoints['listReceivedOffers']> = async ({
  actor,
  db,
}) => {
  const rows = await db.many(offersOfIntern, { intern_id: actor.intern, waiting: true })
  return toPagedResult(rows.map(toInternOfferRow), rows.length)
}
