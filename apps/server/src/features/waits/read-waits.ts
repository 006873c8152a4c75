import { waitColumns } from '@fledge/contract/waits/wait-columns.ts'
import type { waitEndpoints } from '@fledge/contract/waits/endpoints.ts'
import type { TeamWait } from '@fledge/contract/waits/schema.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { waitCan } from '@fledge/domain/waits/can.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { readKeyset, streamRows } from '../../platform/db/list-query.ts'
import { exportList, mapBatches } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { colleagues, type TeamWaitListRow } from './queries/waits.queries.ts'
import { teamWaitList } from './store.ts'
import { toWaitRequest } from './wait-request.ts'

type Endpoints = typeof waitEndpoints

export const listWaits: Handler<Endpoints['listWaits']> = async ({ actor, db, query }) => {
  const page = await readKeyset(db, teamWaitList, {
    ...toWaitRequest(actor, db.now, query),
    paging: query,
  })
  return toKeysetResult(
    page.rows.map((row) => toTeamWait(actor, row)),
    page,
  )
}

/** Sends the list as CSV. */
export const exportWaits: Handler<Endpoints['exportWaits']> = (request) => {
  const { actor, query, services } = request
  const db = services.database.readAs(actor)
  const rows = streamRows(db, teamWaitList, toWaitRequest(actor, db.now, query))
  return exportList(request, {
    list: 'tasks',
    columns: waitColumns,
    rows: mapBatches(rows, (row) => toTeamWait(actor, row)),
  })
}

const toTeamWait = (actor: Operator, row: TeamWaitListRow): TeamWait => ({
  ...row,
  may: toActionMap(waitCan.open(actor, { ownerId: row.owner_id })),
})

export const listColleagues: Handler<Endpoints['listColleagues']> = ({ db, now }) =>
  db.many(colleagues, { now: now.toISOString() })
