import type { internshipEndpoints } from '@fledge/contract/internships/endpoints.ts'
import { internshipCan } from '@fledge/domain/internships/can.ts'
import { internshipActionMachine } from '@fledge/domain/internships/machine.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { readKeyset } from '../../platform/db/list-query.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import type { Handler } from '../../platform/http/handler.ts'
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
  return toKeysetResult(
    page.rows.map(({ due_at, ...row }) => ({
      ...row,
      answer_by: getActionDueAt({ ...row, due_at }),
      may: toActionMap({
        accept: internshipCan.decide(
          actor,
          toActionFacts(row),
          'accept',
          toQueuedInternshipFacts(row),
        ),
        decline: internshipCan.decide(
          actor,
          toActionFacts(row),
          'decline',
          toQueuedInternshipFacts(row),
        ),
      }),
    })),
    page,
  )
}
