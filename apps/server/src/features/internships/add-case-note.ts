import type { internshipEndpoints } from '@fledge/contract/internships/endpoints.ts'
import { internshipCan } from '@fledge/domain/internships/can.ts'
import { caseEvents } from '@fledge/domain/internships/events.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import * as queries from './queries/case.queries.ts'

/** Adds a note that only the programme team sees. Its text is not in the log. */
export const addCaseNote: Handler<(typeof internshipEndpoints)['addCaseNote']> = async ({
  actor,
  db,
  params,
  body,
  now,
}) => {
  const row = (await db.one(queries.lockCase, { action_id: params.id })) ?? notFound()
  authorize(internshipCan.handleCase(actor))
  await db.run(queries.insertCaseNote, {
    note_id: newId(now),
    action_id: row.action_id,
    author_id: actor.userId,
    note: body.note,
    now: now.toISOString(),
  })
  await db.recordEvent(caseEvents.addNote, { subject: row.action_id, data: {} })
  return {}
}
