import { paths } from '@fledge/contract/paths.ts'
import { sayDate } from '@fledge/kernel/dates.ts'
import type { Reaction } from '../../platform/db/database.ts'
import { peopleOf } from './store.ts'

/** Those with a seat read the new days of their programme. */
const told: Reaction = async (event, tx) => {
  const people = await tx.many(peopleOf, event.subject)
  const { batch, from, to } = event.data ?? {}
  await tx.tell({
    to: { users: people.map((one) => one.user_id) },
    kind: 'batches.moved',
    values: { batch: String(batch), from: sayDate(String(from)), to: sayDate(String(to)) },
    link: paths.intern.application,
  })
}

export const batchReactions: Readonly<Record<string, Reaction>> = { 'batch.moveProgramme': told }
