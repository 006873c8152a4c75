import { contestedColumns } from '@fledge/contract/interviews/contested-columns.ts'
import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import type { NoShowSide } from '@fledge/domain/no-shows/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { readKeyset, streamRows } from '../../platform/db/list-query.ts'
import { exportList } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { selectClaimNotes } from './queries/bulk.queries.ts'
import type { InterviewRow } from './queries/interviews.queries.ts'
import * as store from './store.ts'
import { toCompanyInterview } from './views.ts'

type Endpoints = typeof interviewEndpoints

/** What the list and its CSV read. */
const toContestedRequest = (actor: Operator, side: NoShowSide | undefined) => ({
  scope: { operator: actor.operator },
  filters: { side },
})

export const listContested: Handler<Endpoints['listContested']> = async ({ actor, db, query }) => {
  const page = await readKeyset(db, store.contestedInterviews, {
    ...toContestedRequest(actor, query.side),
    paging: query,
  })
  return toKeysetResult(await toViews(db, actor, page.rows), page)
}

/** Sends the list as CSV. */
export const exportContested: Handler<Endpoints['exportContested']> = (request) => {
  const { actor, query, services } = request
  const rows = streamViews(services.database.readAs(actor), actor, query.side)
  return exportList(request, { list: 'disputed-reports', columns: contestedColumns, rows })
}

async function* streamViews(db: Db, actor: Operator, side: NoShowSide | undefined) {
  const batches = streamRows(db, store.contestedInterviews, toContestedRequest(actor, side))
  for await (const rows of batches) yield await toViews(db, actor, rows)
}

async function toViews(db: Db, actor: Operator, rows: readonly InterviewRow[]) {
  const notes =
    rows.length === 0
      ? []
      : await db.many(selectClaimNotes, { interview_ids: rows.map((row) => row.interview_id) })
  const listNotes = (id: string) =>
    notes
      .filter(({ interview_id }) => interview_id === id)
      .map(({ by, note, at }) => ({ by, note, at }))
  return rows.map((row) => ({
    ...toCompanyInterview(row, actor, db.now),
    company_name: row.company_name,
    contested_at: row.no_show_contested_at ?? row.status_since,
    words: listNotes(row.interview_id),
  }))
}
