import type { ParsedApplicantSelection } from '@fledge/contract/people/applicant-selection.ts'
import { pendingActKey } from '@fledge/domain/pending-acts/rules.ts'
import {
  deadlineCan,
  type ExtendableWait,
  toNewDue,
} from '@fledge/domain/people/extended-deadline.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Day, Instant } from '@fledge/kernel/dates.ts'
import type { Db } from '../../platform/db/database.ts'
import { readApplicationDeadlines } from '../applications/public.ts'
import { findPendingSubjects } from '../pending-acts/public.ts'
import {
  readSelectedApplicants,
  type SelectedApplicant,
  toGoneRows,
} from './selected-applicants.ts'

/** A row of a bulk act; `refusal` is the key of why its deadline is not extended. */
interface SelectedDeadline {
  /** Of the row. */
  readonly id: string
  readonly title: string
  readonly refusal: string | null
  readonly extension?: {
    readonly subjectId: string
    readonly internId: string
    readonly kind: ExtendableWait
    readonly due: Instant
  }
}

/** Returns what is selected, in the order of the list, with why a deadline is not extended. */
export async function findSelectedDeadlines(
  db: Db,
  actor: Operator,
  selection: ParsedApplicantSelection,
  day: Day,
): Promise<readonly SelectedDeadline[]> {
  const { rows, gone } = await readSelectedApplicants(db, actor, selection)
  const ids = rows.flatMap(({ application }) => application?.id ?? [])
  const [deadlines, pending] = await Promise.all([
    readApplicationDeadlines(db, ids),
    findPendingSubjects(db, 'PERSON', ids),
  ])
  const byId = new Map(deadlines.map((deadline) => [deadline.id, deadline]))
  const toSelected = ({ application, id, title }: SelectedApplicant): SelectedDeadline => {
    const deadline = application ? byId.get(application.id) : undefined
    if (!deadline || deadline.kind === null || deadline.due === null)
      return { id, title, refusal: 'people.refused.notWaiting' }
    const { id: subjectId, kind, due, latest, internId } = deadline
    if (pending.has(subjectId)) return { id, title, refusal: pendingActKey }
    const newDue = toNewDue(day, latest)
    const decision = deadlineCan.extend(actor, { kind, due, latest, newDue, now: db.now })
    const refusal = decision.allowed ? null : decision.messageKey
    return { id, title, refusal, extension: { subjectId, internId, kind, due } }
  }
  return [...rows.map(toSelected), ...toGoneRows(gone)]
}
