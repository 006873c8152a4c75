import type { outboxEndpoints } from '@fledge/contract/outbox/endpoints.ts'
import { outboxEvents } from '@fledge/domain/outbox/events.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { markMailsDue } from '../../platform/mail/queries/mail.queries.ts'
import { findSelectedMails } from './mail-selection.ts'

/** Makes the selected emails due now, with an event for each; the mailer sends them within seconds. */
export const retrySelectedMails: Handler<(typeof outboxEndpoints)['retrySelectedMails']> = async ({
  actor,
  db,
  now,
  services,
  body: { selection, reason, count },
}) => {
  const rows = await findSelectedMails(db, actor, selection)
  const ids = rows.flatMap(({ id, refusal }) => (refusal === null ? [id] : []))
  const mails = await db.many(markMailsDue, {
    now: now.toISOString(),
    all: false,
    ids,
    limit: ids.length,
  })
  if (mails.length !== count)
    throw new AppError('CONFLICT', { messageKey: 'lists.refused.changed' })
  for (const { message_id: subject, kind, tries } of mails)
    await db.recordEvent(outboxEvents.retry, { subject, note: reason, data: { kind, tries } })
  db.afterCommit(services.nudge)
  return { count, rows: rows.map(({ id, title, refusal }) => ({ id, title, refusal })) }
}
