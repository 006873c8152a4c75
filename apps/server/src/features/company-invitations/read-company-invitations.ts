import type { companyInvitationEndpoints } from '@fledge/contract/company-invitations/endpoints.ts'
import { companyInvitationColumns } from '@fledge/contract/company-invitations/invitation-columns.ts'
import type { CompanyInvitation } from '@fledge/contract/company-invitations/invitation-schema.ts'
import { companyInvitationCan } from '@fledge/domain/company-invitations/can.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { readKeyset, streamRows } from '../../platform/db/list-query.ts'
import { exportList, mapBatches } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { findPendingSubjects, refuseWhilePending } from '../pending-acts/public.ts'
import { toInvitationRequest } from './invitation-selection.ts'
import type { CompanyInvitationRow } from './queries/company-invitations.queries.ts'
import { companyInvitationList } from './store.ts'

type Endpoints = typeof companyInvitationEndpoints

/** Returns who was invited, and what became of it. */
export const listCompanyInvitations: Handler<Endpoints['listCompanyInvitations']> = async ({
  actor,
  db,
  query,
  now,
}) => {
  const page = await readKeyset(db, companyInvitationList, {
    ...toInvitationRequest(actor, query, now),
    paging: query,
  })
  const ids = page.rows.map((row) => row.invitation_id)
  const pending = await findPendingSubjects(db, 'INVITATION', ids)
  const rows = page.rows.map(toViewFor(actor, now)).map((row) => ({
    ...row,
    may: pending.has(row.invitation_id) ? refuseWhilePending(row.may) : row.may,
  }))
  return toKeysetResult(rows, page)
}

/** Sends the list as CSV. */
export const exportCompanyInvitations: Handler<Endpoints['exportCompanyInvitations']> = (
  request,
) => {
  const { actor, query, services, now } = request
  const db = services.database.readAs(actor)
  const rows = streamRows(db, companyInvitationList, toInvitationRequest(actor, query, now))
  return exportList(request, {
    list: 'company-invitations',
    columns: companyInvitationColumns,
    rows: mapBatches(rows, toViewFor(actor, now)),
  })
}

const toViewFor =
  (actor: Operator, now: Date) =>
  (row: CompanyInvitationRow): CompanyInvitation => {
    const facts = { state: row.state, sentAt: row.sent_at }
    return {
      ...row,
      may: toActionMap({
        resend: companyInvitationCan.resend(actor, facts, now),
        withdraw: companyInvitationCan.withdraw(actor, facts),
      }),
    }
  }
