import type { MailSelection } from '@fledge/contract/outbox/schema.ts'
import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import { outboxCan } from '@fledge/domain/outbox/can.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { readPage, streamRows } from '../../platform/db/list-query.ts'
import { toMailRequest } from './mail-request.ts'
import { failedMailList } from './store.ts'

/** A row of a bulk act; `refusal` is the key of why it is left out. */
export interface SelectedMail {
  readonly id: string
  readonly title: string
  readonly refusal: string | null
}

/** Returns the selected emails, at most as many as one act changes, with those that are left out. */
export async function findSelectedMails(
  db: Db,
  actor: Operator,
  selection: MailSelection,
): Promise<readonly SelectedMail[]> {
  const except = new Set('rows' in selection ? [] : selection.except)
  const found: SelectedMail[] = []
  for await (const batch of streamRows(db, failedMailList, toSelectedRequest(actor, selection))) {
    const rows = batch.filter(({ id }) => !except.has(id))
    found.push(
      ...rows.map((row) => ({ ...toSelected(row.is_wiped), id: row.id, title: row.to_address })),
    )
    if (found.length >= maxBulkRows) break
  }
  return [...found.slice(0, maxBulkRows), ...listGone(selection, found)]
}

function toSelected(isWiped: boolean) {
  const decision = outboxCan.retry({ isWiped })
  return { refusal: decision.allowed ? null : decision.messageKey }
}

const toSelectedRequest = (actor: Operator, selection: MailSelection) => {
  if (!('rows' in selection)) return toMailRequest(actor, selection.filters)
  const request = toMailRequest(actor, {})
  return { ...request, filters: { ...request.filters, ids: selection.rows } }
}

/** Chosen emails that have been delivered since. */
function listGone(
  selection: MailSelection,
  found: readonly SelectedMail[],
): readonly SelectedMail[] {
  if (!('rows' in selection)) return []
  const known = new Set(found.map(({ id }) => id))
  return selection.rows
    .filter((id) => !known.has(id))
    .map((id) => ({ id, title: '', refusal: 'outbox.refused.delivered' }))
}

/** Counts what is selected beyond the rows that one act changes. */
export async function countMailsBeyond(
  db: Db,
  actor: Operator,
  selection: MailSelection,
): Promise<number> {
  if ('rows' in selection) return 0
  const request = toMailRequest(actor, selection.filters)
  const { count } = await readPage(db, failedMailList, { ...request, paging: { per_page: 1 } })
  return Math.max(0, count - selection.except.length - maxBulkRows)
}
