import type { outboxEndpoints } from '@fledge/contract/outbox/endpoints.ts'
import { outboxEvents } from '@fledge/domain/outbox/events.ts'
import { maxRetriedMails } from '@fledge/domain/outbox/types.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { markMailsDue } from '../../platform/mail/queries/mail.queries.ts'

/** Makes failed emails due now; the mailer sends them within seconds. */
export const retryMails: Handler<(typeof outboxEndpoints)['retryMails']> = async ({
  db,
  body,
  now,
  services,
}) => {
  const mails = await db.many(markMailsDue, {
    now: now.toISOString(),
    all: body.ids === null,
    ids: body.ids ?? [],
    limit: maxRetriedMails,
  })
  for (const { message_id: subject, kind, tries } of mails)
    await db.recordEvent(outboxEvents.retry, { subject, data: { kind, tries } })
  db.afterCommit(services.nudge)
  return { count: mails.length }
}
