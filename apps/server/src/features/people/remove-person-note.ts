import type { peopleEndpoints } from '@fledge/contract/people/endpoints.ts'
import { personEvents } from '@fledge/domain/people/events.ts'
import { personNoteCan } from '@fledge/domain/people/note-can.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { deletePersonNote, lockPersonNote } from './queries/people.queries.ts'

/** Removes a note about a person for its author. */
export const removePersonNote: Handler<(typeof peopleEndpoints)['removePersonNote']> = async ({
  actor,
  db,
  params,
}) => {
  const note = (await db.one(lockPersonNote, { note_id: params.id })) ?? notFound()
  authorize(personNoteCan.remove(actor, note))
  await db.run(deletePersonNote, { note_id: note.note_id })
  await db.recordEvent(personEvents.removeNote, { subject: note.user_id, data: {} })
  return { note_id: note.note_id }
}
