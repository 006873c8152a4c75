import { paths } from '@fledge/contract/paths.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import type { LooseEventHandler } from '../../platform/db/database.ts'
import { seatHolders } from './store.ts'

/** Notifies interns with a seat of the new programme dates. */
const notifyNewDates: LooseEventHandler = async (event, tx) => {
  const people = await tx.many(seatHolders, event.subject)
  const { batch, from, to } = event.data ?? {}
  await tx.notify({
    to: { users: people.map((one) => one.user_id) },
    kind: 'batches.moved',
    values: { batch: String(batch), from: formatDate(String(from)), to: formatDate(String(to)) },
    link: paths.intern.application,
  })
}

export const batchEventHandlers: Readonly<Record<string, LooseEventHandler>> = {
  'batch.moveProgramme': notifyNewDates,
}
