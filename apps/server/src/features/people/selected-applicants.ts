import type { ParsedApplicantSelection } from '@fledge/contract/people/applicant-selection.ts'
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { countBeyond, listGone, readSelected } from '../../platform/db/list-selection.ts'
import { selectableRecords } from '../records/public.ts'
import { selectablePeople } from './public.ts'

/** A selected row: a person, or their application. */
export interface SelectedApplicant {
  readonly id: string
  readonly userId: string
  readonly title: string
  /** Null if the person has none. */
  readonly application: { readonly id: string; readonly status: ApplicationStatus } | null
}

interface SelectedApplicants {
  readonly rows: readonly SelectedApplicant[]
  /** Ids of chosen rows that the list no longer has. */
  readonly gone: readonly string[]
}

/** Reads the selected rows by the list itself, so that they are those that its screen shows. */
export async function readSelectedApplicants(
  db: Db,
  actor: Operator,
  selection: ParsedApplicantSelection,
): Promise<SelectedApplicants> {
  if (selection.list === 'people') {
    const people = selectablePeople(actor)
    const rows = await readSelected(db, people, selection)
    return {
      rows: rows.map(({ id, name, email, application_id, application_status: status }) => ({
        id,
        userId: id,
        title: name || email,
        application: application_id !== null && status ? { id: application_id, status } : null,
      })),
      gone: listGone(people, selection, rows),
    }
  }
  const { applications } = selectableRecords(actor)
  const rows = await readSelected(db, applications, selection)
  return {
    rows: rows.map(({ application_id: id, user_id: userId, name, email, status }) => ({
      id,
      userId,
      title: name || email,
      application: { id, status },
    })),
    gone: listGone(applications, selection, rows),
  }
}

/** Counts what is selected beyond the rows that one act changes. */
export const countBeyondApplicants = (
  db: Db,
  actor: Operator,
  selection: ParsedApplicantSelection,
): Promise<number> =>
  selection.list === 'people'
    ? countBeyond(db, selectablePeople(actor), selection)
    : countBeyond(db, selectableRecords(actor).applications, selection)

/** Says of chosen rows that the list no longer has them. */
export const toGoneRows = (ids: readonly string[]) =>
  ids.map((id) => ({ id, title: '', refusal: 'people.refused.gone' }))
