import type { reportEndpoints } from '@fledge/contract/reports/endpoints.ts'
import { contentHidingColumns } from '@fledge/contract/reports/hiding-columns.ts'
import type { ContentHiding, OwnHiding } from '@fledge/contract/reports/hiding-schema.ts'
import { contentHidingCan } from '@fledge/domain/reports/hiding-can.ts'
import { isRequestedStatus } from '@fledge/domain/reports/hiding-rules.ts'
import type { HidingStatus } from '@fledge/domain/reports/hiding-types.ts'
import type { ReportedKind } from '@fledge/domain/reports/types.ts'
import { teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import type { CompanyMember, InternActor, Operator } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { readKeyset, streamRows } from '../../platform/db/list-query.ts'
import { exportList, mapBatches } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { findPendingSubjects, refuseWhilePending } from '../pending-acts/public.ts'
import { toHidingFacts } from './decide-content-hiding.ts'
import { contentHidingList } from './hiding-store.ts'
import { type ContentHidingRow, ownHidings, type OwnHidingRow } from './queries/hidings.queries.ts'
import { toOwnerScope } from './request-content-hiding.ts'

type Endpoints = typeof reportEndpoints

interface HidingQuery {
  readonly status?: HidingStatus | undefined
  readonly kind?: ReportedKind | undefined
  readonly plan?: string | undefined
}

const toHidingRequest = (actor: Operator, { status, kind, plan }: HidingQuery) => ({
  scope: { operator: actor.operator },
  filters: { status, kind, plan },
})

/** @returns when the programme team decides on a request, null if there is none */
function getDueAt(row: ContentHidingRow | OwnHidingRow) {
  const { status, requested_at: requestedAt, review_days: days } = row
  if (!isRequestedStatus(status) || requestedAt === null) return null
  return teamReviewDueAt(requestedAt, days).toISOString()
}

const toView = (actor: Operator, row: ContentHidingRow): ContentHiding => ({
  ...row,
  due_at: getDueAt(row),
  may: toActionMap({
    uphold: contentHidingCan.decide(actor, toHidingFacts(row), 'uphold'),
    restore: contentHidingCan.decide(actor, toHidingFacts(row), 'restore'),
  }),
})

export const listContentHidings: Handler<Endpoints['listContentHidings']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, contentHidingList, {
    ...toHidingRequest(actor, query),
    paging: query,
  })
  const ids = page.rows.map((row) => row.hiding_id)
  const pending = await findPendingSubjects(db, 'HIDING', ids)
  const views = page.rows.map((row) => {
    const view = toView(actor, row)
    return pending.has(row.hiding_id) ? { ...view, may: refuseWhilePending(view.may) } : view
  })
  return toKeysetResult(views, page)
}

/** Sends the list as CSV. */
export const exportContentHidings: Handler<Endpoints['exportContentHidings']> = (request) => {
  const { actor, query, services } = request
  const db = services.database.readAs(actor)
  const rows = streamRows(db, contentHidingList, toHidingRequest(actor, query))
  return exportList(request, {
    list: 'hiddenContent',
    columns: contentHidingColumns,
    rows: mapBatches(rows, (row) => toView(actor, row)),
  })
}

export const listOwnHidings: Handler<Endpoints['listOwnHidings']> = async ({ actor, db }) =>
  (await db.many(ownHidings, toOwnerScope(actor))).map((row) => toOwnView(actor, row))

const toOwnView = (actor: CompanyMember | InternActor, row: OwnHidingRow): OwnHiding => ({
  ...row,
  due_at: getDueAt(row),
  may: toActionMap({
    change: contentHidingCan.request(actor, toHidingFacts(row), 'change'),
    appeal: contentHidingCan.request(actor, toHidingFacts(row), 'appeal'),
  }),
})
