import { importCompaniesBody, invitedContact } from '@fledge/contract/company-invitations/schema.ts'
import { companyInvitationCan } from '@fledge/domain/company-invitations/can.ts'
import { companyInvitationEvents } from '@fledge/domain/company-invitations/events.ts'
import { z } from 'zod'
import { AppError, authorize } from '../../platform/http/app-error.ts'
import { parseEmailDomain } from '../lookups/public.ts'
import type { ExecuteAct } from '../pending-acts/public.ts'
import { findRefusals } from './import-rows.ts'
import { deleteWithdrawn, insertCompanyInvitation } from './queries/company-invitations.queries.ts'
import { emailCompanyInvitation } from './email-company-invitation.ts'

const inputSchema = z.strictObject({
  ...invitedContact.shape,
  reason: importCompaniesBody.shape.reason,
})

/**
 * Invites one company. What was known about the contact is checked again; an invitation that was
 * withdrawn gives way, as a company is invited once.
 */
export const inviteCompany: ExecuteAct = async (tx, actor, invitation_id, input) => {
  authorize(companyInvitationCan.importFile(actor))
  const { reason, ...contact } = inputSchema.parse(input)
  const { email, name, website = null, first_name, last_name } = contact
  const [check] = await findRefusals(tx, [contact])
  if (check?.refusal) throw new AppError('CONFLICT', { messageKey: check.refusal })
  const email_domain = parseEmailDomain(email)
  await tx.run(deleteWithdrawn, { email_domain })
  const count = await tx.run(insertCompanyInvitation, {
    invitation_id,
    email,
    email_domain,
    name,
    website,
    first_name,
    last_name,
    invited_by: actor.userId,
    now: tx.now.toISOString(),
  })
  if (count === 0)
    throw new AppError('CONFLICT', { messageKey: 'companyInvitations.refused.invited' })
  await tx.recordEvent(companyInvitationEvents.send, {
    subject: invitation_id,
    note: reason,
    data: { company: name },
  })
  await emailCompanyInvitation(tx, contact)
}
