import { seal, unseal } from '../session/sealed-box.ts'
import { hasUnsignedToken, signLink } from '../session/link-token.ts'
import type { Signer } from '../session/signer.ts'
import type { DueMail } from './queries/mail.queries.ts'

// Secrets are never stored in plain text in the outbox: codes are sealed, and link tokens get their
// second half when the email is rendered. Both are wiped once the email is sent or has finally
// failed.

const sealedPrefix = 'sealed:'
const purpose = 'outbox'

/** Seals a value of a message; only emails of this kind can show it. */
export const sealValue = (signer: Signer, kind: string, value: string): string =>
  `${sealedPrefix}${seal(signer, purpose, kind, value)}`

const isSealed = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(sealedPrefix)

export const hasSecrets = ({ content, link }: DueMail): boolean =>
  hasUnsignedToken(link) || Object.values(content.values).some(isSealed)

/** Returns the email with its secrets in plain text. */
export function openSecrets(signer: Signer, mail: DueMail): DueMail {
  const open = (value: string) =>
    unseal(signer, purpose, mail.kind, value.slice(sealedPrefix.length)) ?? value
  const values = Object.fromEntries(
    Object.entries(mail.content.values).map(([name, value]) => [
      name,
      isSealed(value) ? open(value) : value,
    ]),
  )
  return { ...mail, content: { ...mail.content, values }, link: signLink(signer, mail.link) }
}
