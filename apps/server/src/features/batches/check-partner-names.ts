import { validatePartnerDomain } from '@fledge/domain/batches/validate-batch.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuse, type Refusal } from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import { isFreeEmail } from '../lookups/public.ts'
import * as store from './store.ts'

/** Returns why a partner cannot have this address or these domains. */
export async function checkPartnerNames(
  db: Tx,
  slug: string,
  domains: readonly string[],
  except: string | null,
): Promise<Refusal | undefined> {
  const wrong = domains
    .map((domain) => validatePartnerDomain(domain, isFreeEmail(domain)))
    .find((problem) => problem !== null)
  if (wrong) return refuse('VALIDATION', { fields: { email_domains: translate(wrong) } })
  await db.run(store.lockBatchNames)
  const has = await db.one(store.nameOwners, slug, null, except)
  if (has?.has_slug)
    return refuse('ALREADY_EXISTS', {
      messageKey: 'batches.slug.taken',
      fields: { slug: translate('batches.slug.taken') },
    })
  const owner =
    domains.length > 0 ? await db.one(store.partnerWithDomain, domains, except) : undefined
  if (!owner) return undefined
  const values = { domain: owner.domain, partner: owner.partner }
  return refuse('ALREADY_EXISTS', {
    messageKey: 'batches.problem.domainTaken',
    values,
    fields: { email_domains: translate('batches.problem.domainTaken', values) },
  })
}
