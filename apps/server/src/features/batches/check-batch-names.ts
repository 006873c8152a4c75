import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import type { BatchColumns } from './batch-columns.ts'
import * as store from './queries/batches.queries.ts'

/**
 * Requires that the address and code are free and the partner exists. Locks names until the
 * transaction ends.
 * @throws ALREADY_EXISTS or VALIDATION
 */
export async function checkBatchNames(
  db: Tx,
  columns: BatchColumns,
  exceptBatchId: string | null,
): Promise<void> {
  await db.run(store.lockBatchNames)
  const owners = await db.one(store.nameOwners, {
    slug: columns.slug,
    code: columns.code,
    except: exceptBatchId,
  })
  const takenNames = {
    ...(owners?.has_slug ? { slug: 'batches.slug.taken' } : {}),
    ...(owners?.has_code ? { code: 'batches.code.taken' } : {}),
  }
  const messageKey = takenNames.slug ?? takenNames.code
  if (messageKey)
    throw new AppError('ALREADY_EXISTS', {
      messageKey,
      fields: Object.fromEntries(
        Object.entries(takenNames).map(([field, key]) => [field, translate(key)]),
      ),
    })
  const partner = columns.partner_id
    ? await db.one(store.partnerById, { partner_id: columns.partner_id })
    : null
  if (partner === undefined)
    throw new AppError('VALIDATION', {
      fields: { partner_id: translate('batches.problem.partner') },
    })
}
