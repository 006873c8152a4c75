import type { AgreementKind } from '@fledge/domain/lookups/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { acceptAgreements } from '../agreements/public.ts'
import type { BatchRow } from '../batches/public.ts'
import { getCurrentAgreements } from '../lookups/public.ts'
import * as store from './queries/intern-registration.queries.ts'

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
  if (
    !terms ||
    (await tx.one(store.hasAccepted, { user_id: userId, kind: terms.kind, version: terms.version }))
  )
    return
  if (!isAccepted)
    throw new AppError('VALIDATION', {
      messageKey: 'internRegistration.refused.partnerTerms',
      fields: { partner_terms_accepted: translate('internRegistration.refused.partnerTerms') },
    })
  await acceptAgreements(tx, userId, [terms])
}
