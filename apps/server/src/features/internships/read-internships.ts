import type { internshipEndpoints } from '@fledge/contract/internships/endpoints.ts'
import { internshipCan } from '@fledge/domain/internships/can.ts'
import {
  activeInternshipStatuses,
  type InternshipStatus,
  pastInternshipStatuses,
} from '@fledge/domain/internships/types.ts'
import { type CompanyMember, type InternActor, isRejected } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { readPage } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import * as actionStore from './queries/action.queries.ts'
import { caseMessages } from './queries/case.queries.ts'
import * as store from './store.ts'
import * as internshipsQueries from './queries/internships.queries.ts'
import { isConfidentialAction } from './validate-action.ts'
import {
  toInternshipPolicyFacts,
  toCompanyInternship,
  toInternInternship,
  toInternshipProgressView,
  getSupervisorIds,
} from './views.ts'

type Endpoints = typeof internshipEndpoints

async function listForIntern(db: Db, actor: InternActor, statuses: readonly InternshipStatus[]) {
  const rows = await db.many(internshipsQueries.internshipsOfIntern, {
    intern_id: actor.intern,
    statuses,
    now: db.now.toISOString(),
  })
  return toPagedResult(rows.map(toInternInternship), rows.length)
}
export const listUpcomingInternships: Handler<Endpoints['listUpcomingInternships']> = ({
  actor,
  db,
}) => listForIntern(db, actor, ['UPCOMING'])
export const listOngoingInternships: Handler<Endpoints['listOngoingInternships']> = ({
  actor,
  db,
}) => listForIntern(db, actor, ['ONGOING'])
export const listCompleteInternships: Handler<Endpoints['listCompleteInternships']> = ({
  actor,
  db,
}) => listForIntern(db, actor, pastInternshipStatuses)

async function listForCompany(
  db: Db,
  actor: CompanyMember,
  statuses: readonly InternshipStatus[],
  query: { search?: string | undefined; page?: number | undefined; per_page?: number | undefined },
) {
  const { rows, count } = await readPage(db, store.companyInternships, {
    scope: { company: actor.company, statuses, now: db.now.toISOString() },
    filters: {
      // Supervisors see the internships they supervise, administrators all.
      supervisor: actor.role === 'ADMIN' ? null : actor.memberId,
      search: query.search,
    },
    paging: query,
  })
  const people =
    rows.length === 0
      ? []
      : await db.many(internshipsQueries.supervisorsOf, {
          member_ids: rows.flatMap(getSupervisorIds),
        })
  const names = new Map(people.map(({ member_id, name }) => [member_id, name]))
  return toPagedResult(
    rows.map((row) => toCompanyInternship(row, names)),
    count,
  )
}
export const listActiveInterns: Handler<Endpoints['listActiveInterns']> = ({ actor, db, body }) =>
  listForCompany(db, actor, activeInternshipStatuses, body)
/** Returns no ended internships to a rejected company. */
export const listPastInterns: Handler<Endpoints['listPastInterns']> = ({ actor, db, body }) =>
  listForCompany(db, actor, isRejected(actor.companyStatus) ? [] : pastInternshipStatuses, body)

/** Whether a request is a concern that the actor's own side raised. */
const isOwnConcern = (actor: CompanyMember | InternActor) => (action: actionStore.ActionRow) =>
  isConfidentialAction(action.kind) && action.raised_by === actor.kind

async function getProgress(
  db: Db,
  row: internshipsQueries.InternshipRow,
  actor: CompanyMember | InternActor,
) {
  const [weeks, actions, supervisors] = await Promise.all([
    db.many(internshipsQueries.weeksProgress, { internship_id: row.internship_id }),
    db.many(actionStore.actionsOf, { internship_id: row.internship_id }),
    db.many(internshipsQueries.supervisorsOf, { member_ids: getSupervisorIds(row) }),
  ])
  const messages = await db.many(caseMessages, {
    action_ids: actions.filter(isOwnConcern(actor)).map(({ action_id: id }) => id),
  })
  return toInternshipProgressView(row, { weeks, actions, supervisors, messages }, actor, db.now)
}

/** Returns 404 for another supervisor's internship. */
export const internshipProgress: Handler<Endpoints['internshipProgress']> = async ({
  actor,
  db,
  params,
}) => {
  const row = await db.one(internshipsQueries.internshipById, {
    internship_ids: [params.id],
    company_id: actor.company,
    intern_id: null,
    now: db.now.toISOString(),
  })
  return row && internshipCan.see(actor, toInternshipPolicyFacts(row)).allowed
    ? getProgress(db, row, actor)
    : notFound()
}

/** Returns the requested internship, or else the current, next or last one. */
export const internProgress: Handler<Endpoints['internProgress']> = async ({
  actor,
  db,
  query,
}) => {
  if (query.internship_id) {
    const row = await db.one(internshipsQueries.internshipById, {
      internship_ids: [query.internship_id],
      company_id: null,
      intern_id: actor.intern,
      now: db.now.toISOString(),
    })
    return row ? getProgress(db, row, actor) : notFound()
  }
  const order: readonly (readonly InternshipStatus[])[] = [['ONGOING'], ['UPCOMING'], ['COMPLETE']]
  const rows = await db.many(internshipsQueries.internshipsOfIntern, {
    intern_id: actor.intern,
    statuses: order.flat(),
    now: db.now.toISOString(),
  })
  const row = order
    .map((statuses) => rows.find(({ status }) => statuses.includes(status)))
    .find((found) => found !== undefined)
  return row ? getProgress(db, row, actor) : null
}

export const internshipOffer: Handler<Endpoints['internshipOffer']> = async ({
  actor,
  db,
  body,
}) => {
  const row = await db.one(internshipsQueries.internshipById, {
    internship_ids: [body.internship_id],
    company_id: actor.company,
    intern_id: null,
    now: db.now.toISOString(),
  })
  if (!row || !internshipCan.see(actor, toInternshipPolicyFacts(row)).allowed) notFound()
  return (
    (await db.one(internshipsQueries.offerBehindInternship, {
      internship_id: body.internship_id,
      company_id: actor.company,
    })) ?? notFound()
  )
}

export const getIoDetails: Handler<Endpoints['getIoDetails']> = async ({ actor, db, body }) => {
  const row = await db.one(internshipsQueries.planDetails, {
    plan_id: body.io_id,
    company_id: actor.kind === 'company' ? actor.company : null,
    intern_id: actor.kind === 'intern' ? actor.intern : null,
  })
  if (!row) notFound()
  const { plan_id, ...details } = row
  return { io_id: plan_id, ...details }
}
