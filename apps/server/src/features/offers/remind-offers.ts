import { buildPath, paths } from '@fledge/contract/paths.ts'
import { countDueReminders } from '@fledge/domain/reminders.ts'
import type { Job } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { markOfferReminded, offersToRemind } from './queries/remind.queries.ts'
import { offerById } from './queries/offers.queries.ts'

/**
 * Reminds interns of unanswered offers at half of the time and 24 hours before the deadline. If the
 * clock skips both, they get one reminder.
 */
export const remindOffers: Job = {
  name: 'offers.remind',
  async run(tx) {
    const rows = await tx.many(offersToRemind, { now: tx.now.toISOString() })
    for (const due of rows) {
      const times = countDueReminders(new Date(due.approved_at), new Date(due.answer_by), tx.now)
      await tx.run(markOfferReminded, {
        offer_id: due.offer_id,
        reminded: Math.max(times, due.reminded + 1),
      })
      const row = await tx.one(offerById, {
        offer_ids: [due.offer_id],
        company_id: null,
        intern_id: null,
      })
      if (row)
        await tx.notify({
          to: { users: [row.intern_user_id] },
          content: composeMail('offers.reminder', {
            role: row.role,
            company: row.company_name,
            due: { time: due.answer_by, as: 'full' },
          }),
          link: buildPath(paths.intern.reviewOffer, { offer_id: row.offer_id }),
        })
    }
    return rows.length
  },
}
