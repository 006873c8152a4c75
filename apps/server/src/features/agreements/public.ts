import { agreementCan } from '@fledge/domain/agreements/can.ts'
import type { AgreementKind } from '@fledge/domain/lookups/types.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { authorize } from '../../platform/http/app-error.ts'
import { getCurrentAgreements } from '../lookups/public.ts'
import { insertAcceptances, newestSigned } from './queries/agreements.queries.ts'

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

/** Stores a user's acceptance of agreements with version and time; earlier acceptances stay. */
export async function acceptAgreements(
  tx: Tx,
  userId: string,
  agreements: readonly { readonly kind: AgreementKind; readonly version: number }[],
): Promise<void> {
  await tx.run(insertAcceptances, {
    user_id: userId,
    kinds: agreements.map((agreement) => agreement.kind),
    versions: agreements.map((agreement) => agreement.version),
    now: tx.now.toISOString(),
  })
}
