import type { companyInvitationEndpoints } from '@fledge/contract/company-invitations/endpoints.ts'
import { companyInvitationCan } from '@fledge/domain/company-invitations/can.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { checkImportFile, listInvited } from './import-rows.ts'

/** Says which companies of a file would be invited, and why the others are left out. */
export const previewCompanyImport: Handler<
  (typeof companyInvitationEndpoints)['previewCompanyImport']
> = async ({ actor, db, body }) => {
  authorize(companyInvitationCan.importFile(actor))
  const rows = await checkImportFile(db, body.file)
  return {
    count: listInvited(rows).length,
    rows: rows.map(({ source, refusal, invitedAt }) => ({
      ...source,
      refusal,
      invited_at: invitedAt,
    })),
  }
}
