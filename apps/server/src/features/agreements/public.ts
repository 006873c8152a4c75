import { agreementCan } from '@fledge/domain/agreements/can.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Refusal, findRefusal } from '../../platform/http/refusal.ts'
import { getCurrentAgreements } from '../lookups/public.ts'
import { newestSigned } from './store.ts'

/** Agreement kind that companies sign. */
export const conductKind = 'COMPANY_CONDUCT'

/**
 * Returns the refusal if the company has not signed the current conduct policy, otherwise
 * undefined.
 */
export async function checkConductSigned(db: Db, company: string): Promise<Refusal | undefined> {
  const [current] = await getCurrentAgreements(db, conductKind)
  if (!current) return undefined
  const signed = (await db.one(newestSigned, company, conductKind))?.version ?? null
  return findRefusal(agreementCan.propose({ current: current.version, signed }))
}
