import type { messageEndpoints } from '@fledge/contract/messages/endpoints.ts'
import { replyColumns } from '@fledge/contract/messages/reply-columns.ts'
import type { MessageReply } from '@fledge/contract/messages/reply-schema.ts'
import { messageReplyCan } from '@fledge/domain/messages/reply-can.ts'
import type { ReplyStatus } from '@fledge/domain/messages/reply-types.ts'
import { teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { readKeyset, streamRows } from '../../platform/db/list-query.ts'
import { exportList, mapBatches } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { findPendingSubjects, refuseWhilePending } from '../pending-acts/public.ts'
import type { ReplyRow } from './queries/replies.queries.ts'
import { replyList } from './reply-store.ts'

type Endpoints = typeof messageEndpoints

interface ReplyQuery {
  readonly status?: ReplyStatus | undefined
  readonly message?: string | undefined
}

const toReplyRequest = (actor: Operator, { status, message }: ReplyQuery) => ({
  scope: { operator: actor.operator },
  filters: { status, message },
})

const toReplyView = (actor: Operator, row: ReplyRow): MessageReply => ({
  ...row,
  due_at: teamReviewDueAt(row.created_at, row.review_days).toISOString(),
  may: toActionMap({ decide: messageReplyCan.decide(actor, row.status, 'respond') }),
})

/** Returns what recipients replied, and what can be done with it. */
export const listMessageReplies: Handler<Endpoints['listMessageReplies']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, replyList, { ...toReplyRequest(actor, query), paging: query })
  const ids = page.rows.map((row) => row.reply_id)
  const pending = await findPendingSubjects(db, 'REPLY', ids)
  const views = page.rows.map((row) => {
    const view = toReplyView(actor, row)
    return pending.has(row.reply_id) ? { ...view, may: refuseWhilePending(view.may) } : view
  })
  return toKeysetResult(views, page)
}

/** Sends the list as CSV. */
export const exportMessageReplies: Handler<Endpoints['exportMessageReplies']> = (request) => {
  const { actor, query, services } = request
  const db = services.database.readAs(actor)
  const rows = streamRows(db, replyList, toReplyRequest(actor, query))
  return exportList(request, {
    list: 'replies',
    columns: replyColumns,
    rows: mapBatches(rows, (row) => toReplyView(actor, row)),
  })
}
