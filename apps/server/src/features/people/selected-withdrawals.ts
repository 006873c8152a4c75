import type { ParsedApplicantSelection } from '@fledge/contract/people/applicant-selection.ts'
import { applicationCan } from '@fledge/domain/applications/can.ts'
import { isCurrentlyEnrolled } from '@fledge/domain/applications/rules.ts'
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import { pendingActKey } from '@fledge/domain/pending-acts/rules.ts'
import { illegalTransitionKey } from '@fledge/domain/policy-helpers.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { findPendingSubjects } from '../pending-acts/public.ts'
import {
  readSelectedApplicants,
  type SelectedApplicant,
  toGoneRows,
} from './selected-applicants.ts'

/** A row of a bulk act; `refusal` is the key of why its application is not withdrawn. */
interface SelectedWithdrawal {
  /** Of the row. */
  readonly id: string
  readonly title: string
  readonly refusal: string | null
  /** What is withdrawn; undefined if the row is left out. */
  readonly withdrawal?: { readonly applicationId: string; readonly isEnrolled: boolean }
}

/** Returns what is selected, in the order of the list, with what is not withdrawn. */
export async function findSelectedWithdrawals(
  db: Db,
  actor: Operator,
  selection: ParsedApplicantSelection,
): Promise<readonly SelectedWithdrawal[]> {
  const { rows, gone } = await readSelectedApplicants(db, actor, selection)
  const ids = rows.flatMap(({ application }) => application?.id ?? [])
  const pending = await findPendingSubjects(db, 'APPLICATION', ids)
  const toSelected = ({ id, title, application }: SelectedApplicant): SelectedWithdrawal => {
    if (!application) return { id, title, refusal: 'people.refused.noApplication' }
    if (pending.has(application.id)) return { id, title, refusal: pendingActKey }
    const refusal = findRefusal(actor, application.status)
    if (refusal) return { id, title, refusal }
    const isEnrolled = isCurrentlyEnrolled(application.status)
    return { id, title, refusal, withdrawal: { applicationId: application.id, isEnrolled } }
  }
  return [...rows.map(toSelected), ...toGoneRows(gone)]
}

/** How many of those that are withdrawn are enrolled. */
export const countEnrolled = (rows: readonly SelectedWithdrawal[]): number =>
  rows.filter(({ withdrawal }) => withdrawal?.isEnrolled).length

function findRefusal(actor: Operator, status: ApplicationStatus): string | null {
  const decision = applicationCan.withdrawByTeam(actor, { status })
  if (decision.allowed) return null
  return decision.messageKey === illegalTransitionKey
    ? 'people.refused.notWithdrawable'
    : decision.messageKey
}
