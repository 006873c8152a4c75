import type { internshipEndpoints } from '@fledge/contract/internships/endpoints.ts'
import { internshipCan } from '@fledge/domain/internships/can.ts'
import { caseEvents } from '@fledge/domain/internships/events.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { addCaseMessage, notifyRaiser } from './case-messages.ts'
import { toInternshipMailValues } from './notify-internship.ts'
import * as queries from './queries/case.queries.ts'
import { internshipById } from './queries/internships.queries.ts'

/** Writes to the person who raised a concern, and to no one else. */
export const sendCaseMessage: Handler<(typeof internshipEndpoints)['sendCaseMessage']> = async ({
  actor,
  db,
  params,
  body,
  now,
}) => {
  const row = (await db.one(queries.lockCase, { action_id: params.id })) ?? notFound()
  authorize(internshipCan.writeInCase(actor, { status: row.status, raisedBy: row.raised_by }))
  const internship =
    (await db.one(internshipById, {
      internship_ids: [row.internship_id],
      company_id: null,
      intern_id: null,
      now: now.toISOString(),
    })) ?? notFound()
  await addCaseMessage(db, actor, { action_id: row.action_id, message: body.message })
  await db.recordEvent(caseEvents.sendMessage, { subject: row.action_id, data: {} })
  const { role } = toInternshipMailValues(internship)
  await notifyRaiser(
    db,
    row,
    composeMail('internships.caseMessage', { role, message: body.message }),
  )
  return {}
}
