import type { peopleEndpoints } from '@fledge/contract/people/endpoints.ts'
import { personEvents } from '@fledge/domain/people/events.ts'
import { personNoteCan } from '@fledge/domain/people/note-can.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import { insertPersonNote, lockNotedPerson } from './queries/people.queries.ts'

/** Adds a note of the programme team about a person. Its text is not in the log. */
export const addPersonNote: Handler<(typeof peopleEndpoints)['addPersonNote']> = async ({
  actor,
  db,
  params,
  body,
  now,
}) => {
  const person = (await db.one(lockNotedPerson, { user_id: params.id })) ?? notFound()
  authorize(personNoteCan.add(actor, person))
  const noteId = newId(now)
  await db.run(insertPersonNote, {
    note_id: noteId,
    user_id: person.user_id,
    author_id: actor.userId,
    note: body.note,
    now: now.toISOString(),
  })
  await db.recordEvent(personEvents.addNote, { subject: person.user_id, data: {} })
  return { note_id: noteId }
}
