import type { InvitationSelection } from '@fledge/contract/company-invitations/invitation-schema.ts'
import { companyInvitationCan } from '@fledge/domain/company-invitations/can.ts'
import {
  type CompanyInvitationAct,
  type CompanyInvitationChoice,
  invitationLinkMs,
  openInvitationStates,
} from '@fledge/domain/company-invitations/types.ts'
import { pendingActKey } from '@fledge/domain/pending-acts/rules.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { listGone, readSelected } from '../../platform/db/list-selection.ts'
import { findPendingSubjects } from '../pending-acts/public.ts'
import { findAddressRefusals } from './import-rows.ts'
import type { CompanyInvitationRow } from './queries/company-invitations.queries.ts'
import { companyInvitationList } from './store.ts'

interface InvitationQuery {
  readonly state?: CompanyInvitationChoice | undefined
  readonly search?: string | undefined
}

/** What the list, its CSV and acts on everything that matches read. */
export const toInvitationRequest = (
  { operator }: Operator,
  { state, search }: InvitationQuery,
  now: Date,
) => ({
  scope: { operator, sent_before: new Date(now.getTime() - invitationLinkMs).toISOString() },
  filters: { states: state === 'OPEN' ? openInvitationStates : state && [state], search },
})

/** The list of invitations, from which an operator selects. */
export const selectableInvitations = (actor: Operator, now: Date) => ({
  list: companyInvitationList,
  toRequest: (query: InvitationQuery) => toInvitationRequest(actor, query, now),
  toChosenRequest: (ids: readonly string[]) => {
    const request = toInvitationRequest(actor, {}, now)
    return { ...request, filters: { ...request.filters, ids } }
  },
  toRefKey: (id: string) => id,
  toRowKey: (row: CompanyInvitationRow) => row.invitation_id,
})

/** An invitation of a bulk act; `refusal` is the key of why it is left out. */
interface SelectedInvitation {
  readonly id: string
  readonly title: string
  readonly refusal: string | null
}

/** Returns the key of why the act is not possible, or null. */
export function findActRefusal(
  actor: Operator,
  row: CompanyInvitationRow,
  act: CompanyInvitationAct,
  now: Date,
): string | null {
  const facts = { state: row.state, sentAt: row.sent_at }
  const decision = companyInvitationCan[act](actor, facts, now)
  return decision.allowed ? null : decision.messageKey
}

/** Returns the keys of why addresses get no email again: their owners may have registered elsewhere. */
export async function findSendRefusals(
  db: Db,
  rows: readonly CompanyInvitationRow[],
  act: CompanyInvitationAct,
): Promise<ReadonlyMap<string, string>> {
  return act === 'resend'
    ? findAddressRefusals(
        db,
        rows.map(({ email }) => email),
      )
    : new Map()
}

/** Returns what is selected, in the order of the list, with what the act is not possible for. */
export async function findSelectedInvitations(
  db: Db,
  actor: Operator,
  selection: InvitationSelection,
  act: CompanyInvitationAct,
): Promise<readonly SelectedInvitation[]> {
  const invitations = selectableInvitations(actor, db.now)
  const rows = await readSelected(db, invitations, selection)
  const ids = rows.map((row) => row.invitation_id)
  const pending = await findPendingSubjects(db, 'INVITATION', ids)
  const addresses = await findSendRefusals(db, rows, act)
  const found = rows.map((row) => ({
    id: row.invitation_id,
    title: row.name,
    refusal: pending.has(row.invitation_id)
      ? pendingActKey
      : (findActRefusal(actor, row, act, db.now) ?? addresses.get(row.email) ?? null),
  }))
  const gone = listGone(invitations, selection, rows)
  return [
    ...found,
    ...gone.map((id) => ({ id, title: '', refusal: 'companyInvitations.refused.gone' })),
  ]
}
