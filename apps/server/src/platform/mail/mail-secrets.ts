import { seal, unseal } from '../session/sealed-box.ts'
import { hasUnsignedToken, signLink } from '../session/link-token.ts'
import type { Signer } from '../session/signer.ts'
import type { DueMail } from './mail-store.ts'

// What opens an account is never in clear in the outbox: codes are sealed, tokens of links get their second half when the mail is made.
// Both are wiped once the mail is sent or given up.

const prefix = 'sealed:'
const purpose = 'outbox'

/** Seals a value of a message; only mails of this kind show it. */
export const sealValue = (signer: Signer, kind: string, value: string): string =>
  `${prefix}${seal(signer, purpose, kind, value)}`

const isSealed = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(prefix)

export const hasSecrets = ({ content, link }: DueMail): boolean =>
  hasUnsignedToken(link) || Object.values(content.values).some(isSealed)

/** The mail with its secrets in clear. */
export function openSecrets(signer: Signer, mail: DueMail): DueMail {
  const open = (value: string) =>
    unseal(signer, purpose, mail.kind, value.slice(prefix.length)) ?? value
  const values = Object.fromEntries(
    Object.entries(mail.content.values).map(([name, value]) => [
      name,
      isSealed(value) ? open(value) : value,
    ]),
  )
  return { ...mail, content: { ...mail.content, values }, link: signLink(signer, mail.link) }
}
