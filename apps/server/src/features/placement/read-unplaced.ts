import type { placementEndpoints } from '@fledge/contract/placement/endpoints.ts'
import { placementColumns } from '@fledge/contract/placement/placement-columns.ts'
import { placementCan } from '@fledge/domain/placement/can.ts'
import {
  daysOfPeriod,
  placementBuckets,
  type PlacementPeriod,
  type PlacementStep,
  placementSteps,
} from '@fledge/domain/placement/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Db } from '../../platform/db/database.ts'
import { readKeyset, readTotals, streamRows } from '../../platform/db/list-query.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { exportList } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { findPendingSubjects, refuseWhilePending } from '../pending-acts/public.ts'
import { type UnplacedRow, unplacedTurns } from './queries/placement.queries.ts'
import { bucketEnds, unplacedList } from './store.ts'

/** Returns interns without a placement, and whether each can be reminded. */
export const listUnplaced: Handler<(typeof placementEndpoints)['listUnplaced']> = async ({
  actor,
  db,
  query,
}) => {
  const request = toUnplacedRequest(actor, query, db.now)
  const page = await readKeyset(db, unplacedList, { ...request, paging: query })
  const rows = await addTurns(db, page.rows)
  const ids = rows.map((row) => row.application_id)
  const pending = await findPendingSubjects(db, 'PLACEMENT', ids)
  return toKeysetResult(
    rows.map((row) => {
      const may = toActionMap({
        nudge: placementCan.nudge(actor, { nudgedAt: row.nudged_at }, db.now),
      })
      return { ...row, may: pending.has(row.application_id) ? refuseWhilePending(may) : may }
    }),
    page,
  )
}

/** Counts interns without a placement by what the list can be filtered by. */
export const countUnplaced: Handler<(typeof placementEndpoints)['countUnplaced']> = async ({
  actor,
  db,
  query,
}) => {
  const totals = await readTotals(db, unplacedList, toUnplacedRequest(actor, query, db.now))
  const countsOf = (name: string) =>
    new Map(totals.flatMap(({ total, value, count }) => (total === name ? [[value, count]] : [])))
  const [periods, steps] = [countsOf('days_left'), countsOf('step')]
  return {
    days_left: placementBuckets.flatMap((value) => {
      const count = periods.get(value) ?? 0
      return count === 0 && value === 'NONE' ? [] : [{ value, count }]
    }),
    // Someone without a field is in no list of one.
    career_field_id: totals
      .filter(({ total }) => total === 'career_field_id')
      .flatMap(({ value, label, count }) =>
        value === null ? [] : [{ value, label: label ?? value, count }],
      )
      .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label)),
    step: placementSteps.flatMap((value) => {
      const count = steps.get(value)
      return count === undefined ? [] : [{ value, count }]
    }),
  }
}

/** Sends the list as CSV. */
export const exportUnplaced: Handler<(typeof placementEndpoints)['exportUnplaced']> = (request) => {
  const { actor, query, services, now } = request
  const db = services.database.readAs(actor)
  const rows = streamWithTurns(db, toUnplacedRequest(actor, query, now))
  return exportList(request, { list: 'placement', columns: placementColumns, rows })
}

async function* streamWithTurns(db: Db, request: ReturnType<typeof toUnplacedRequest>) {
  for await (const batch of streamRows(db, unplacedList, request)) yield addTurns(db, batch)
}

/** Adds whose turn it is, and when each was last reminded. */
async function addTurns(db: Db, rows: readonly UnplacedRow[]) {
  const turns = await db.many(unplacedTurns, {
    application_ids: rows.map((row) => row.application_id),
  })
  const byId = new Map(turns.map((turn) => [turn.application_id, turn]))
  return rows.map((row) => ({
    ...row,
    ...(byId.get(row.application_id) ?? notFound()),
  }))
}

export interface UnplacedQuery {
  readonly batch_id?: string | undefined
  readonly career_field_id?: number | undefined
  readonly days_left?: PlacementPeriod | undefined
  readonly step?: PlacementStep | undefined
  /** An account, `me` or `none`. */
  readonly owner?: string | undefined
}

/** What the list, its CSV, acts on everything that matches and messages read. */
export const toUnplacedRequest = (
  { operator, userId }: Operator,
  { batch_id, career_field_id, step, days_left: period, owner }: UnplacedQuery,
  now: Date,
) => ({
  scope: { operator, bucket_ends: bucketEnds.map((days) => toDeadline(days, now)) },
  filters: {
    batch_id,
    career_field_id,
    step,
    unowned: owner === 'none',
    owner: owner === 'me' ? userId : owner === 'none' ? undefined : owner,
    ...toDeadlines(period, now),
  },
})

const toDeadline = (days: number, now: Date) => new Date(now.getTime() + days * dayMs).toISOString()

function toDeadlines(period: PlacementPeriod | undefined, now: Date) {
  if (period === undefined) return {}
  if (period === 'NONE') return { is_dated: false }
  const { after, until } = daysOfPeriod[period]
  return {
    ...(after === null ? {} : { ends_from: toDeadline(after, now) }),
    ...(until === null ? { is_dated: true } : { ends_before: toDeadline(until, now) }),
  }
}
