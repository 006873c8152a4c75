import type { internshipEndpoints } from '@fledge/contract/internships/endpoints.ts'
import { internshipCan } from '@fledge/domain/internships/can.ts'
import { internshipActionMachine } from '@fledge/domain/internships/machine.ts'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { readKeyset } from '../../platform/db/list-query.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findPendingSubjects, refuseWhilePending } from '../pending-acts/public.ts'
import { toActionFacts } from './action-facts.ts'
import { actionQueue } from './action-store.ts'
import type { ActionQueueRow } from './queries/action.queries.ts'
import { getActionDueAt } from './views.ts'

const toQueuedInternshipFacts = (
  row: Pick<ActionQueueRow, 'internship_status' | 'starts_on' | 'ends_on'>,
) => ({
  status: row.internship_status,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
})

export const listInternshipActions: Handler<
  typeof internshipEndpoints.listInternshipActions
> = async ({ actor, db, query }) => {
  const status = query.status ?? internshipActionMachine.from('accept')[0] ?? ''
  const page = await readKeyset(db, actionQueue, {
    scope: { operator: actor.operator, status },
    paging: query,
  })
  const ids = page.rows.map((row) => row.action_id)
  const pending = await findPendingSubjects(db, 'ACTION', ids)
  return toKeysetResult(
    page.rows.map(({ due_at, ...row }) => {
      const may = toPermissions(actor, row)
      return {
        ...row,
        answer_by: getActionDueAt({ ...row, due_at }),
        may: pending.has(row.action_id) ? refuseWhilePending(may) : may,
      }
    }),
    page,
  )
}

function toPermissions(actor: AnyActor, row: Omit<ActionQueueRow, 'due_at'>) {
  const [facts, term] = [toActionFacts(row), toQueuedInternshipFacts(row)]
  return toActionMap({
    accept: internshipCan.decide(actor, facts, 'accept', term),
    decline: internshipCan.decide(actor, facts, 'decline', term),
  })
}
