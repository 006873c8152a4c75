import type { waitEndpoints } from '@fledge/contract/waits/endpoints.ts'
import type { TeamWait } from '@fledge/contract/waits/schema.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { getTeamDayEnd } from '@fledge/domain/today/rules.ts'
import { waitCan } from '@fledge/domain/waits/can.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { readKeyset } from '../../platform/db/list-query.ts'
import { toWaitParams } from '../../platform/db/waits/waits.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { colleagues, type TeamWaitListRow } from './queries/waits.queries.ts'
import { teamWaitList } from './store.ts'

type Endpoints = typeof waitEndpoints

export const listWaits: Handler<Endpoints['listWaits']> = async ({ actor, db, query }) => {
  const { owner } = query
  const page = await readKeyset(db, teamWaitList, {
    scope: {
      operator: actor.operator,
      ...toWaitParams(db.now),
      day_end: getTeamDayEnd(db.now),
    },
    filters: {
      kind: query.kind,
      late: query.late === 'true',
      due_today: query.due_today === 'true',
      unowned: owner === 'none',
      owner: owner === 'me' ? actor.userId : owner === 'none' ? undefined : owner,
    },
    paging: query,
  })
  return toKeysetResult(
    page.rows.map((row) => toTeamWait(actor, row)),
    page,
  )
}

const toTeamWait = (actor: Operator, row: TeamWaitListRow): TeamWait => ({
  ...row,
  may: toActionMap(waitCan.open(actor, { ownerId: row.owner_id })),
})

export const listColleagues: Handler<Endpoints['listColleagues']> = ({ db }) => db.many(colleagues)
