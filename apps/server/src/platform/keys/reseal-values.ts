import { saveSetting } from '../db/settings.ts'
import type { Db, Tx } from '../db/database.ts'
import type { BatchJob, Feature } from '../http/handler.ts'
import type { KeyRing } from './key-ring.ts'
import type { KeyUse } from './sealed-values.ts'
import { selectForgottenKeys } from './queries/keys.queries.ts'

export interface NamedKeyUse extends KeyUse {
  readonly name: string
}

type FeatureValues = Pick<Feature, 'sealedValues'>

const listValues = (features: readonly FeatureValues[]) =>
  features.flatMap(({ sealedValues = [] }) => sealedValues)

/** Counts the stored values of every key. */
export async function countKeyUses(
  db: Db,
  features: readonly FeatureValues[],
): Promise<readonly NamedKeyUse[]> {
  const uses: NamedKeyUse[] = []
  for (const values of listValues(features))
    for (const use of await values.countByKey(db)) uses.push({ ...use, name: values.name })
  return uses
}

const listForgottenKeys = async (db: Db): Promise<readonly string[]> =>
  (await db.one(selectForgottenKeys))?.value ?? []

/** Returns the ids of keys of stored values that no secret has, unless an operator gave them up. */
export async function listMissingKeys(
  db: Db,
  features: readonly FeatureValues[],
  keyRing: KeyRing,
): Promise<readonly NamedKeyUse[]> {
  const known = new Set(['', ...keyRing.keyIds, ...(await listForgottenKeys(db))])
  return (await countKeyUses(db, features)).filter(({ key_id }) => !known.has(key_id))
}

/** Gives up a key: values that it encrypted are lost, and no longer prevent a start. */
export async function forgetKey(tx: Tx, keyId: string): Promise<void> {
  const forgotten = await listForgottenKeys(tx)
  await saveSetting(tx, 'forgotten_keys', [...new Set([...forgotten, keyId])])
}

/** Creates the job that encrypts stored values with the newest key, so that older secrets can be removed. */
export const createResealJob = (
  features: readonly FeatureValues[],
  keyRing: KeyRing,
): BatchJob => ({
  name: 'keys.reseal',
  async run(tx) {
    for (const values of listValues(features)) {
      const count = await values.reseal(tx, keyRing)
      // The rest in further transactions, so that locks are held briefly.
      if (count > 0) return count
    }
    return 0
  },
})
