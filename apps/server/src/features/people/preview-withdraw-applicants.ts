import type { peopleEndpoints } from '@fledge/contract/people/endpoints.ts'
import { toBulkPreview } from '../../platform/http/bulk.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { countBeyondApplicants } from './selected-applicants.ts'
import { countEnrolled, findSelectedWithdrawals } from './selected-withdrawals.ts'

/** Says how many applications would be withdrawn, and which ones are left out for which reason. */
export const previewWithdrawApplicants: Handler<
  (typeof peopleEndpoints)['previewWithdrawApplicants']
> = async ({ actor, db, body: { selection } }) => {
  const rows = await findSelectedWithdrawals(db, actor, selection)
  return {
    ...toBulkPreview(rows, await countBeyondApplicants(db, actor, selection)),
    enrolled_count: countEnrolled(rows),
  }
}
