import type { noticeEndpoints } from '@fledge/contract/notices/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { readNotices, unreadNotices } from './store.ts'

export const markNoticesRead: Handler<typeof noticeEndpoints.markNoticesRead> = async ({
  actor,
  db,
  body,
  now,
}) => {
  await db.run(readNotices, actor.userId, body.ids ?? null, now.toISOString())
  return { unread: (await db.one(unreadNotices, actor.userId))?.unread ?? 0 }
}
