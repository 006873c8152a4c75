import type { noticeEndpoints } from '@fledge/contract/notices/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { readNotices } from '../../platform/db/queries/transaction-statements.queries.ts'
import { unreadNotices } from './queries/notices.queries.ts'

export const markNoticesRead: Handler<typeof noticeEndpoints.markNoticesRead> = async ({
  actor,
  db,
  body,
  now,
}) => {
  await db.run(readNotices, {
    user_id: actor.userId,
    notice_ids: body.ids ?? null,
    read_at: now.toISOString(),
  })
  return { unread: (await db.one(unreadNotices, { user_id: actor.userId }))?.unread ?? 0 }
}
