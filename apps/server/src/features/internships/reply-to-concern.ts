import type { internshipEndpoints } from '@fledge/contract/internships/endpoints.ts'
import { internshipCan } from '@fledge/domain/internships/can.ts'
import { caseEvents } from '@fledge/domain/internships/events.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { addCaseMessage } from './case-messages.ts'
import { notifyCaseTeam } from './notify-case-team.ts'
import { toInternshipMailValues } from './notify-internship.ts'
import * as queries from './queries/case.queries.ts'
import { internshipById } from './queries/internships.queries.ts'
import { toInternshipPolicyFacts } from './views.ts'

/**
 * Writes to the programme team about a concern: to the operator who has taken it, or to the managers.
 * A concern of the other side does not exist for this one.
 */
export const replyToConcern: Handler<(typeof internshipEndpoints)['replyToConcern']> = async ({
  actor,
  db,
  params,
  body,
  now,
}) => {
  const row = await db.one(queries.lockCase, { action_id: params.id })
  if (row?.raised_by !== actor.kind) return notFound()
  const internship = await db.one(internshipById, {
    internship_ids: [row.internship_id],
    company_id: actor.kind === 'company' ? actor.company : null,
    intern_id: actor.kind === 'intern' ? actor.intern : null,
    now: now.toISOString(),
  })
  if (!internship || !internshipCan.see(actor, toInternshipPolicyFacts(internship)).allowed)
    return notFound()
  authorize(internshipCan.writeInCase(actor, { status: row.status, raisedBy: row.raised_by }))
  await addCaseMessage(db, actor, { action_id: row.action_id, message: body.message })
  await db.recordEvent(caseEvents.reply, { subject: row.action_id, data: {} })
  const { role, company, intern } = toInternshipMailValues(internship)
  const name = actor.kind === 'intern' ? intern : company
  const content = composeMail('internships.caseReply', {
    name,
    role,
    company,
    message: body.message,
  })
  await notifyCaseTeam(db, row.action_id, content)
  return {}
}
