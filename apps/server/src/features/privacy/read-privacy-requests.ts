import type { privacyEndpoints } from '@fledge/contract/privacy/endpoints.ts'
import { privacyColumns } from '@fledge/contract/privacy/privacy-columns.ts'
import type { PrivacyRequest } from '@fledge/contract/privacy/schema.ts'
import { getPrivacyDueAt, getPrivacyState } from '@fledge/domain/privacy/rules.ts'
import {
  type PrivacyRequestKind,
  privacyResponseMs,
  type PrivacyRequestState,
} from '@fledge/domain/privacy/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { readKeyset, streamRows } from '../../platform/db/list-query.ts'
import { exportList, mapBatches } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import type { PrivacyRequestRow } from './queries/privacy.queries.ts'
import { privacyRequestList } from './store.ts'

interface PrivacyQuery {
  readonly kind?: PrivacyRequestKind | undefined
  readonly state?: PrivacyRequestState | undefined
  readonly search?: string | undefined
}

/** What the list and its CSV read. */
const toPrivacyRequest = (
  { operator }: Operator,
  { kind, state, search }: PrivacyQuery,
  now: Date,
) => ({
  scope: { operator, late_before: new Date(now.getTime() - privacyResponseMs).toISOString() },
  filters: { kind, state, search },
})

/** Someone who is erased has no name, address or page any more. */
function toPrivacyView(row: PrivacyRequestRow, now: Date): PrivacyRequest {
  const { erased_at: erasedAt, user_id: id, name, email, ...request } = row
  const facts = { requestedAt: row.requested_at, doneAt: row.done_at }
  return {
    ...request,
    state: getPrivacyState(facts, now),
    due_at: getPrivacyDueAt(facts).toISOString(),
    name: erasedAt === null ? name : '',
    email: erasedAt === null ? email : '',
    user_id: erasedAt === null ? id : null,
  }
}

export const listPrivacyRequests: Handler<
  (typeof privacyEndpoints)['listPrivacyRequests']
> = async ({ actor, db, query, now }) => {
  const page = await readKeyset(db, privacyRequestList, {
    ...toPrivacyRequest(actor, query, now),
    paging: query,
  })
  return toKeysetResult(
    page.rows.map((row) => toPrivacyView(row, now)),
    page,
  )
}

/** Sends the list as CSV. */
export const exportPrivacyRequests: Handler<(typeof privacyEndpoints)['exportPrivacyRequests']> = (
  request,
) => {
  const { actor, query, now, services } = request
  const db = services.database.readAs(actor)
  const rows = streamRows(db, privacyRequestList, toPrivacyRequest(actor, query, now))
  return exportList(request, {
    list: 'privacy',
    columns: privacyColumns,
    rows: mapBatches(rows, (row) => toPrivacyView(row, now)),
  })
}
