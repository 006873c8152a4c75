import type { WaitSelection } from '@fledge/contract/waits/schema.ts'
import { pendingActKey } from '@fledge/domain/pending-acts/rules.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { waitCan } from '@fledge/domain/waits/can.ts'
import type { Db } from '../../platform/db/database.ts'
import { listGone, readSelected } from '../../platform/db/list-selection.ts'
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

type WaitQuery = Parameters<typeof toWaitRequest>[2]

const toRowKey = ({ kind, id }: WaitRef) => `${kind} ${id}`

/** The list of tasks, from which an operator selects. */
export const selectableWaits = (actor: Operator, now: Date) => ({
  list: teamWaitList,
  toRequest: (query: WaitQuery) => toWaitRequest(actor, now, query),
  toChosenRequest: (rows: readonly string[]) => {
    const request = toWaitRequest(actor, now, {})
    return { ...request, filters: { ...request.filters, rows } }
  },
  toRefKey: toRowKey,
  toRowKey,
})

/** Returns what is selected, in the order of the list, with what may not be passed on. */
export async function findSelectedWaits(
  db: Db,
  actor: Operator,
  selection: WaitSelection,
  ownerId: string,
): Promise<readonly SelectedWait[]> {
  const waits = selectableWaits(actor, db.now)
  const rows = await readSelected(db, waits, selection)
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
  const gone = listGone(waits, selection, rows)
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
