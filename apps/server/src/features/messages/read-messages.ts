import type { messageEndpoints } from '@fledge/contract/messages/endpoints.ts'
import { messageColumns } from '@fledge/contract/messages/message-columns.ts'
import type { MessageView } from '@fledge/contract/messages/message-schema.ts'
import { messageCan } from '@fledge/domain/messages/can.ts'
import { messageEvents } from '@fledge/domain/messages/events.ts'
import type { MessageState } from '@fledge/domain/messages/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { readKeyset, streamRows } from '../../platform/db/list-query.ts'
import { exportList, mapBatches } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { findPendingSubjects, refuseWhilePending } from '../pending-acts/public.ts'
import { recordReading } from '../../platform/session/record-reading.ts'
import { messageList, recipientList } from './message-store.ts'
import type { MessageRow } from './queries/messages.queries.ts'

type Endpoints = typeof messageEndpoints

/** Returns what the team wrote, and what can be done with it. */
export const listMessages: Handler<Endpoints['listMessages']> = async ({ actor, db, query }) => {
  const request = { ...toMessageRequest(actor, query), paging: query }
  const page = await readKeyset(db, messageList, request)
  const ids = page.rows.map((row) => row.message_id)
  const pending = await findPendingSubjects(db, 'MESSAGE', ids)
  const toView = toMessageViewFor(actor)
  return toKeysetResult(
    page.rows.map((row) => {
      const view = toView(row)
      if (!pending.has(row.message_id)) return view
      const { approve } = refuseWhilePending({ approve: view.may.approve })
      return { ...view, may: { ...view.may, approve } }
    }),
    page,
  )
}

/** Sends the list as CSV. */
export const exportMessages: Handler<Endpoints['exportMessages']> = (request) => {
  const { actor, query, services } = request
  const db = services.database.readAs(actor)
  const rows = streamRows(db, messageList, toMessageRequest(actor, query))
  return exportList(request, {
    list: 'messages',
    columns: messageColumns,
    rows: mapBatches(rows, toMessageViewFor(actor)),
  })
}

/** Returns to whom a message goes, and who was left out when it was sent, and records the access. */
export const listMessageRecipients: Handler<Endpoints['listMessageRecipients']> = async (ctx) => {
  const { actor, db, query } = ctx
  const { id } = ctx.params
  const page = await readKeyset(db, recipientList, {
    scope: { operator: actor.operator, message: id },
    filters: {},
    paging: query,
  })
  if (page.rows.length > 0)
    await recordReading(ctx, messageEvents.readRecipients, { subject: id, data: {} })
  return toKeysetResult([...page.rows], page)
}

interface MessageQuery {
  readonly state?: MessageState | undefined
  readonly search?: string | undefined
}

const toMessageRequest = (actor: Operator, { state, search }: MessageQuery) => ({
  scope: { operator: actor.operator },
  filters: { state, search },
})

const toMessageViewFor =
  (actor: Operator) =>
  ({
    author_id: authorId,
    cancelled_at: at,
    canceller_name,
    note,
    ...row
  }: MessageRow): MessageView => ({
    ...row,
    cancelled: at === null ? null : { at, canceller_name, note },
    may: toActionMap({
      approve: messageCan.approve(actor, { state: row.state, authorId }),
      cancel: messageCan.cancel(actor, row),
    }),
  })
