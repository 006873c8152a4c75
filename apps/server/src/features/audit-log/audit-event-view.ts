import type { AuditEvent } from '@fledge/contract/audit-log/schema.ts'
import { pendingActKinds, pendingActNames } from '@fledge/domain/pending-acts/types.ts'
import { z } from 'zod'
import type { AuditEventRow } from './queries/audit-log.queries.ts'

type EventFacts = AuditEvent['facts']

// Data of earlier versions can lack some of it, and is cleared after three years.
const count = z.int().optional().catch(undefined)
const word = z.string().optional().catch(undefined)
const moneyShape = { amount: count, currency: word }
const message = z
  .object({ recipientCount: count, sentCount: count, leftOutCount: count })
  .transform(({ recipientCount, sentCount, leftOutCount }) => ({
    recipient_count: recipientCount,
    sent_count: sentCount,
    left_out_count: leftOutCount,
  }))
const pendingAct = z.object({
  act: z.enum(pendingActNames).optional().catch(undefined),
  refusal: word,
  ...moneyShape,
})
const pendingKind = z.object({ kind: z.enum(pendingActKinds) })

/** Kinds of events whose data say something that their name does not. */
const factsByMachine: ReadonlyMap<string, z.ZodType<EventFacts>> = new Map<
  string,
  z.ZodType<EventFacts>
>([
  ['message', message],
  ['payment', z.object(moneyShape)],
  ['pendingAct', pendingAct],
  ['refundProposal', z.object(moneyShape)],
])

/** Returns an event of the log with what its data say. */
export function toAuditEvent({ data, ...row }: AuditEventRow): AuditEvent {
  const kind = row.machine === 'pendingAct' ? pendingKind.safeParse(data) : null
  return {
    ...row,
    pending_kind: kind?.success ? kind.data.kind : null,
    facts: factsByMachine.get(row.machine)?.safeParse(data).data ?? {},
  }
}
