const lastLine = /"signature","([\w-]{1,100})"\r?\n?$/

/** Splits a copy of the log into what was signed and the signature; null if it has none. */
export function splitCopy(text: string): { content: string; signature: string } | null {
  const found = lastLine.exec(text.slice(-200))
  if (!found?.[1]) return null
  return { content: text.slice(0, text.length - found[0].length), signature: found[1] }
}
