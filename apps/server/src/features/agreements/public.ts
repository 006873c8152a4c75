import { agreementCan } from '@fledge/domain/agreements/can.ts'
import type { Db } from '../../platform/db/database.ts'
import { authorize } from '../../platform/http/app-error.ts'
import { getCurrentAgreements } from '../lookups/public.ts'
import { newestSigned } from './queries/agreements.queries.ts'

/** Agreement kind that companies sign. */
export const conductKind = 'COMPANY_CONDUCT'

/**
 * Requires that the company has signed the current conduct policy.
 * @throws CONDUCT_NOT_SIGNED
 */
export async function requireConductSigned(db: Db, company: string): Promise<void> {
  const [current] = await getCurrentAgreements(db, conductKind)
  if (!current) return
  const signed =
    (await db.one(newestSigned, { company_id: company, kind: conductKind }))?.version ?? null
  authorize(agreementCan.propose({ current: current.version, signed }))
}
