import type { WaitSelection } from '@fledge/contract/waits/schema.ts'
import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import { pendingActKey } from '@fledge/domain/pending-acts/rules.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { waitCan } from '@fledge/domain/waits/can.ts'
import type { Db } from '../../platform/db/database.ts'
import { readPage, streamRows } from '../../platform/db/list-query.ts'
import { findPendingSubjects } from '../pending-acts/public.ts'
import type { TeamWaitListRow } from './queries/waits.queries.ts'
import { teamWaitList } from './store.ts'
import { toWaitRequest } from './wait-request.ts'
import type { WaitRef } from './wait-owner.ts'

/** A row of a bulk act; `refusal` is the key of why it is left out. */
export interface SelectedWait extends WaitRef {
  readonly title: string
  readonly ownerId: string | null
  readonly refusal: string | null
}

const toRowKey = ({ kind, id }: WaitRef) => `${kind} ${id}`

/** Returns what is selected, in the order of the list, with what may not be passed on. */
export async function findSelectedWaits(
  db: Db,
  actor: Operator,
  selection: WaitSelection,
  ownerId: string,
): Promise<readonly SelectedWait[]> {
  const rows = await readSelected(db, actor, selection)
  const pending = await findPendingSubjects(
    db,
    'TASK',
    rows.map(({ id }) => id),
  )
  const found = rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    title: row.title,
    ownerId: row.owner_id,
    refusal: pending.has(row.id) ? pendingActKey : findRefusal(actor, row, ownerId),
  }))
  if (!('rows' in selection)) return found
  const known = new Set(found.map(toRowKey))
  const gone = selection.rows.filter((row) => !known.has(toRowKey(row)))
  return [
    ...found,
    ...gone.map((row) => ({
      ...row,
      title: '',
      ownerId: null,
      refusal: 'waits.refused.notWaiting',
    })),
  ]
}

function findRefusal(actor: Operator, row: TeamWaitListRow, ownerId: string): string | null {
  if (row.owner_id === ownerId) return 'waits.refused.sameOwner'
  const decision = waitCan.assign(actor, { ownerId: row.owner_id })
  return decision.allowed ? null : decision.messageKey
}

async function readSelected(db: Db, actor: Operator, selection: WaitSelection) {
  if ('rows' in selection) {
    const request = toWaitRequest(actor, db.now, {})
    const filters = { ...request.filters, rows: selection.rows.map(toRowKey) }
    return readAll(db, { ...request, filters }, new Set())
  }
  const except = new Set(selection.except.map(toRowKey))
  return readAll(db, toWaitRequest(actor, db.now, selection.filters), except)
}

/** Reads the matching rows, at most as many as an act changes. */
async function readAll(
  db: Db,
  request: ReturnType<typeof toWaitRequest>,
  except: ReadonlySet<string>,
): Promise<readonly TeamWaitListRow[]> {
  const rows: TeamWaitListRow[] = []
  for await (const batch of streamRows(db, teamWaitList, request)) {
    rows.push(...batch.filter((row) => !except.has(toRowKey(row))))
    if (rows.length >= maxBulkRows) break
  }
  return rows.slice(0, maxBulkRows)
}

/** Counts what is selected beyond the rows that one act changes. */
export async function countBeyond(
  db: Db,
  actor: Operator,
  selection: WaitSelection,
): Promise<number> {
  if ('rows' in selection) return 0
  const request = toWaitRequest(actor, db.now, selection.filters)
  const { count } = await readPage(db, teamWaitList, { ...request, paging: { per_page: 1 } })
  return Math.max(0, count - selection.except.length - maxBulkRows)
}
