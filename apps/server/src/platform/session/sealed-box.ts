import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Signer } from './signer.ts'

const cipher = 'aes-256-gcm'
// Derives a 32-byte key from APP_SECRET for a single purpose.
const deriveKey = (signer: Signer, purpose: string) =>
  Buffer.from(signer.sign(purpose), 'base64url')

/**
 * Encrypts a text for one purpose and place; it cannot be decrypted for any other. @returns iv, tag
 * and text, base64url
 */
export function seal(signer: Signer, purpose: string, place: string, text: string): string {
  const iv = randomBytes(12)
  const box = createCipheriv(cipher, deriveKey(signer, purpose), iv).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([box.update(text, 'utf8'), box.final()])
  return Buffer.concat([iv, box.getAuthTag(), sealed]).toString('base64url')
}

/**
 * Decrypts a sealed text. @returns null if the secret, the purpose, the place or any byte differs
 */
export function unseal(
  signer: Signer,
  purpose: string,
  place: string,
  sealed: string,
): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const box = createDecipheriv(cipher, deriveKey(signer, purpose), bytes.subarray(0, 12))
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([box.update(bytes.subarray(28)), box.final()]).toString('utf8')
  } catch {
    return null
  }
}
