import { internshipEndpoints } from '@fledge/contract/internships/endpoints.ts'
import { internshipCan } from '@fledge/domain/internships/can.ts'
import { caseEvents } from '@fledge/domain/internships/events.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { type ExecuteAct, requestAct, requireNoPendingAct } from '../pending-acts/public.ts'
import { addCaseMessage, notifyRaiser } from './case-messages.ts'
import { toInternshipMailValues } from './notify-internship.ts'
import * as queries from './queries/case.queries.ts'
import { internshipById } from './queries/internships.queries.ts'

async function lockThread(tx: Tx, actor: Operator, action_id: string) {
  const row = (await tx.one(queries.lockCase, { action_id })) ?? notFound()
  authorize(internshipCan.writeInCase(actor, { status: row.status, raisedBy: row.raised_by }))
  return row
}

/** Writes to the person who raised a concern, and to no one else. */
export const writeInThread: ExecuteAct = async (tx, actor, action_id, input) => {
  const { message } = internshipEndpoints.sendCaseMessage.body.parse(input)
  const row = await lockThread(tx, actor, action_id)
  const internship =
    (await tx.one(internshipById, {
      internship_ids: [row.internship_id],
      company_id: null,
      intern_id: null,
      now: tx.now.toISOString(),
    })) ?? notFound()
  await addCaseMessage(tx, actor, { action_id, message })
  await tx.recordEvent(caseEvents.sendMessage, { subject: action_id, data: {} })
  const { role } = toInternshipMailValues(internship)
  await notifyRaiser(tx, row, composeMail('internships.caseMessage', { role, message }))
}

export const sendCaseMessage: Handler<(typeof internshipEndpoints)['sendCaseMessage']> = async (
  ctx,
) => {
  await lockThread(ctx.db, ctx.actor, ctx.params.id)
  // A decision ends the thread before the message would be sent.
  await requireNoPendingAct(ctx.db, { kind: 'ACTION', id: ctx.params.id })
  return {
    pending: await requestAct(ctx, {
      kind: 'CASE_MESSAGE',
      act: 'sendCaseMessage',
      execute: writeInThread,
    }),
  }
}
