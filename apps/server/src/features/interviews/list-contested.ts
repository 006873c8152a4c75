import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/refusal.ts'
import { selectClaimNotes } from './bulk-store.ts'
import * as store from './store.ts'
import { toCompanyInterview } from './views.ts'

export const listContested: Handler<typeof interviewEndpoints.listContested> = async ({
  actor,
  db,
  query,
  now,
}) => {
  const perPage = query.per_page ?? 10
  const rows = await db.many(store.contestedPage, perPage, ((query.page ?? 1) - 1) * perPage)
  const words =
    rows.length === 0
      ? []
      : await db.many(
          selectClaimNotes,
          rows.map((row) => row.interview_id),
        )
  const said = (id: string) =>
    words.filter((one) => one.interview_id === id).map(({ by, note, at }) => ({ by, note, at }))
  return toPagedResult(
    rows.map((row) => ({
      ...toCompanyInterview(row, actor, now),
      company_name: row.company_name,
      contested_at: row.no_show_contested_at ?? row.status_since,
      words: said(row.interview_id),
    })),
    (await db.one(store.contestedCount))?.count ?? 0,
  )
}
