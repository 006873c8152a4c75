import { buildPath, paths } from '@fledge/contract/paths.ts'
import { creditEvents } from '@fledge/domain/credits/events.ts'
import type { EventSubscription } from '../../platform/db/database.ts'
import { on } from '../../platform/db/events.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { creditAdmins } from './queries/credits.queries.ts'

export const creditEventHandlers: readonly EventSubscription[] = [
  /** Notifies the company's administrators of granted credits and the reason. */
  on(creditEvents.grant, async (event, tx) => {
    const { amount, left, company } = event.data
    const admins = await tx.many(creditAdmins, { company_id: event.subject })
    await tx.notify({
      to: { users: admins.map((admin) => admin.user_id) },
      content: composeMail('credits.grant', { company, amount, left, note: event.note ?? '' }),
      link: buildPath(paths.company.settings, {}, { tab: 'credits' }),
    })
  }),
]
