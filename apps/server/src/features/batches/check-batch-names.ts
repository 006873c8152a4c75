import type { Tx } from '../../platform/db/database.ts'
import { refuse, type Refusal } from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import type { BatchColumns } from './batch-columns.ts'
import * as store from './store.ts'

/**
 * Returns why the address or code conflicts with other batches and partners. Locks names until the
 * transaction ends.
 */
export async function checkBatchNames(
  db: Tx,
  columns: BatchColumns,
  except: string | null,
): Promise<Refusal | undefined> {
  await db.run(store.lockBatchNames)
  const has = await db.one(store.nameOwners, columns.slug, columns.code, except)
  const taken = {
    ...(has?.has_slug ? { slug: 'batches.slug.taken' } : {}),
    ...(has?.has_code ? { code: 'batches.code.taken' } : {}),
  }
  const because = taken.slug ?? taken.code
  if (because)
    return refuse('ALREADY_EXISTS', {
      messageKey: because,
      fields: Object.fromEntries(
        Object.entries(taken).map(([field, key]) => [field, translate(key)]),
      ),
    })
  const partner = columns.partner_id ? await db.one(store.partnerById, columns.partner_id) : null
  return partner === undefined
    ? refuse('VALIDATION', { fields: { partner_id: translate('batches.problem.partner') } })
    : undefined
}
