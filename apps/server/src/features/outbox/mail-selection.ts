import type { MailSelection } from '@fledge/contract/outbox/schema.ts'
import { outboxCan } from '@fledge/domain/outbox/can.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { listGone, readSelected } from '../../platform/db/list-selection.ts'
import { toMailRequest } from './mail-request.ts'
import { failedMailList } from './store.ts'

type MailQuery = Parameters<typeof toMailRequest>[1]

/** A row of a bulk act; `refusal` is the key of why it is left out. */
export interface SelectedMail {
  readonly id: string
  readonly title: string
  readonly refusal: string | null
}

/** The list of failed emails, from which an operator selects. */
export const selectableMails = (actor: Operator) => ({
  list: failedMailList,
  toRequest: (query: MailQuery) => toMailRequest(actor, query),
  toChosenRequest: (ids: readonly string[]) => {
    const request = toMailRequest(actor, {})
    return { ...request, filters: { ...request.filters, ids } }
  },
  toRefKey: (id: string) => id,
  toRowKey: ({ id }: { readonly id: string }) => id,
})

/** Returns the selected emails, at most as many as one act changes, with those that are left out. */
export async function findSelectedMails(
  db: Db,
  actor: Operator,
  selection: MailSelection,
): Promise<readonly SelectedMail[]> {
  const mails = selectableMails(actor)
  const rows = await readSelected(db, mails, selection)
  return [
    ...rows.map((row) => ({ ...toSelected(row.is_wiped), id: row.id, title: row.to_address })),
    // Delivered since.
    ...listGone(mails, selection, rows).map((id) => ({
      id,
      title: '',
      refusal: 'outbox.refused.delivered',
    })),
  ]
}

function toSelected(isWiped: boolean) {
  const decision = outboxCan.retry({ isWiped })
  return { refusal: decision.allowed ? null : decision.messageKey }
}
