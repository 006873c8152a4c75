/** One entry of a pasted list. */
export interface PastedAddress {
  /** The address as entered, without a preceding name. */
  readonly email: string
  /** Catalogue key of the reason it cannot be invited, or null. */
  readonly messageKey: string | null
}

/** Maximum number of invitations at a time. */
export const maxInvitations = 20

/**
 * Returns the addresses of a line: each word that looks like one, or the line itself, so that no
 * input is dropped.
 */
function parseLineEntries(line: string): readonly string[] {
  const words = line
    .split(/\s+/)
    .map((word) => word.replace(/^[<("']+/, '').replace(/(?<![>)"'.])[>)"'.]+$/, ''))
    .filter(Boolean)
  const addresses = words.filter((word) => word.includes('@'))
  return addresses.length > 0 ? addresses : words.length > 0 ? [line.trim()] : []
}

/**
 * Parses a pasted list into invitations. Entries are separated by lines, commas or semicolons, with
 * or without names ("Ada Quist <ada@example.com>").
 * @param isEmail whether a text is a complete address
 */
export function parsePastedAddresses(
  text: string,
  isEmail: (entry: string) => boolean,
): readonly PastedAddress[] {
  const entries = text
    .split(/[\n,;]+/)
    .flatMap(parseLineEntries)
    .map((entry) => entry.toLowerCase())
  let inviteCount = 0
  return entries.map((email, at) => {
    if (!isEmail(email)) return { email, messageKey: 'members.invite.noAddress' }
    if (entries.indexOf(email) < at) return { email, messageKey: 'members.invite.twice' }
    inviteCount += 1
    return { email, messageKey: inviteCount > maxInvitations ? 'members.invite.tooMany' : null }
  })
}
