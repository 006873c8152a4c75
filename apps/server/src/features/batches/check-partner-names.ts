import { validatePartnerDomain } from '@fledge/domain/batches/validate-batch.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { isFreeEmail } from '../lookups/public.ts'
import * as store from './queries/batches.queries.ts'

/**
 * Requires that a partner can have this address and these domains. Locks names until the
 * transaction ends.
 * @throws VALIDATION or ALREADY_EXISTS
 */
export async function checkPartnerNames(
  db: Tx,
  slug: string,
  domains: readonly string[],
  exceptPartnerId: string | null,
): Promise<void> {
  const problem = domains
    .map((domain) => validatePartnerDomain(domain, isFreeEmail(domain)))
    .find((messageKey) => messageKey !== null)
  if (problem) throw new AppError('VALIDATION', { fields: { email_domains: translate(problem) } })
  await db.run(store.lockBatchNames)
  const owners = await db.one(store.nameOwners, { slug, code: null, except: exceptPartnerId })
  if (owners?.has_slug)
    throw new AppError('ALREADY_EXISTS', {
      messageKey: 'batches.slug.taken',
      fields: { slug: translate('batches.slug.taken') },
    })
  const owner =
    domains.length > 0
      ? await db.one(store.partnerWithDomain, { domains, except: exceptPartnerId })
      : undefined
  if (!owner) return
  const values = { domain: owner.domain, partner: owner.partner_name }
  throw new AppError('ALREADY_EXISTS', {
    messageKey: 'batches.problem.domainTaken',
    values,
    fields: { email_domains: translate('batches.problem.domainTaken', values) },
  })
}
