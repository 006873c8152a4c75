import { accountEvents } from '@fledge/domain/accounts/events.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { BatchJob } from '../../platform/http/handler.ts'
import { readManagedAccount, toEventSubject } from './managed-account.ts'
import {
  dueAccountViews,
  endAccountViewRow,
  type OpenAccountView,
  openViewsOfSession,
} from './queries/account-views.queries.ts'

/** Ends a view of an account, unless another request has ended it already. */
async function endView(tx: Tx, { view_id, user_id }: OpenAccountView): Promise<void> {
  if ((await tx.run(endAccountViewRow, { view_id, now: tx.now.toISOString() })) === 0) return
  const { row } = await readManagedAccount(tx, user_id)
  await tx.recordEvent(accountEvents.endView, { ...toEventSubject(row), data: { view_id } })
}

/** Ends what a session looks at, if it looks at anything. */
export async function endViewsOfSession(tx: Tx, sessionId: string): Promise<void> {
  for (const view of await tx.many(openViewsOfSession, { session_id: sessionId }))
    await endView(tx, view)
}

/**
 * Records the end of views that are over. They stopped working by themselves (`account-view.ts` of
 * the platform).
 */
export const endViewsJob: BatchJob = {
  name: 'accounts.endViews',
  async run(tx) {
    const views = await tx.many(dueAccountViews, { now: tx.now.toISOString() })
    for (const view of views) await endView(tx, view)
    return views.length
  },
}
