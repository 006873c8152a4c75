import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { interviewCan } from '@fledge/domain/interviews/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import {
  toPagedResult,
  refuseTransition,
  notFound,
  toRefusal,
} from '../../platform/http/refusal.ts'
import { wordsOfClaims } from './bulk-store.ts'
import { movedView } from './company-moves.ts'
import { endInterview } from './end-interview.ts'
import { factsOf } from './interview-facts.ts'
import { backToShortlist, lockedInterview, toInterviewed } from './locked-interview.ts'
import * as store from './store.ts'
import { companyInterview } from './views.ts'

type Endpoints = typeof interviewEndpoints

export const listContested: Handler<Endpoints['listContested']> = async ({
  actor,
  db,
  query,
  now,
}) => {
  const perPage = query.per_page ?? 10
  const rows = await db.many(store.contestedPage, perPage, ((query.page ?? 1) - 1) * perPage)
  const words =
    rows.length === 0
      ? []
      : await db.many(
          wordsOfClaims,
          rows.map((row) => row.interview_id),
        )
  const said = (id: string) =>
    words.filter((one) => one.interview_id === id).map(({ by, note, at }) => ({ by, note, at }))
  return toPagedResult(
    rows.map((row) => ({
      ...companyInterview(row, actor, now),
      company_name: row.company_name,
      contested_at: row.no_show_contested_at ?? row.status_since,
      words: said(row.interview_id),
    })),
    (await db.one(store.contestedCount))?.count ?? 0,
  )
}

const moves = {
  INTERN_DID_NOT_COME: { move: 'recordInternNoShow', by: 'operator' },
  COMPANY_DID_NOT_COME: { move: 'recordCompanyNoShow', by: 'operator' },
  // The result the clock would reach without a claim.
  TOOK_PLACE: { move: 'settle', by: 'clock' },
} as const

/** Decides a contested no-show claim as an operator. */
export const decideNoShow: Handler<Endpoints['decideNoShow']> = async ({
  actor,
  db,
  params,
  body,
}) => {
  const locked = await lockedInterview(db, {}, params.id)
  if (!locked) return notFound()
  const verdict = interviewCan.decideNoShow(actor, factsOf(locked.row))
  if (!verdict.allowed) return toRefusal(verdict)
  const moved = await endInterview(db, locked.row, {
    ...moves[body.decision],
    reason: body.decision,
    note: body.note,
  })
  if ('illegal' in moved) return refuseTransition(moved)
  if (moves[body.decision].move === 'settle') await toInterviewed(db, locked.row)
  else await backToShortlist(db, locked.row, body.decision)
  return movedView(locked.row, moved)
}
