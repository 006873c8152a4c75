import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { readKeyset } from '../../platform/db/list-query.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as store from './store.ts'
import { toCompanyInterview } from './views.ts'
import { selectClaimNotes } from './queries/bulk.queries.ts'

export const listContested: Handler<typeof interviewEndpoints.listContested> = async ({
  actor,
  db,
  query,
  now,
}) => {
  const page = await readKeyset(db, store.contestedInterviews, {
    scope: { operator: actor.operator },
    paging: query,
  })
  const { rows } = page
  const notes =
    rows.length === 0
      ? []
      : await db.many(selectClaimNotes, { interview_ids: rows.map((row) => row.interview_id) })
  const listNotes = (id: string) =>
    notes
      .filter(({ interview_id }) => interview_id === id)
      .map(({ by, note, at }) => ({ by, note, at }))
  return toKeysetResult(
    rows.map((row) => ({
      ...toCompanyInterview(row, actor, now),
      company_name: row.company_name,
      contested_at: row.no_show_contested_at ?? row.status_since,
      words: listNotes(row.interview_id),
    })),
    page,
  )
}
