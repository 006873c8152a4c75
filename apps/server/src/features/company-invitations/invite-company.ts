import { importCompaniesBody, invitedContact } from '@fledge/contract/company-invitations/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { companyInvitationCan } from '@fledge/domain/company-invitations/can.ts'
import { companyInvitationEvents } from '@fledge/domain/company-invitations/events.ts'
import { z } from 'zod'
import { AppError, authorize } from '../../platform/http/app-error.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { parseEmailDomain } from '../lookups/public.ts'
import type { ExecuteAct } from '../pending-acts/public.ts'
import { createLinkToken } from '../sessions/public.ts'
import { findRefusals } from './import-rows.ts'
import { insertCompanyInvitation } from './queries/company-invitations.queries.ts'

const inputSchema = z.strictObject({
  ...invitedContact.shape,
  reason: importCompaniesBody.shape.reason,
})

/**
 * Invites one company with a link that is valid for 7 days and leads to sign-in, which requires an
 * emailed code first. What was known about the contact is checked again.
 */
export const inviteCompany: ExecuteAct = async (tx, actor, invitation_id, input) => {
  authorize(companyInvitationCan.importFile(actor))
  const { reason, ...contact } = inputSchema.parse(input)
  const { email, name, website = null, first_name, last_name } = contact
  const [check] = await findRefusals(tx, [contact])
  if (check?.refusal) throw new AppError('CONFLICT', { messageKey: check.refusal })
  const count = await tx.run(insertCompanyInvitation, {
    invitation_id,
    email,
    email_domain: parseEmailDomain(email),
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
  const token = await createLinkToken(tx, 'company invitation', email, {
    go: buildPath(paths.company.getStarted, {}, { email }),
  })
  await tx.notify({
    to: { email },
    content: composeMail('companyInvitations.invite', { company: name, name: first_name }),
    link: buildPath(paths.company.getStarted, {}, { token }),
    isEmailOnly: true,
  })
}
