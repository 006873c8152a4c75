import { type CompanyMember, isRejected } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { selectContinuingCandidature } from './queries/continuing.queries.ts'

/**
 * Returns whether a member may see a candidature of their company: all of them, or only the
 * continuing ones once the company is rejected.
 */
export async function canSeeCandidature(
  db: Db,
  actor: CompanyMember,
  id: string,
): Promise<boolean> {
  return (
    !isRejected(actor.companyStatus) ||
    (await db.one(selectContinuingCandidature, { candidature_id: id })) !== undefined
  )
}
