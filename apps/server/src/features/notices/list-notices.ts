import type { noticeEndpoints } from '@fledge/contract/notices/endpoints.ts'
import { readPage } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { signLink } from '../../platform/session/link-token.ts'
import { noticeList } from './store.ts'
import { toNoticeView } from './views.ts'
import { unreadNotices } from './queries/notices.queries.ts'

export const listNotices: Handler<typeof noticeEndpoints.listNotices> = async ({
  actor,
  db,
  query,
  services,
}) => {
  const unread = await db.one(unreadNotices, { user_id: actor.userId })
  if (!unread) notFound()
  const { rows, count } = await readPage(db, noticeList, {
    scope: { user: actor.userId },
    paging: query,
  })
  const notices = rows.map((row) =>
    toNoticeView({ ...row, link: signLink(services.keyRing, row.link) }, unread.time_zone),
  )
  return toPagedResult({ unread: unread.unread, notices }, count)
}
