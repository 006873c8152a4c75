import { paths } from '@fledge/contract/paths.ts'
import { batchChangeEvents } from '@fledge/domain/batches/events.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import type { EventSubscription } from '../../platform/db/database.ts'
import { on } from '../../platform/db/events.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { seatHolders } from './queries/batches.queries.ts'

export const batchEventHandlers: readonly EventSubscription[] = [
  // Notifies interns with a seat of the new programme dates.
  on(batchChangeEvents.moveProgramme, async (event, tx) => {
    const people = await tx.many(seatHolders, { batch_id: event.subject })
    const { batch, from, to } = event.data
    await tx.notify({
      to: { users: people.map((user) => user.user_id) },
      content: composeMail('batches.moved', { batch, from: formatDate(from), to: formatDate(to) }),
      link: paths.intern.application,
    })
  }),
]
