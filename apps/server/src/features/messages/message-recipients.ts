import {
  fillMessage,
  findLeftOutReason,
  listEmptyVariables,
  type MessageContent,
} from '@fledge/domain/messages/left-out.ts'
import type { VariableValues } from '@fledge/domain/messages/message-variables.ts'
import { type MessageVariable, messageWeekMs } from '@fledge/domain/messages/types.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import type { Db } from '../../platform/db/database.ts'
import {
  countRecipients,
  recipientFacts,
  type RecipientFactsRow,
} from './queries/messages.queries.ts'

/** Someone who may get a message; `refusal` is the key of why they do not. */
export interface Recipient extends MessageContent {
  readonly id: string
  readonly name: string
  readonly refusal: string | null
  readonly values: VariableValues
  /** Variables because of which they do not get it. */
  readonly emptyVariables: readonly MessageVariable[]
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
      : {
          id,
          name: '',
          refusal: 'messages.refused.noAccount',
          values: noValues,
          emptyVariables: [],
          ...message,
        }
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
  const refusal = findLeftOutReason(facts, message)
  return {
    id: row.user_id,
    name: row.name,
    refusal,
    values,
    emptyVariables:
      refusal === 'messages.refused.valueMissing' ? listEmptyVariables(message, values) : [],
    ...fillMessage(message, values),
  }
}

/** Returns how many got a message, and how many of the selected were left out. */
export async function readSentCounts(db: Db, message_id: string) {
  const counts = await db.one(countRecipients, { message_id })
  return { sentCount: counts?.sent_count ?? 0, leftOutCount: counts?.left_out_count ?? 0 }
}
