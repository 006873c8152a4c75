import type { Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { lockMessage } from './queries/messages.queries.ts'

/** @throws NOT_FOUND */
export async function loadLockedMessage(tx: Tx, id: string) {
  const row = (await tx.one(lockMessage, { message_id: id })) ?? notFound()
  return { state: row.state, authorId: row.author_id, recipientCount: row.recipient_count }
}
