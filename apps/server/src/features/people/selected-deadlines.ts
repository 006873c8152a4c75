import type { ParsedApplicantSelection } from '@fledge/contract/people/applicant-selection.ts'
import type { ParsedDeadlineSelection } from '@fledge/contract/people/deadline-schema.ts'
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
import type { ReadDeadline } from '../../platform/db/locked-deadline.ts'
import { readApplicationDeadlines } from '../applications/public.ts'
import { readInterviewDeadlines } from '../interviews/public.ts'
import { readOfferDeadlines } from '../offers/public.ts'
import { findPendingSubjects } from '../pending-acts/public.ts'
import { selectableRecords } from '../records/public.ts'
import { countBeyondApplicants, readSelectedApplicants, toGoneRows } from './selected-applicants.ts'

/** A row of a bulk act; `refusal` is the key of why its deadline is not extended. */
interface SelectedDeadline {
  /** Of the row. */
  readonly id: string
  /** Of the person, who has a page; null if unknown. */
  readonly userId: string | null
  readonly title: string
  readonly refusal: string | null
  readonly extension?: {
    readonly subjectId: string
    readonly internId: string
    readonly kind: ExtendableWait
    readonly due: Instant
  }
}

interface SelectedRow {
  readonly id: string
  readonly userId: string
  readonly title: string
  /** Of the application, the offer or the interview; null if there is none. */
  readonly subjectId: string | null
}

interface SelectedRows {
  readonly rows: readonly SelectedRow[]
  readonly gone: readonly string[]
}

interface PartyRow {
  readonly user_id: string
  readonly intern_name: string
  readonly company_name: string
}

const toParties = (subjectId: string, row: PartyRow): SelectedRow => ({
  id: subjectId,
  userId: row.user_id,
  title: `${row.intern_name} · ${row.company_name}`,
  subjectId,
})

const isOfApplicants = (
  selection: ParsedDeadlineSelection,
): selection is ParsedApplicantSelection =>
  selection.list === 'people' || selection.list === 'applications'

/** Reads the selected rows by the list itself, so that they are those that its screen shows. */
async function readRows(
  db: Db,
  actor: Operator,
  selection: ParsedDeadlineSelection,
): Promise<SelectedRows> {
  if (isOfApplicants(selection)) {
    const { rows, gone } = await readSelectedApplicants(db, actor, selection)
    return {
      rows: rows.map(({ application, ...row }) => ({ ...row, subjectId: application?.id ?? null })),
      gone,
    }
  }
  const { offers, interviews } = selectableRecords(actor)
  if (selection.list === 'offers') {
    const rows = await readSelected(db, offers, selection)
    return {
      rows: rows.map((row) => toParties(row.offer_id, row)),
      gone: listGone(offers, selection, rows),
    }
  }
  const rows = await readSelected(db, interviews, selection)
  return {
    rows: rows.map((row) => toParties(row.interview_id, row)),
    gone: listGone(interviews, selection, rows),
  }
}

/** A deadline with what it is of; null if nothing is due. */
type KindOfDeadline = ReadDeadline & { readonly kind: ExtendableWait | null }

async function readDeadlines(
  db: Db,
  list: ParsedDeadlineSelection['list'],
  ids: readonly string[],
): Promise<readonly KindOfDeadline[]> {
  const toKind = (kind: ExtendableWait) => (deadline: ReadDeadline) => ({ ...deadline, kind })
  if (list === 'offers') return (await readOfferDeadlines(db, ids)).map(toKind('OFFER_ANSWER'))
  if (list === 'interviews') return (await readInterviewDeadlines(db, ids)).map(toKind('INTERVIEW'))
  return readApplicationDeadlines(db, ids)
}

const notYetDueKey = 'people.refused.notYetDue'

/** Counts what is selected beyond the rows that one act changes. */
export function countBeyondDeadlines(
  db: Db,
  actor: Operator,
  selection: ParsedDeadlineSelection,
): Promise<number> {
  if (isOfApplicants(selection)) return countBeyondApplicants(db, actor, selection)
  const { offers, interviews } = selectableRecords(actor)
  return selection.list === 'offers'
    ? countBeyond(db, offers, selection)
    : countBeyond(db, interviews, selection)
}

/** Returns what is selected, in the order of the list, with why a deadline is not extended. */
export async function findSelectedDeadlines(
  db: Db,
  actor: Operator,
  selection: ParsedDeadlineSelection,
  day: Day,
): Promise<readonly SelectedDeadline[]> {
  const { rows, gone } = await readRows(db, actor, selection)
  const ids = rows.flatMap(({ subjectId }) => subjectId ?? [])
  const [deadlines, pending] = await Promise.all([
    readDeadlines(db, selection.list, ids),
    findPendingSubjects(db, 'PERSON', ids),
  ])
  const byId = new Map(deadlines.map((deadline) => [deadline.id, deadline]))
  const toSelected = ({ subjectId, ...row }: SelectedRow): SelectedDeadline => {
    const deadline = subjectId === null ? undefined : byId.get(subjectId)
    if (!deadline || deadline.kind === null || deadline.due === null)
      return { ...row, refusal: deadline?.isNotYetDue ? notYetDueKey : 'people.refused.notWaiting' }
    const { id, kind, due, latest, internId } = deadline
    if (pending.has(id)) return { ...row, refusal: pendingActKey }
    const newDue = toNewDue(day, latest)
    const decision = deadlineCan.extend(actor, { kind, due, latest, newDue, now: db.now })
    const refusal = decision.allowed ? null : decision.messageKey
    return { ...row, refusal, extension: { subjectId: id, internId, kind, due } }
  }
  return [...rows.map(toSelected), ...toGoneRows(gone).map((row) => ({ ...row, userId: null }))]
}
