import { agreementCan } from '@fledge/domain/agreements/can.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Refusal, refusalOf } from '../../platform/http/outcome.ts'
import { currentAgreements } from '../lookups/public.ts'
import { newestSigned } from './store.ts'

/** What a company signs. */
export const conductKind = 'COMPANY_CONDUCT'

/** The refusal of a proposal by a company that has not signed the conduct policy that holds now; undefined where it has. */
export async function conductRefused(db: Db, company: string): Promise<Refusal | undefined> {
  const [current] = await currentAgreements(db, conductKind)
  if (!current) return undefined
  const signed = (await db.one(newestSigned, company, conductKind))?.version ?? null
  return refusalOf(agreementCan.propose({ current: current.version, signed }))
}
