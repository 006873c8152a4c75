import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'

/** Encrypts a text for one place. @returns iv, tag and text, base64url */
export function sealBox(key: Buffer, place: string, text: string): string {
  const iv = randomBytes(12)
  const box = createCipheriv(cipher, key, iv).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([box.update(text, 'utf8'), box.final()])
  return Buffer.concat([iv, box.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a box. @returns null if the key, the place or any byte differs */
export function openBox(key: Buffer, place: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const box = createDecipheriv(cipher, key, bytes.subarray(0, 12))
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([box.update(bytes.subarray(28)), box.final()]).toString('utf8')
  } catch {
    return null
  }
}
