/** One entry of a pasted list. */
export interface PastedAddress {
  /** As it was written, without the name before it. */
  readonly email: string
  /** Catalogue key: why it is not asked for. */
  readonly because: string | null
}

/** How many are invited at once. */
export const inviteMost = 20

/** The addresses of one line: each word that looks like one, or the line itself, so that nothing typed is passed over. */
function entriesOf(line: string): readonly string[] {
  const words = line
    .split(/\s+/)
    .map((word) => word.replace(/^[<("']+|[>)"'.]+$/g, ''))
    .filter(Boolean)
  const addresses = words.filter((word) => word.includes('@'))
  return addresses.length > 0 ? addresses : words.length > 0 ? [line.trim()] : []
}

/**
 * What a pasted list asks for: an entry a line, or parted by commas or semicolons, with or without names ("Ada Quist <ada@example.com>").
 * @param isEmail whether one is a whole address
 */
export function pastedAddresses(
  text: string,
  isEmail: (entry: string) => boolean,
): readonly PastedAddress[] {
  const entries = text
    .split(/[\n,;]+/)
    .flatMap(entriesOf)
    .map((entry) => entry.toLowerCase())
  let wanted = 0
  return entries.map((email, at) => {
    if (!isEmail(email)) return { email, because: 'members.invite.noAddress' }
    if (entries.indexOf(email) < at) return { email, because: 'members.invite.twice' }
    wanted += 1
    return { email, because: wanted > inviteMost ? 'members.invite.tooMany' : null }
  })
}
