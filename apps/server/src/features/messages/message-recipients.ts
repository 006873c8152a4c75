import {
  fillMessage,
  findLeftOutReason,
  type MessageContent,
} from '@fledge/domain/messages/left-out.ts'
import type { VariableValues } from '@fledge/domain/messages/message-variables.ts'
import { messageWeekMs } from '@fledge/domain/messages/types.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import type { Db } from '../../platform/db/database.ts'
import { recipientFacts, type RecipientFactsRow } from './queries/messages.queries.ts'

/** Someone who may get a message; `refusal` is the key of why they do not. */
export interface Recipient extends MessageContent {
  readonly id: string
  readonly name: string
  readonly refusal: string | null
  readonly values: VariableValues
}

/** For someone who has no values, or no longer. */
export const noValues: VariableValues = {
  first_name: null,
  batch: null,
  company: null,
  deadline: null,
}

/** Returns what each of these people reads, or why they are left out. */
export async function checkRecipients(
  db: Db,
  ids: readonly string[],
  message: MessageContent,
): Promise<readonly Recipient[]> {
  const since = new Date(db.now.getTime() - messageWeekMs).toISOString()
  const rows = await db.many(recipientFacts, { user_ids: ids, since })
  const found = new Map(rows.map((row) => [row.user_id, row]))
  return ids.map((id) => {
    const row = found.get(id)
    return row
      ? toRecipient(row, message)
      : { id, name: '', refusal: 'messages.refused.noAccount', values: noValues, ...message }
  })
}

function toRecipient(row: RecipientFactsRow, message: MessageContent): Recipient {
  const values = {
    first_name: row.first_name || null,
    batch: row.batch_name,
    company: row.company_name,
    deadline: row.deadline && formatTime(row.deadline, row.time_zone ?? 'UTC', 'day'),
  }
  const facts = {
    type: row.type,
    status: row.status,
    disabledKinds: row.mails_off,
    recentCount: row.recent_count,
    values,
  }
  return {
    id: row.user_id,
    name: row.name,
    refusal: findLeftOutReason(facts, message),
    values,
    ...fillMessage(message, values),
  }
}
