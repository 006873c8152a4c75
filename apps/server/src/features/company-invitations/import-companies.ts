import type { companyInvitationEndpoints } from '@fledge/contract/company-invitations/endpoints.ts'
import { companyInvitationCan } from '@fledge/domain/company-invitations/can.ts'
import { AppError, authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import { requestActs } from '../pending-acts/public.ts'
import { checkImportFile, listInvited } from './import-rows.ts'
import { inviteCompany } from './invite-company.ts'

/** Invites the companies of a file, each as an act of its own; they are undone together. */
export const importCompanies: Handler<
  (typeof companyInvitationEndpoints)['importCompanies']
> = async (ctx) => {
  const { actor, db, body } = ctx
  authorize(companyInvitationCan.importFile(actor))
  const contacts = listInvited(await checkImportFile(db, body.file))
  if (contacts.length !== body.count)
    throw new AppError('CONFLICT', { messageKey: 'lists.refused.changed' })
  const pending = await requestActs(ctx, {
    kind: 'INVITATION',
    act: 'inviteCompany',
    execute: inviteCompany,
    targets: contacts.map((contact) => ({
      id: newId(db.now),
      input: { ...contact, reason: body.reason },
    })),
  })
  return { count: contacts.length, pending }
}
