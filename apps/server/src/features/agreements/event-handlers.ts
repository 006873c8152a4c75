import { buildPath, paths } from '@fledge/contract/paths.ts'
import { agreementEvents } from '@fledge/domain/agreements/events.ts'
import type { EventSubscription } from '../../platform/db/database.ts'
import { on } from '../../platform/db/events.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { conductKind } from './public.ts'
import { agreementAdmins, signatures } from './queries/agreements.queries.ts'

export const agreementEventHandlers: readonly EventSubscription[] = [
  /** Notifies every administrator who signed which agreement for the company. */
  on(agreementEvents.sign, async (event, tx) => {
    const users = (await tx.many(agreementAdmins, { company_id: event.subject })).map(
      (admin) => admin.user_id,
    )
    const [newest] = await tx.many(signatures, { company_id: event.subject, kind: conductKind })
    await tx.notify({
      to: { users },
      content: composeMail('agreements.sign', {
        company: event.data.company,
        who: newest?.by ?? '',
        version: event.data.version,
      }),
      link: buildPath(paths.company.settings, {}, { tab: 'agreements' }),
    })
  }),
]
