import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { interviewCan } from '@fledge/domain/interviews/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import {
  toPagedResult,
  refuseTransition,
  notFound,
  toRefusal,
} from '../../platform/http/refusal.ts'
import { selectClaimNotes } from './bulk-store.ts'
import { toTransitionView } from './company-transitions.ts'
import { endInterview } from './end-interview.ts'
import { toInterviewFacts } from './interview-facts.ts'
import { returnToShortlist, lockInterview, completeInterviewStage } from './lock-interview.ts'
import * as store from './store.ts'
import { toCompanyInterview } from './views.ts'

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
          selectClaimNotes,
          rows.map((row) => row.interview_id),
        )
  const said = (id: string) =>
    words.filter((one) => one.interview_id === id).map(({ by, note, at }) => ({ by, note, at }))
  return toPagedResult(
    rows.map((row) => ({
      ...toCompanyInterview(row, actor, now),
      company_name: row.company_name,
      contested_at: row.no_show_contested_at ?? row.status_since,
      words: said(row.interview_id),
    })),
    (await db.one(store.contestedCount))?.count ?? 0,
  )
}

const transitionByDecision = {
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
  const locked = await lockInterview(db, {}, params.id)
  if (!locked) return notFound()
  const verdict = interviewCan.decideNoShow(actor, toInterviewFacts(locked.row))
  if (!verdict.allowed) return toRefusal(verdict)
  const moved = await endInterview(db, locked.row, {
    ...transitionByDecision[body.decision],
    reason: body.decision,
    note: body.note,
  })
  if ('illegal' in moved) return refuseTransition(moved)
  if (transitionByDecision[body.decision].move === 'settle')
    await completeInterviewStage(db, locked.row)
  else await returnToShortlist(db, locked.row, body.decision)
  return toTransitionView(locked.row, moved)
}
