import type { companyInvitationEndpoints } from '@fledge/contract/company-invitations/endpoints.ts'
import { changeInvitationsBody } from '@fledge/contract/company-invitations/invitation-schema.ts'
import { companyInvitationEvents } from '@fledge/domain/company-invitations/events.ts'
import type { CompanyInvitationAct } from '@fledge/domain/company-invitations/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { readFirst } from '../../platform/db/list-query.ts'
import { lockThenRead } from '../../platform/db/lock-then-read.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type ExecuteAct, requestActs } from '../pending-acts/public.ts'
import {
  findActRefusal,
  findSelectedInvitations,
  findSendRefusals,
  selectableInvitations,
} from './invitation-selection.ts'
import {
  lockCompanyInvitations,
  markInvitationSent,
  markInvitationWithdrawn,
} from './queries/company-invitations.queries.ts'
import { emailCompanyInvitation } from './email-company-invitation.ts'

const inputSchema = changeInvitationsBody.pick({ reason: true })

/**
 * Locks an invitation for an act.
 * @throws CONFLICT if the act is no longer possible: the company may have registered
 */
async function lockInvitation(tx: Tx, actor: Operator, id: string, act: CompanyInvitationAct) {
  const { list, toChosenRequest } = selectableInvitations(actor, tx.now)
  const rows = await lockThenRead(
    tx.many(lockCompanyInvitations, { invitation_ids: [id] }),
    readFirst(tx, list, { ...toChosenRequest([id]), limit: 1 }),
  )
  const row = rows[0] ?? notFound()
  const refusal =
    findActRefusal(actor, row, act, tx.now) ??
    (await findSendRefusals(tx, [row], act)).get(row.email) ??
    null
  if (refusal !== null) throw new AppError('CONFLICT', { messageKey: refusal })
  return row
}

/** Sends an invitation again, with a new link. */
export const resendCompanyInvitation: ExecuteAct = async (tx, actor, invitation_id, input) => {
  const { reason } = inputSchema.parse(input)
  const row = await lockInvitation(tx, actor, invitation_id, 'resend')
  await tx.run(markInvitationSent, { invitation_id, now: tx.now.toISOString() })
  await tx.recordEvent(companyInvitationEvents.resend, {
    subject: invitation_id,
    note: reason,
    data: { company: row.name },
  })
  await emailCompanyInvitation(tx, row)
}

/** Withdraws an invitation: nothing is filled in any more, and the company can be invited again. */
export const withdrawCompanyInvitation: ExecuteAct = async (tx, actor, invitation_id, input) => {
  const { reason } = inputSchema.parse(input)
  const row = await lockInvitation(tx, actor, invitation_id, 'withdraw')
  await tx.run(markInvitationWithdrawn, {
    invitation_id,
    withdraw_reason: reason,
    now: tx.now.toISOString(),
  })
  await tx.recordEvent(companyInvitationEvents.withdraw, {
    subject: invitation_id,
    note: reason,
    data: { company: row.name },
  })
}

const acts = {
  resend: { act: 'resendCompanyInvitation', execute: resendCompanyInvitation },
  withdraw: { act: 'withdrawCompanyInvitation', execute: withdrawCompanyInvitation },
} as const

/** Sends the selected invitations again or withdraws them; they are undone together. */
export const changeCompanyInvitations: Handler<
  (typeof companyInvitationEndpoints)['changeCompanyInvitations']
> = async (ctx) => {
  const { actor, db, body } = ctx
  const { selection, act, reason, count } = body
  const selected = await findSelectedInvitations(db, actor, selection, act)
  await db.many(lockCompanyInvitations, { invitation_ids: selected.map(({ id }) => id) })
  // Read again: until the locks, they may have been changed.
  const invitations = await findSelectedInvitations(db, actor, selection, act)
  const changed = invitations.filter(({ refusal }) => refusal === null)
  if (changed.length !== count)
    throw new AppError('CONFLICT', { messageKey: 'lists.refused.changed' })
  const pending = await requestActs(ctx, {
    kind: 'INVITATION',
    ...acts[act],
    targets: changed.map(({ id }) => ({ id, input: { reason } })),
  })
  return { count, rows: [...invitations], pending }
}
