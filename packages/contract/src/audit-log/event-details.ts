import { formatMoney } from '@fledge/kernel/money.ts'
import type { CellText } from '../platform/list-columns.ts'
import type { AuditEvent } from './schema.ts'

/** Returns what the data of an event say, as texts. */
export function listEventDetails({ facts = {} }: AuditEvent): readonly CellText[] {
  const { act, refusal, amount, currency, left_out_count: leftOut } = facts
  const { recipient_count: recipients, sent_count: sent } = facts
  const texts: CellText[] = []
  if (act) texts.push({ key: `pendingActs.act.${act}` })
  if (amount !== undefined && currency)
    texts.push({
      key: 'eventDetails.amount',
      values: { amount: formatMoney({ amount, currency }) },
    })
  if (refusal) texts.push({ key: refusal })
  if (recipients !== undefined)
    texts.push({ key: 'eventDetails.recipients', values: { recipients } })
  if (sent !== undefined) texts.push({ key: 'eventDetails.sent', values: { sent } })
  if (leftOut !== undefined) texts.push({ key: 'eventDetails.leftOut', values: { leftOut } })
  return texts
}
