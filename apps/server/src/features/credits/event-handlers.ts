import { buildPath, paths } from '@fledge/contract/paths.ts'
import { creditEvents } from '@fledge/domain/credits/events.ts'
import type { EventSubscription, Tx } from '../../platform/db/database.ts'
import { on } from '../../platform/db/events.ts'
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.ts'
import { creditAdmins } from './queries/credits.queries.ts'

async function notifyAdministrators(tx: Tx, company_id: string, content: MailContent) {
  const admins = await tx.many(creditAdmins, { company_id })
  await tx.notify({
    to: { users: admins.map((admin) => admin.user_id) },
    content,
    link: buildPath(paths.company.settings, {}, { tab: 'credits' }),
  })
}

/** The company's administrators learn of each correction and its reason. */
export const creditEventHandlers: readonly EventSubscription[] = [
  on(creditEvents.grant, async ({ subject, data: { amount, left, company }, note }, tx) => {
    const values = { company, amount, left, note: note ?? '' }
    await notifyAdministrators(tx, subject, composeMail('credits.grant', values))
  }),
  on(creditEvents.revoke, async ({ subject, data: { amount, left, company }, note }, tx) => {
    const values = { company, amount, left, note: note ?? '' }
    await notifyAdministrators(tx, subject, composeMail('credits.revoke', values))
  }),
]
