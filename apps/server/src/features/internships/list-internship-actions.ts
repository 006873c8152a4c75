import type { internshipEndpoints } from '@fledge/contract/internships/endpoints.ts'
import { internshipActionMachine } from '@fledge/domain/internships/machine.ts'
import { readKeyset } from '../../platform/db/list-query.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as actionStore from './action-store.ts'
import { getActionDueAt } from './views.ts'

export const listInternshipActions: Handler<
  typeof internshipEndpoints.listInternshipActions
> = async ({ actor, db, query }) => {
  const status = query.status ?? internshipActionMachine.from('accept')[0] ?? ''
  const page = await readKeyset(db, actionStore.actionQueue, {
    scope: { operator: actor.operator, status },
    paging: query,
  })
  return toKeysetResult(
    page.rows.map((row) => ({ ...row, answer_by: getActionDueAt(row) })),
    page,
  )
}
