import {
  calculateJwkThumbprint,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importPKCS8,
  type JWK,
} from 'jose'
import { saveSetting } from '../../platform/db/settings.ts'
import type { KeyRing } from '../../platform/keys/key-ring.ts'
import type { SealedValues } from '../../platform/keys/sealed-values.ts'
import type { Services } from '../../platform/services.ts'
import { badgeKeys, lockBadgeKeys } from './queries/certificates.queries.ts'
import type { BadgeKey } from './column-types.ts'

/** The algorithm that every verifier of Open Badges 3.0 must support (section 8.2, JOSE header). */
export const badgeAlgorithm = 'RS256'
/** Length of the signing key in bits: 128 bits of security. */
const keyBits = 3072
const sealPurpose = 'certificates.badges.key'

export interface SigningKey {
  readonly id: string
  readonly key: Awaited<ReturnType<typeof importPKCS8>>
}

/**
 * Returns the public keys of all signing keys ever used, so that old signatures can always be
 * verified.
 */
export async function getPublicBadgeKeys({ database }: Services): Promise<readonly BadgeKey[]> {
  return (await database.read().one(badgeKeys))?.value ?? []
}

/**
 * Returns the current signing key. Creates it on first use, if no secret of the key ring
 * opens the stored one, and if that one is too short. The private key is stored encrypted.
 */
export async function getBadgeSigningKey(services: Services): Promise<SigningKey> {
  const stored = await unsealBadgeKey(services, (await getPublicBadgeKeys(services)).at(-1))
  if (stored) return stored
  const created = await createBadgeKey(services)
  // Two servers may create a key in parallel: the lock ensures that only one is stored and used by
  // both.
  await services.database.transaction({ kind: 'system' }, async (tx) => {
    await tx.run(lockBadgeKeys)
    const keys = (await tx.one(badgeKeys))?.value ?? []
    if (!(await unsealBadgeKey(services, keys.at(-1))))
      await saveSetting(tx, 'badge_keys', [...keys, created])
  })
  const current = await unsealBadgeKey(services, (await getPublicBadgeKeys(services)).at(-1))
  if (!current) throw new Error('the key for badges could not be stored')
  return current
}

async function createBadgeKey({ keyRing }: Services): Promise<BadgeKey> {
  const { publicKey, privateKey } = await generateKeyPair(badgeAlgorithm, {
    extractable: true,
    modulusLength: keyBits,
  })
  const jwk: JWK = await exportJWK(publicKey)
  const id = await calculateJwkThumbprint(jwk)
  return {
    id,
    jwk: { ...jwk, alg: badgeAlgorithm, use: 'sig' },
    sealed: keyRing.seal(sealPurpose, id, await exportPKCS8(privateKey)),
  }
}

/** Keys from before were shorter; what they signed can still be verified. */
const hasKeyLength = ({ jwk }: BadgeKey): boolean =>
  Buffer.from(String(jwk['n']), 'base64url').length * 8 >= keyBits

/** @returns null if the key cannot be opened, or is too short to sign with */
async function unsealBadgeKey(
  { keyRing }: Services,
  row: BadgeKey | undefined,
): Promise<SigningKey | null> {
  const pem = row && hasKeyLength(row) ? keyRing.unseal(sealPurpose, row.id, row.sealed) : null
  return row && pem ? { id: row.id, key: await importPKCS8(pem, badgeAlgorithm) } : null
}

/** Returns the id of the key that encrypted a private key; empty from before there were ids. */
const getKeyId = ({ sealed }: BadgeKey): string =>
  sealed.includes('.') ? (sealed.split('.')[0] ?? '') : ''

/** @returns null if the newest key encrypted it, or none opens it */
function resealBadgeKey(keyRing: KeyRing, key: BadgeKey): BadgeKey | null {
  if (getKeyId(key) === keyRing.keyIds[0]) return null
  const pem = keyRing.unseal(sealPurpose, key.id, key.sealed)
  return pem === null ? null : { ...key, sealed: keyRing.seal(sealPurpose, key.id, pem) }
}

/** The private keys of badges. */
export const sealedBadgeKeys: SealedValues = {
  name: 'signing keys of badges',
  async countByKey(db) {
    const ids = ((await db.one(badgeKeys))?.value ?? []).map(getKeyId)
    return [...new Set(ids)].map((key_id) => ({
      key_id,
      count: ids.filter((id) => id === key_id).length,
    }))
  },
  async reseal(tx, keyRing) {
    const isDue = (key: BadgeKey) => resealBadgeKey(keyRing, key) !== null
    if (!((await tx.one(badgeKeys))?.value ?? []).some(isDue)) return 0
    await tx.run(lockBadgeKeys)
    const keys = (await tx.one(badgeKeys))?.value ?? []
    const due = keys.filter(isDue)
    if (due.length > 0)
      await saveSetting(
        tx,
        'badge_keys',
        keys.map((key) => resealBadgeKey(keyRing, key) ?? key),
      )
    return due.length
  },
}
