import { createHmac, hkdfSync } from 'node:crypto'

/** One secret of the ring, and the keys made of it. */
export interface Secret {
  /** Names its keys in the values that they made; reveals nothing about the secret. */
  readonly id: string
  /** Returns the secret's key for a purpose: 256 bits by HKDF. */
  getKey(purpose: string): Buffer
  /** Signs as before there were keys for each purpose: by the secret itself. */
  signOld(parts: readonly string[]): string
}

const expand = (text: string, info: string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', text, '', `fledge ${info}`, length))

/** Returns the id of a secret's keys, 8 characters. */
export const deriveKeyId = (text: string): string => expand(text, 'key id', 6).toString('base64url')

/** HMAC-SHA256 of the parts, base64url. Parts are separated, so that different lists differ. */
export const signWith = (key: Buffer | string, parts: readonly string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')

export function toSecret(text: string): Secret {
  const keys = new Map<string, Buffer>()
  return {
    id: deriveKeyId(text),
    getKey(purpose) {
      const key = keys.get(purpose) ?? expand(text, `key for ${purpose}`, 32)
      keys.set(purpose, key)
      return key
    },
    signOld: (parts) => signWith(text, parts),
  }
}
