import { toEndOfDay } from '@fledge/domain/batches/rules.ts'
import { offerEvents } from '@fledge/domain/offers/events.ts'
import { addDays } from '@fledge/kernel/dates.ts'
import { offerMachine } from '@fledge/domain/offers/machine.ts'
import { unreceivedOfferStatuses } from '@fledge/domain/offers/types.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Deadline, LockedDeadline, ReadDeadline } from '../../platform/db/locked-deadline.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { lockOfferInScope } from './lock-offer.ts'
import { offerDeadlines, type OfferRow } from './queries/offers.queries.ts'
import { extendAnswer } from './queries/write.queries.ts'

type DeadlineFacts = Pick<OfferRow, 'status' | 'answer_by' | 'starts_on'>

/** The reply is due, at the latest the day before the internship. */
const toDeadline = ({
  status,
  answer_by: answerBy,
  starts_on: startsOn,
}: DeadlineFacts): Deadline => ({
  due: offerMachine.can('expire', status, 'clock') ? answerBy : null,
  latest: toEndOfDay(addDays(startsOn, -1)),
})

/** Returns the deadlines of replies to offers, in any order. */
export async function readOfferDeadlines(
  db: Db,
  ids: readonly string[],
): Promise<readonly ReadDeadline[]> {
  const rows = await db.many(offerDeadlines, { offer_ids: ids })
  return rows.map((row) => ({
    id: row.offer_id,
    internId: row.intern_id,
    isNotYetDue: unreceivedOfferStatuses.some((status) => status === row.status),
    ...toDeadline(row),
  }))
}

/**
 * Locks an offer to an intern for a later deadline of their reply. A payment for it has the same
 * deadline.
 * @throws NOT_FOUND
 */
export async function lockOfferDeadline(
  tx: Tx,
  internId: string,
  id: string,
): Promise<LockedDeadline> {
  const row = await lockOfferInScope(tx, id)
  if (!row || row.intern_id !== internId) notFound()
  const deadline = toDeadline(row)
  return {
    ...deadline,
    extend: async (newDue, reason) => {
      await tx.run(extendAnswer, { offer_id: id, answer_by: newDue, now: tx.now.toISOString() })
      await tx.recordEvent(offerEvents.extend, {
        subject: id,
        candidature: row.candidature_id,
        company: row.company_id,
        intern: row.intern_id,
        note: reason,
        data: { from: deadline.due ?? newDue, to: newDue },
      })
    },
  }
}
