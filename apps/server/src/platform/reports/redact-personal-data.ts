/** Patterns for personal data and secrets in error messages, with their replacements. */
const redactions: readonly (readonly [RegExp, string])[] = [
  [/(?<![^\s@<>"'(),;:])[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g, '<e-mail>'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '<id>'],
  [/[?#][^\s"')]{1,2000}/g, '?…'],
  [/[\w-]{24,}/g, '<token>'],
  [/\+?\d[\d ()-]{4,20}\d/g, '<number>'],
]
const maxLength = 2000

/** Redacts email addresses, ids, queries, tokens, codes and phone numbers in an error message. */
export function redactPersonalData(text: string): string {
  let redacted = text.slice(0, maxLength)
  for (const [pattern, instead] of redactions) redacted = redacted.replace(pattern, instead)
  return redacted
}
