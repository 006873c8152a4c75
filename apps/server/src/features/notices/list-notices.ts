import type { noticeEndpoints } from '@fledge/contract/notices/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult, notFound } from '../../platform/http/refusal.ts'
import { signLink } from '../../platform/session/link-token.ts'
import { countNotices, pageOfNotices } from './store.ts'
import { toNoticeView } from './views.ts'

export const listNotices: Handler<typeof noticeEndpoints.listNotices> = async ({
  actor,
  db,
  query,
  services,
}) => {
  const size = query.per_page ?? 10
  const counts = await db.one(countNotices, actor.userId)
  if (!counts) return notFound()
  const rows = await db.many(pageOfNotices, actor.userId, size, ((query.page ?? 1) - 1) * size)
  const notices = rows.map((row) =>
    toNoticeView({ ...row, link: signLink(services.signer, row.link) }, counts.time_zone),
  )
  return toPagedResult({ unread: counts.unread, notices }, counts.total)
}
