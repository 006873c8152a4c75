import { toEndOfDay } from '@fledge/domain/batches/rules.ts'
import { offerEvents } from '@fledge/domain/offers/events.ts'
import { addDays } from '@fledge/kernel/dates.ts'
import { offerMachine } from '@fledge/domain/offers/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { LockedDeadline } from '../../platform/db/locked-deadline.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { lockOfferInScope } from './lock-offer.ts'
import { extendAnswer } from './queries/write.queries.ts'

/**
 * Locks an offer to an intern for a later deadline of their reply, at the latest the day before the
 * internship. A payment for it has the same deadline.
 * @throws NOT_FOUND
 */
export async function lockOfferDeadline(
  tx: Tx,
  internId: string,
  id: string,
): Promise<LockedDeadline> {
  const row = await lockOfferInScope(tx, id)
  if (!row || row.intern_id !== internId) notFound()
  const due = offerMachine.can('expire', row.status, 'clock') ? row.answer_by : null
  return {
    due,
    latest: toEndOfDay(addDays(row.starts_on, -1)),
    extend: async (newDue, reason) => {
      await tx.run(extendAnswer, { offer_id: id, answer_by: newDue, now: tx.now.toISOString() })
      await tx.recordEvent(offerEvents.extend, {
        subject: id,
        candidature: row.candidature_id,
        company: row.company_id,
        intern: row.intern_id,
        note: reason,
        data: { from: due ?? newDue, to: newDue },
      })
    },
  }
}
