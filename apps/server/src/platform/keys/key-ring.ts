import { timingSafeEqual } from 'node:crypto'
import { randomToken } from '../session/tokens.ts'
import { signWith, type Secret, toSecret } from './secret-keys.ts'
import type { Secrets } from './secret-list.ts'
import { openBox, sealBox } from './sealed-box.ts'

/** What keys are for; each has a key of its own, so a value of one is worth nothing to another. */
export type KeyPurpose =
  | 'audit log'
  | 'browser'
  | 'calendars.feed'
  | 'calendars.state'
  | 'calendars.tokens.key'
  | 'calendars.verifier'
  | 'certificates.badges.key'
  | 'code'
  | 'file'
  | 'limit'
  | 'link token'
  | 'outbox'
  | 'phone'
  | 'phone number'
  | 'refusal'
  | 'second factor'
  | 'security address'
  | 'security network'
  | 'session'
  | 'stored response'
  | 'unsubscribe'
  | 'upload'

/** A random handle, and the value derived from it: the handle is stored, its key finds the value. */
export interface IssuedValue {
  readonly handle: string
  readonly value: string
}

/**
 * Signatures, derived values and encryption, from one or several secrets. The newest secret makes
 * new values, which name its key; all of them verify and open (decision 0059).
 */
export interface KeyRing {
  /** Ids of the keys, the newest first. */
  readonly keyIds: readonly string[]
  /** Returns the newest key's id and its signature of the parts; different parts never match. */
  sign(purpose: KeyPurpose, ...parts: readonly string[]): string
  /** Verifies a signature of these parts, by any of the keys, in constant time. */
  verify(signature: string, purpose: KeyPurpose, ...parts: readonly string[]): boolean
  /**
   * Returns a keyed hash by the newest key, for values that are compared with recent ones only: it
   * changes with the key.
   */
  hash(purpose: KeyPurpose, ...parts: readonly string[]): string
  /** Creates a handle and derives its value by the newest key. */
  issue(purpose: KeyPurpose, ...parts: readonly string[]): IssuedValue
  /** Derives the value of a handle again. @returns null if its key is gone */
  derive(purpose: KeyPurpose, handle: string, ...parts: readonly string[]): string | null
  /**
   * Encrypts a text by the newest key for one purpose and place; it cannot be decrypted for any
   * other. @returns the key's id and the box, separated by a point
   */
  seal(purpose: KeyPurpose, place: string, text: string): string
  /** Decrypts a sealed text. @returns null if the key, purpose, place or any byte differs */
  unseal(purpose: KeyPurpose, place: string, sealed: string): string | null
  /** Returns what each secret signed before there were key ids; for values that are compared. */
  listOldSignatures(purpose: KeyPurpose, ...parts: readonly string[]): readonly string[]
}

const keyIdLength = 8
/** Length of a signature and of a random token; those without a key id are from before. */
const tokenLength = 43

const isSame = (actual: string, expected: string): boolean => {
  const [first, second] = [Buffer.from(actual), Buffer.from(expected)]
  return first.length === second.length && timingSafeEqual(first, second)
}

/** @param texts at least one secret, the newest first */
export function createKeyRing(texts: Secrets): KeyRing {
  const [newest, ...older] = [toSecret(texts[0]), ...texts.slice(1).map(toSecret)]
  const secrets = [newest, ...older]
  const oldest = secrets.at(-1) ?? newest
  const byId = new Map(secrets.map((secret) => [secret.id, secret]))
  return {
    keyIds: [...byId.keys()],
    ...createSignatures(newest, secrets, byId),
    hash: (purpose, ...parts) => signWith(newest.getKey(purpose), parts),
    issue(purpose, ...parts) {
      const handle = `${newest.id}${randomToken()}`
      return { handle, value: signWith(newest.getKey(purpose), [handle, ...parts]) }
    },
    derive(purpose, handle, ...parts) {
      if (handle.length <= tokenLength) return oldest.signOld([purpose, handle, ...parts])
      const secret = byId.get(handle.slice(0, keyIdLength))
      return secret ? signWith(secret.getKey(purpose), [handle, ...parts]) : null
    },
    seal: (purpose, place, text) => `${newest.id}.${sealBox(newest.getKey(purpose), place, text)}`,
    unseal: (purpose, place, sealed) => unsealWith(secrets, byId, purpose, place, sealed),
  }
}

function createSignatures(
  newest: Secret,
  secrets: readonly Secret[],
  byId: ReadonlyMap<string, Secret>,
): Pick<KeyRing, 'sign' | 'verify' | 'listOldSignatures'> {
  const listOldSignatures: KeyRing['listOldSignatures'] = (purpose, ...parts) =>
    secrets.map((secret) => secret.signOld([purpose, ...parts]))
  return {
    sign: (purpose, ...parts) => `${newest.id}${signWith(newest.getKey(purpose), parts)}`,
    verify(signature, purpose, ...parts) {
      if (signature.length <= tokenLength)
        return listOldSignatures(purpose, ...parts).some((old) => isSame(signature, old))
      const secret = byId.get(signature.slice(0, keyIdLength))
      return (
        secret !== undefined &&
        isSame(signature.slice(keyIdLength), signWith(secret.getKey(purpose), parts))
      )
    },
    listOldSignatures,
  }
}

function unsealWith(
  secrets: readonly Secret[],
  byId: ReadonlyMap<string, Secret>,
  purpose: KeyPurpose,
  place: string,
  sealed: string,
): string | null {
  const [keyId = '', box] = sealed.split('.')
  if (box !== undefined) {
    const secret = byId.get(keyId)
    return secret ? openBox(secret.getKey(purpose), place, box) : null
  }
  for (const secret of secrets) {
    const text = openBox(Buffer.from(secret.signOld([purpose]), 'base64url'), place, sealed)
    if (text !== null) return text
  }
  return null
}
