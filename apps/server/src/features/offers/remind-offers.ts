import { buildPath, paths } from '@fledge/contract/paths.ts'
import { countDueReminders } from '@fledge/domain/reminders.ts'
import type { Job } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { markOfferReminded, offersToRemind } from './remind-store.ts'
import { offerById } from './store.ts'

/**
 * Reminds interns of unanswered offers at half of the time and 24 hours before the deadline. If the
 * clock skips both, they get one reminder.
 */
export const remindOffers: Job = {
  name: 'offers.remind',
  async run(tx) {
    const rows = await tx.many(offersToRemind, tx.now.toISOString())
    for (const due of rows) {
      const times = countDueReminders(new Date(due.approved_at), new Date(due.answer_by), tx.now)
      await tx.run(markOfferReminded, due.offer_id, Math.max(times, due.reminded + 1))
      const row = await tx.one(offerById, due.offer_id, null, null)
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
