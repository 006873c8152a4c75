import { randomToken, type Signer, tokenHash } from './signer.ts'

// A token of a mailed link has two halves. The first is random and lies in the outbox; the second is made of it and our key when the mail
// is made. What is stored, copies of the database included, therefore opens no link.

const halfLength = 43
const unsigned = 'unsigned-'
const unsignedInLink = /\btoken=unsigned-([\w-]{43})/

const secondHalf = (signer: Signer, half: string): string => signer.sign('link token', half)
const hashOfHalf = (half: string): string => tokenHash(`link ${half}`)

export interface NewLinkToken {
  /** Stands in a link until its mail is made. */
  readonly placeholder: string
  /** What is stored of it. */
  readonly hash: string
}

export function newLinkToken(): NewLinkToken {
  const half = randomToken()
  return { placeholder: `${unsigned}${half}`, hash: hashOfHalf(half) }
}

export const hasUnsignedToken = (link: string): boolean => unsignedInLink.test(link)

/** The link as its reader gets it. */
export const signLink = (signer: Signer, link: string): string =>
  link.replace(unsignedInLink, (_, half: string) => `token=${half}${secondHalf(signer, half)}`)

/** What is stored of a token that somebody brought. */
export function linkTokenHash(signer: Signer, token: string): string {
  const [half, signature] = [token.slice(0, halfLength), token.slice(halfLength)]
  // Links of before were one random token.
  return signer.check(signature, 'link token', half) ? hashOfHalf(half) : tokenHash(token)
}
