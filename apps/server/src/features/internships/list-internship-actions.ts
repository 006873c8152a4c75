import type { internshipEndpoints } from '@fledge/contract/internships/endpoints.ts'
import { internshipActionMachine } from '@fledge/domain/internships/machine.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/refusal.ts'
import * as actionStore from './action-store.ts'
import { getActionDueAt } from './views.ts'

export const listInternshipActions: Handler<
  typeof internshipEndpoints.listInternshipActions
> = async ({ db, query }) => {
  const status = query.status ?? internshipActionMachine.from('accept')[0] ?? ''
  const size = query.per_page ?? 10
  const [rows, total] = await Promise.all([
    db.many(actionStore.actionQueue, status, size, ((query.page ?? 1) - 1) * size),
    db.one(actionStore.countActions, status),
  ])
  return toPagedResult(
    rows.map((row) => ({ ...row, answer_by: getActionDueAt(row) })),
    total?.count ?? 0,
  )
}
