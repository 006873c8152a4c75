import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import { companyPageEvents } from '@fledge/domain/companies/events.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import * as queries from './queries/company-page.queries.ts'

/** Adds a note of the programme team. Its text is not in the log, which companies read, too. */
export const addCompanyNote: Handler<(typeof companyEndpoints)['addCompanyNote']> = async ({
  actor,
  db,
  params,
  body,
  now,
}) => {
  const company = (await db.one(queries.lockCompanyPage, { company_id: params.id })) ?? notFound()
  authorize(companyCan.addNote(actor))
  const noteId = newId(now)
  const { company_id } = company
  await db.run(queries.insertCompanyNote, {
    note_id: noteId,
    company_id,
    author_id: actor.userId,
    note: body.note,
    now: now.toISOString(),
  })
  await db.recordEvent(companyPageEvents.addNote, { subject: company_id, data: {} })
  return (
    (await db.many(queries.companyNotes, { company_id })).find(
      ({ note_id: id }) => id === noteId,
    ) ?? notFound()
  )
}
