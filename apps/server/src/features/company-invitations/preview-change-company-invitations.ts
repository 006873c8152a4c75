import type { companyInvitationEndpoints } from '@fledge/contract/company-invitations/endpoints.ts'
import { countBeyond } from '../../platform/db/list-selection.ts'
import { toBulkPreview } from '../../platform/http/bulk.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findSelectedInvitations, selectableInvitations } from './invitation-selection.ts'

/** Says how many invitations would be sent again or withdrawn, and how many are left out and why. */
export const previewChangeCompanyInvitations: Handler<
  (typeof companyInvitationEndpoints)['previewChangeCompanyInvitations']
> = async ({ actor, db, body: { selection, act } }) =>
  toBulkPreview(
    await findSelectedInvitations(db, actor, selection, act),
    await countBeyond(db, selectableInvitations(actor, db.now), selection),
  )
