import type { operatorAccountEndpoints } from '@fledge/contract/accounts/operator-endpoints.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { accountCan } from '@fledge/domain/accounts/can.ts'
import { accountEvents } from '@fledge/domain/accounts/events.ts'
import { accountViewMs } from '@fledge/domain/accounts/rules.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { endViewsOfSession } from './end-views.ts'
import { readManagedAccount, toEventSubject } from './managed-account.ts'
import { insertAccountView } from './queries/account-views.queries.ts'

/**
 * Begins to look at the product as someone else sees it, in this session only, and tells them. The
 * browser gets a cookie that says that its requests belong to it (`view-cookie.ts`).
 */
export const beginAccountView: Handler<typeof operatorAccountEndpoints.beginAccountView> = async ({
  actor,
  db,
  params,
  body,
  session,
  now,
}) => {
  const { row, facts } = await readManagedAccount(db, params.id)
  authorize(accountCan.viewAsTeam(actor, facts))
  const sessionId = session.id ?? notFound()
  await endViewsOfSession(db, sessionId)
  const view_id = newId(now)
  const view = await db.one(insertAccountView, {
    view_id,
    user_id: row.user_id,
    operator_id: actor.userId,
    session_id: sessionId,
    reason: body.reason,
    now: now.toISOString(),
    ends_at: new Date(now.getTime() + accountViewMs).toISOString(),
  })
  if (!view) return notFound()
  await db.recordEvent(accountEvents.beginView, {
    ...toEventSubject(row),
    note: body.reason,
    data: { view_id },
  })
  await db.notify({
    to: { users: [row.user_id] },
    content: composeMail('accounts.viewed', {
      when: { time: now.toISOString(), as: 'both' },
      reason: body.reason,
    }),
    link: buildPath(row.intern_id ? paths.intern.settings : paths.company.settings),
  })
  return { view_id, ends_at: view.ends_at }
}
