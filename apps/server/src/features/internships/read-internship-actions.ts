import { internshipActionColumns } from '@fledge/contract/internships/action-columns.ts'
import type { internshipEndpoints } from '@fledge/contract/internships/endpoints.ts'
import type { ActionReviewRow } from '@fledge/contract/internships/schema.ts'
import { internshipCan } from '@fledge/domain/internships/can.ts'
import { internshipActionMachine } from '@fledge/domain/internships/machine.ts'
import type {
  InternshipActionKind,
  InternshipActionStatus,
} from '@fledge/domain/internships/types.ts'
import type { AnyActor, Operator } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { readKeyset, streamRows } from '../../platform/db/list-query.ts'
import { exportList, mapBatches } from '../../platform/http/export-list.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findPendingSubjects, refuseWhilePending } from '../pending-acts/public.ts'
import { toActionFacts } from './action-facts.ts'
import { actionQueue } from './action-store.ts'
import type { ActionQueueRow } from './queries/action.queries.ts'
import { getActionDueAt } from './views.ts'

type Endpoints = typeof internshipEndpoints

const toQueuedInternshipFacts = (
  row: Pick<ActionQueueRow, 'internship_status' | 'starts_on' | 'ends_on'>,
) => ({
  status: row.internship_status,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
})

interface ActionQuery {
  readonly status?: InternshipActionStatus | undefined
  readonly kind?: InternshipActionKind | undefined
}

/** What the list and its CSV read: without a status, what awaits a decision. */
const toActionRequest = (actor: Operator, { status, kind }: ActionQuery) => ({
  scope: {
    operator: actor.operator,
    status: status ?? internshipActionMachine.from('accept')[0] ?? '',
  },
  filters: { kind },
})

const toView = (actor: Operator, { due_at, ...row }: ActionQueueRow): ActionReviewRow => ({
  ...row,
  answer_by: getActionDueAt({ ...row, due_at }),
  may: toPermissions(actor, row),
})

export const listInternshipActions: Handler<Endpoints['listInternshipActions']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, actionQueue, {
    ...toActionRequest(actor, query),
    paging: query,
  })
  const ids = page.rows.map((row) => row.action_id)
  const pending = await findPendingSubjects(db, 'ACTION', ids)
  const views = page.rows.map((row) => {
    const view = toView(actor, row)
    return pending.has(row.action_id) ? { ...view, may: refuseWhilePending(view.may) } : view
  })
  return toKeysetResult(views, page)
}

/** Sends the list as CSV. */
export const exportInternshipActions: Handler<Endpoints['exportInternshipActions']> = (request) => {
  const { actor, query, services } = request
  const db = services.database.readAs(actor)
  const rows = streamRows(db, actionQueue, toActionRequest(actor, query))
  return exportList(request, {
    list: 'internship-requests',
    columns: internshipActionColumns,
    rows: mapBatches(rows, (row) => toView(actor, row)),
  })
}

function toPermissions(actor: AnyActor, row: Omit<ActionQueueRow, 'due_at'>) {
  const [facts, term] = [toActionFacts(row), toQueuedInternshipFacts(row)]
  return toActionMap({
    accept: internshipCan.decide(actor, facts, 'accept', term),
    decline: internshipCan.decide(actor, facts, 'decline', term),
  })
}
