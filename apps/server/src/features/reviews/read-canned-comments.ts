import { cannedCommentColumns } from '@fledge/contract/reviews/canned-comment-columns.ts'
import type { CannedCommentView } from '@fledge/contract/reviews/canned-comment-schema.ts'
import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import { cannedCommentCan } from '@fledge/domain/reviews/canned-comment-can.ts'
import type { CannedCommentState } from '@fledge/domain/reviews/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { readKeyset, streamRows } from '../../platform/db/list-query.ts'
import { exportList, mapBatches } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { cannedCommentList } from './canned-store.ts'
import type { CannedCommentRow } from './queries/canned-comments.queries.ts'

type Endpoints = typeof reviewEndpoints

export const listCannedComments: Handler<Endpoints['listCannedComments']> = async ({
  actor,
  db,
  query,
}) => {
  const request = { ...toCannedCommentRequest(actor, query), paging: query }
  const page = await readKeyset(db, cannedCommentList, request)
  return toKeysetResult(page.rows.map(toCannedCommentViewFor(actor)), page)
}

/** Sends the list as CSV. */
export const exportCannedComments: Handler<Endpoints['exportCannedComments']> = (request) => {
  const { actor, query, services } = request
  const db = services.database.readAs(actor)
  const rows = streamRows(db, cannedCommentList, toCannedCommentRequest(actor, query))
  return exportList(request, {
    list: 'cannedComments',
    columns: cannedCommentColumns,
    rows: mapBatches(rows, toCannedCommentViewFor(actor)),
  })
}

interface CannedCommentQuery {
  readonly section?: ApplicationSection | undefined
  readonly state?: CannedCommentState | undefined
  readonly search?: string | undefined
}

const toCannedCommentRequest = (
  actor: Operator,
  { section, state, search }: CannedCommentQuery,
) => ({
  scope: { operator: actor.operator },
  filters: { section, state, search },
})

const toCannedCommentViewFor =
  (actor: Operator) =>
  ({ is_archived: isArchived, ...row }: CannedCommentRow): CannedCommentView => ({
    ...row,
    state: isArchived ? 'ARCHIVED' : 'ACTIVE',
    may: toActionMap(cannedCommentCan.open(actor, { isArchived })),
  })
