import { buildPath, paths } from '@fledge/contract/paths.ts'
import { accountEvents } from '@fledge/domain/accounts/events.ts'
import type { EventSubscription } from '../../platform/db/database.ts'
import { on } from '../../platform/db/events.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { indexIntern } from '../profiles/public.ts'
import { cancelErasure } from '../sessions/public.ts'

export const accountEventHandlers: readonly EventSubscription[] = [
  /** Makes the intern visible again where they were visible before, and cancels the erasure. */
  on(accountEvents.reactivate, async (event, tx) => {
    if (event.intern) await indexIntern(tx, event.intern)
    if (await cancelErasure(tx, event.subject))
      await tx.notify({
        to: { users: [event.subject] },
        content: composeMail('accounts.kept'),
        link: buildPath(event.company ? paths.company.settings : paths.intern.settings),
      })
  }),
]
