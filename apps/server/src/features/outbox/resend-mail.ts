import type { outboxEndpoints } from '@fledge/contract/outbox/endpoints.ts'
import { outboxCan } from '@fledge/domain/outbox/can.ts'
import { outboxEvents } from '@fledge/domain/outbox/events.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import { isUnreadable, toMailState } from '../../platform/mail/mail-state.ts'
import { copyMail, findPersonMail } from '../../platform/mail/queries/mail.queries.ts'

/** Sends an email of a person to them again; the mailer does so within seconds. */
export const resendMail: Handler<(typeof outboxEndpoints)['resendMail']> = async ({
  actor,
  db,
  now,
  params: { id },
  services,
  body: { reason },
}) => {
  const row = (await db.one(findPersonMail, { id })) ?? notFound()
  authorize(outboxCan.resend(actor, { state: toMailState(row), isUnreadable: isUnreadable(row) }))
  const messageId = newId(now)
  await db.run(copyMail, { id, message_id: messageId, now: now.toISOString() })
  await db.recordEvent(outboxEvents.resend, {
    subject: row.user_id,
    note: reason,
    data: { kind: row.kind, message_id: row.message_id },
  })
  db.afterCommit(services.nudge)
  return { message_id: messageId }
}
