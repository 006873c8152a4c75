import type { AgreementKind } from '@fledge/domain/lookups/types.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { acceptAgreements } from '../agreements/public.ts'
import type { BatchRow } from '../batches/public.ts'
import { getCurrentAgreements } from '../lookups/public.ts'
import * as store from './queries/intern-registration.queries.ts'

type CurrentAgreement = Awaited<ReturnType<typeof getCurrentAgreements>>[number]

/** Stores the acceptance with version, time and person. */
export async function recordAcceptances(
  tx: Tx,
  userId: string,
  kinds: readonly AgreementKind[],
): Promise<void> {
  const current = await getCurrentAgreements(tx)
  await acceptAgreements(
    tx,
    userId,
    current.filter((agreement) => kinds.includes(agreement.kind)),
  )
}

/** Whether someone has accepted the current terms of partners, or there are none. */
export async function hasPartnerTerms(db: Db, userId: string): Promise<boolean> {
  const [terms] = await getCurrentAgreements(db, 'PARTNER_TERMS')
  return !terms || (await hasAccepted(db, userId, terms))
}

const hasAccepted = async (db: Db, userId: string, terms: CurrentAgreement) =>
  Boolean(
    await db.one(store.hasAccepted, { user_id: userId, kind: terms.kind, version: terms.version }),
  )

/**
 * Requires the partner's terms for a partner's batch, accepted now or earlier in the current
 * version.
 * @throws VALIDATION
 */
export async function requirePartnerTerms(
  tx: Tx,
  userId: string,
  batch: BatchRow,
  isAccepted: boolean,
): Promise<void> {
  const [terms] = batch.partner ? await getCurrentAgreements(tx, 'PARTNER_TERMS') : []
  if (!terms || (await hasAccepted(tx, userId, terms))) return
  if (!isAccepted)
    throw new AppError('VALIDATION', {
      messageKey: 'internRegistration.refused.partnerTerms',
      fields: { partner_terms_accepted: translate('internRegistration.refused.partnerTerms') },
    })
  await acceptAgreements(tx, userId, [terms])
}
