import { outboxEndpoints } from '@fledge/contract/outbox/endpoints.ts'
import { outboxCan } from '@fledge/domain/outbox/can.ts'
import { outboxEvents } from '@fledge/domain/outbox/events.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { z } from 'zod'
import type { Tx } from '../../platform/db/database.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import { isUnreadable, toMailState } from '../../platform/mail/mail-state.ts'
import { copyMail, findPersonMail } from '../../platform/mail/queries/mail.queries.ts'
import { type ExecuteAct, requestActs, requireNoPendingAct } from '../pending-acts/public.ts'

const inputSchema = z.strictObject({
  ...outboxEndpoints.resendMail.body.shape,
  mail_id: outboxEndpoints.resendMail.params.shape.id,
})

async function findSentMail(tx: Tx, actor: Operator, id: string) {
  const row = (await tx.one(findPersonMail, { id })) ?? notFound()
  authorize(outboxCan.resend(actor, { state: toMailState(row), isUnreadable: isUnreadable(row) }))
  return row
}

/** Sends an email of a person to them again; the mailer does so within seconds. */
export const copySentMail: ExecuteAct = async (tx, actor, _userId, input) => {
  const { mail_id: id, reason } = inputSchema.parse(input)
  const row = await findSentMail(tx, actor, id)
  await tx.run(copyMail, { id, message_id: newId(tx.now), now: tx.now.toISOString() })
  await tx.recordEvent(outboxEvents.resend, {
    subject: row.user_id,
    note: reason,
    data: { kind: row.kind, message_id: row.message_id },
  })
}

/** The act is about the person: numbers of emails are no ids of subjects. */
export const resendMail: Handler<(typeof outboxEndpoints)['resendMail']> = async (ctx) => {
  const { actor, db, params, services, body } = ctx
  const { user_id: id } = await findSentMail(db, actor, params.id)
  await requireNoPendingAct(db, { kind: 'MAIL', id })
  const pending = await requestActs(ctx, {
    kind: 'MAIL',
    act: 'resendMail',
    execute: copySentMail,
    targets: [{ id, input: { ...body, mail_id: params.id } }],
  })
  db.afterCommit(services.nudge)
  return { pending }
}
