import type { Db } from '../db/database.ts'
import { StartError } from '../embedded/start-errors.ts'
import type { Env } from '../env.ts'
import type { Feature } from '../http/handler.ts'
import { createKeyRing, type KeyRing } from './key-ring.ts'
import { loadSecrets } from './load-secrets.ts'
import { listMissingKeys } from './reseal-values.ts'

/**
 * Opens the key ring of this process. Refuses to start without a secret that stored values need:
 * calendars would be disconnected one after the other.
 * @throws StartError that names what would be lost
 */
export async function openKeyRing(
  env: Pick<Env, 'appSecrets' | 'DATA_DIR'>,
  db: Db,
  features: readonly Feature[],
): Promise<KeyRing> {
  const keyRing = createKeyRing(await loadSecrets(env.appSecrets, env.DATA_DIR))
  const missing = await listMissingKeys(db, features, keyRing)
  if (missing.length === 0) return keyRing
  const ids = [...new Set(missing.map(({ key_id }) => key_id))].join(', ')
  const losses = missing.map(({ name, count }) => `${name}: ${count}`).join(', ')
  throw new StartError(
    `A secret is missing: the key ${ids} encrypted stored values (${losses}), and this process only has ${keyRing.keyIds.join(', ')}. Add the secret to APP_SECRETS, or to the file “secret” of the data folder. If it is lost, give it up with “npm run keys -- forget ${ids}” (docs/runbooks/rotate-keys.md).`,
  )
}
