import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { liveInterviewStatuses, type InterviewStatus } from '@fledge/domain/interviews/types.ts'
import { type Actor, isRejected } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { readFirst, readPage } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { canSeeCandidature } from '../candidatures/public.ts'
import { companyInterviews } from './bulk-store.ts'
import * as store from './store.ts'
import * as interviewsQueries from './queries/interviews.queries.ts'
import { toCompanyInterview, toInternInterview } from './views.ts'

type Endpoints = typeof interviewEndpoints

/**
 * An intern's list includes past interviews after the upcoming ones; a company finds them among its
 * tasks.
 */
const internListStatuses: readonly InterviewStatus[] = [
  ...liveInterviewStatuses,
  'IN_PAST',
  'COMPLETED',
]

/** Converts rows to views for a company or an intern, with the reader's own feedback. */
async function toInterviewViews<T>(
  db: Db,
  rows: readonly interviewsQueries.InterviewRow[],
  side: 'company' | 'intern',
  view: (row: interviewsQueries.InterviewRow, feedback?: interviewsQueries.FeedbackRow) => T,
): Promise<T[]> {
  const feedback =
    rows.length === 0
      ? []
      : await db.many(interviewsQueries.selectFeedback, {
          interview_ids: rows.map((row) => row.interview_id),
          side,
        })
  return rows.map((row) =>
    view(
      row,
      feedback.find(({ interview_id }) => interview_id === row.interview_id),
    ),
  )
}

const toCompanyViews = (db: Db, rows: readonly interviewsQueries.InterviewRow[], actor: Actor) =>
  toInterviewViews(db, rows, 'company', (row, feedback) =>
    toCompanyInterview(row, actor, db.now, feedback),
  )

const toInternViews = (db: Db, rows: readonly interviewsQueries.InterviewRow[], actor: Actor) =>
  toInterviewViews(db, rows, 'intern', (row, feedback) =>
    toInternInterview(row, actor, db.now, feedback),
  )

export const listCandidatureInterviews: Handler<Endpoints['listCandidatureInterviews']> = async ({
  actor,
  db,
  params,
}) => {
  if (
    !(await db.one(interviewsQueries.selectVisibleCandidature, {
      candidature_id: params.id,
      company_id: actor.company,
      intern_id: null,
    }))
  )
    notFound()
  if (!(await canSeeCandidature(db, actor, params.id))) notFound()
  // A rejected company keeps the candidature of a continuing offer, but not its interviews.
  if (isRejected(actor.companyStatus)) return toPagedResult([], 0)
  const rows = await toCompanyViews(
    db,
    await db.many(interviewsQueries.interviewsOfCandidature, {
      candidature_id: params.id,
      company_id: actor.company,
      intern_id: null,
    }),
    actor,
  )
  return toPagedResult(rows, rows.length)
}

export const getInterview: Handler<Endpoints['getInterview']> = async ({ actor, db, params }) => {
  if (isRejected(actor.companyStatus)) notFound()
  const row = await db.one(interviewsQueries.interviewById, {
    interview_ids: [params.id],
    company_id: actor.company,
    intern_id: null,
  })
  return row ? ((await toCompanyViews(db, [row], actor))[0] ?? notFound()) : notFound()
}

export const upcomingInterviews: Handler<Endpoints['upcomingInterviews']> = async ({
  actor,
  db,
  query,
}) => {
  const { rows, count } = await readPage(db, companyInterviews, {
    scope: { company: actor.company },
    filters: {
      statuses: query.status ?? liveInterviewStatuses,
      interviewer: query.mine === '1' ? actor.memberId : null,
    },
    paging: query,
  })
  return toPagedResult(await toCompanyViews(db, rows, actor), count)
}

/**
 * Lists all interviews: upcoming ones by time, then past ones newest first. Days are in the
 * reader's time zone, sent as instants.
 */
export const listCompanyInterviews: Handler<Endpoints['listCompanyInterviews']> = async ({
  actor,
  db,
  body,
}) => {
  const { rows, count } = await readPage(db, companyInterviews, {
    scope: { company: actor.company },
    filters: {
      statuses: body.status?.length ? body.status : null,
      plan: body.plan_id,
      interviewer: body.interviewer_id,
      from: body.from,
      to: body.to,
      search: body.search,
    },
    paging: body,
  })
  return toPagedResult(await toCompanyViews(db, rows, actor), count)
}

export const listInternInterviews: Handler<Endpoints['listInternInterviews']> = async ({
  actor,
  db,
  params,
  query,
}) => {
  if (params.id !== actor.intern) notFound()
  const rows = await toInternViews(
    db,
    await readFirst(db, store.internInterviews, {
      scope: { intern: actor.intern },
      filters: { statuses: query.all === '1' ? null : internListStatuses },
      limit: 100,
    }),
    actor,
  )
  return toPagedResult(rows, rows.length)
}

export const listInternCandidatureInterviews: Handler<
  Endpoints['listInternCandidatureInterviews']
> = async ({ actor, db, params }) => {
  if (
    !(await db.one(interviewsQueries.selectVisibleCandidature, {
      candidature_id: params.id,
      company_id: null,
      intern_id: actor.intern,
    }))
  )
    notFound()
  const rows = await toInternViews(
    db,
    await db.many(interviewsQueries.interviewsOfCandidature, {
      candidature_id: params.id,
      company_id: null,
      intern_id: actor.intern,
    }),
    actor,
  )
  return toPagedResult(rows, rows.length)
}
