import type { ParsedDeadlineSelection } from '@fledge/contract/people/deadline-schema.ts'
import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import { pendingActKey } from '@fledge/domain/pending-acts/rules.ts'
import {
  deadlineCan,
  type ExtendableWait,
  toNewDue,
} from '@fledge/domain/people/extended-deadline.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Day, Instant } from '@fledge/kernel/dates.ts'
import type { Db } from '../../platform/db/database.ts'
import { countBeyond, listGone, readSelected } from '../../platform/db/list-selection.ts'
import { readApplicationDeadlines } from '../applications/public.ts'
import { findPendingSubjects } from '../pending-acts/public.ts'
import { selectableRecords } from '../records/public.ts'
import { selectablePeople } from './public.ts'

/** An application of a bulk act; `refusal` is the key of why it is left out. */
interface SelectedDeadline {
  /** Of the application, or of the row that has none. */
  readonly id: string
  readonly title: string
  readonly refusal: string | null
  readonly extension?: {
    readonly internId: string
    readonly kind: ExtendableWait
    readonly due: Instant
  }
}

interface SelectedRow {
  /** Null if nothing can be due from the person. */
  readonly applicationId: string | null
  readonly id: string
  readonly title: string
}

/** Reads the selected rows by the list itself, so that they are those that its screen shows. */
async function readRows(db: Db, actor: Operator, selection: ParsedDeadlineSelection) {
  if (selection.list === 'people') {
    const people = selectablePeople(actor)
    const rows = await readSelected(db, people, selection)
    return {
      rows: rows.map((row) => ({
        applicationId: row.application_id,
        id: row.id,
        title: row.name || row.email,
      })),
      gone: listGone(people, selection, rows),
    }
  }
  const { applications } = selectableRecords(actor)
  const rows = await readSelected(db, applications, selection)
  return {
    rows: rows.map((row) => ({
      applicationId: row.application_id,
      id: row.application_id,
      title: row.name || row.email,
    })),
    gone: listGone(applications, selection, rows),
  }
}

/** Counts what is selected beyond the rows that one act changes. */
export const countBeyondDeadlines = (
  db: Db,
  actor: Operator,
  selection: ParsedDeadlineSelection,
): Promise<number> =>
  selection.list === 'people'
    ? countBeyond(db, selectablePeople(actor), selection)
    : countBeyond(db, selectableRecords(actor).applications, selection)

/** Returns what is selected, in the order of the list, with why a deadline is not extended. */
export async function findSelectedDeadlines(
  db: Db,
  actor: Operator,
  selection: ParsedDeadlineSelection,
  day: Day,
): Promise<readonly SelectedDeadline[]> {
  const { rows, gone } = await readRows(db, actor, selection)
  const ids = rows.flatMap(({ applicationId: id }) => id ?? [])
  const [deadlines, pending] = await Promise.all([
    readApplicationDeadlines(db, ids),
    findPendingSubjects(db, 'PERSON', ids),
  ])
  const byId = new Map(deadlines.map((deadline) => [deadline.id, deadline]))
  const toSelected = ({ applicationId, id, title }: SelectedRow): SelectedDeadline => {
    const deadline = applicationId === null ? undefined : byId.get(applicationId)
    if (!deadline || deadline.kind === null || deadline.due === null)
      return { id, title, refusal: 'people.refused.notWaiting' }
    const { kind, due, latest, internId } = deadline
    if (pending.has(deadline.id)) return { id: deadline.id, title, refusal: pendingActKey }
    const newDue = toNewDue(day, latest)
    const decision = deadlineCan.extend(actor, { kind, due, latest, newDue, now: db.now })
    const refusal = decision.allowed ? null : decision.messageKey
    return { id: deadline.id, title, refusal, extension: { internId, kind, due } }
  }
  return [
    ...rows.map(toSelected),
    ...gone.map((id) => ({ id, title: '', refusal: 'people.refused.gone' })),
  ].slice(0, maxBulkRows)
}
