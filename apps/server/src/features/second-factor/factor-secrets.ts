import type { KeyRing } from '../../platform/keys/key-ring.ts'
import type { SealedValues } from '../../platform/keys/sealed-values.ts'
import {
  countSecretKeys,
  lockSecretsOfKeys,
  saveResealedSecret,
} from './queries/second-factor.queries.ts'

const purpose = 'second factor'

export const sealSecret = (keyRing: KeyRing, userId: string, secret: string): string =>
  keyRing.seal(purpose, userId, secret)

/** @returns null if its key was given up; recovery codes work without it */
export const openSecret = (keyRing: KeyRing, userId: string, sealed: string): string | null =>
  keyRing.unseal(purpose, userId, sealed)

/** The secrets of authenticator apps. */
export const sealedFactorSecrets: SealedValues = {
  name: 'secrets of authenticator apps',
  countByKey: (db) => db.many(countSecretKeys),
  async reseal(tx, keyRing) {
    const rows = await tx.many(lockSecretsOfKeys, { key_ids: keyRing.keyIds.slice(1) })
    let count = 0
    for (const { user_id, secret } of rows) {
      const opened = openSecret(keyRing, user_id, secret)
      if (opened === null) continue
      await tx.run(saveResealedSecret, { user_id, secret: sealSecret(keyRing, user_id, opened) })
      count += 1
    }
    return count
  },
}
