import { hasUnsignedToken, signLink } from '../session/link-token.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import type { DueMail } from './queries/mail.queries.ts'

// Secrets are never stored in plain text in the outbox: codes are sealed, and link tokens get their
// second half when the email is rendered. Both are wiped once the email is sent or has finally
// failed.

const sealedPrefix = 'sealed:'
const purpose = 'outbox'

/** Seals a value of a message; only emails of this kind can show it. */
export const sealValue = (keyRing: KeyRing, kind: string, value: string): string =>
  `${sealedPrefix}${keyRing.seal(purpose, kind, value)}`

const isSealed = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(sealedPrefix)

export const hasSecrets = ({ content, link }: Pick<DueMail, 'content' | 'link'>): boolean =>
  hasUnsignedToken(link) || Object.values(content.values).some(isSealed)

/** An email whose secret no key opens; it is tried again, in case the key comes back. */
class SealedMailError extends Error {
  override readonly name = 'SealedMailError'
}

/**
 * Returns the email with its secrets in plain text.
 * @throws SealedMailError if no key opens one of them
 */
export function openSecrets(keyRing: KeyRing, mail: DueMail): DueMail {
  const open = (value: string) => {
    const text = keyRing.unseal(purpose, mail.kind, value.slice(sealedPrefix.length))
    if (text === null) throw new SealedMailError('no key opens a value of this email')
    return text
  }
  const values = Object.fromEntries(
    Object.entries(mail.content.values).map(([name, value]) => [
      name,
      isSealed(value) ? open(value) : value,
    ]),
  )
  return { ...mail, content: { ...mail.content, values }, link: signLink(keyRing, mail.link) }
}
