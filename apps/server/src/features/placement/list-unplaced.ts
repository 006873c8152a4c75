import type { placementEndpoints } from '@fledge/contract/placement/endpoints.ts'
import type { UnplacedIntern } from '@fledge/contract/placement/schema.ts'
import { placementCan } from '@fledge/domain/placement/can.ts'
import type { PlacementPeriod } from '@fledge/domain/placement/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { readKeyset } from '../../platform/db/list-query.ts'
import { toWaitParams } from '../../platform/db/waits/waits.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import type { UnplacedRow } from './queries/placement.queries.ts'
import { unplacedList } from './store.ts'

export const listUnplaced: Handler<(typeof placementEndpoints)['listUnplaced']> = async ({
  actor,
  db,
  query,
}) => {
  const { batch_id, career_field_id, step, days_left: period } = query
  const page = await readKeyset(db, unplacedList, {
    scope: { operator: actor.operator, ...toWaitParams(db.now) },
    filters: { batch_id, career_field_id, step, ...toDeadlines(period, db.now) },
    paging: query,
  })
  return toKeysetResult(
    page.rows.map((row) => toUnplacedIntern(actor, row, db.now)),
    page,
  )
}

function toDeadlines(period: PlacementPeriod | undefined, now: Date) {
  if (period === undefined) return {}
  if (period === 'PAST') return { ends_before: now.toISOString() }
  const until = new Date(now.getTime() + Number(period) * dayMs)
  return { ends_from: now.toISOString(), ends_before: until.toISOString() }
}

const toUnplacedIntern = (actor: Operator, row: UnplacedRow, now: Date): UnplacedIntern => ({
  ...row,
  may: toActionMap({ nudge: placementCan.nudge(actor, { nudgedAt: row.nudged_at }, now) }),
})
