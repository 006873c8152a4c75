/** Limits of a company introduction (seed 000 §5), counted after stripping tags and newlines. */
export const introductionRule = { min: 100, max: 5000 } as const

const characterByEntity: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/**
 * Returns the text without tags. Parses in one pass: a regular expression would be quadratic on a
 * row of "<".
 */
export function stripTags(html: string): string {
  let out = ''
  let isInTag = false
  const last = html.lastIndexOf('>')
  for (let index = 0; index < html.length; index += 1) {
    const sign = html[index]
    if (sign === '<' && index < last) isInTag = true
    else if (sign === '>' && isInTag) isInTag = false
    else if (!isInTag) out += sign
  }
  return out
}

/**
 * Returns the visible length: tags and newlines are stripped, and an entity counts as one
 * character.
 */
export function visibleLength(html: string): number {
  const text = stripTags(html)
    .replaceAll(/[\r\n]/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => characterByEntity[entity] ?? entity)
  return [...text].length
}

/**
 * Validates a company introduction. Returns a catalogue key with the seeds' wording, or null if
 * valid.
 */
export function validateCompanyIntroduction(html: string): string | null {
  const length = visibleLength(html)
  if (stripTags(html).trim() === '') return 'companies.introduction.required'
  if (length < introductionRule.min) return 'companies.introduction.tooShort'
  return length > introductionRule.max ? 'companies.introduction.tooLong' : null
}

/** Truncates a text longer than the given length with an ellipsis (seed 000 §9). */
export function truncate(text: string, length: number): string {
  const characters = [...text]
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, Math.max(0, length - 1))
        .join('')
        .trimEnd()}…`
}

/** Normalises single-line input: trimmed, with inner white space collapsed to single spaces. */
export function normaliseLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}

/** Normalises multi-line input: trimmed, with three or more newlines reduced to two. */
export function normaliseText(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Formats "Maya", "Ruiz" as "Maya R.", which a company sees before an interview is confirmed. */
export function abbreviateName(firstName: string, lastName: string): string {
  const initial = [...lastName.trim()][0]
  return initial ? `${firstName.trim()} ${initial.toUpperCase()}.` : firstName.trim()
}

/**
 * Converts a name to a slug: "Müller & Söhne GmbH" → "muller-sohne-gmbh"; '' if no letter or digit
 * of a–z is left.
 */
export function toSlug(name: string): string {
  const asciiName = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return asciiName
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '')
}

/**
 * Validates the slug of a partner or batch. Returns a catalogue key, or null if valid.
 * @param reserved first path segments in use (contract's pages)
 */
export function validateSlug(slug: string, reserved: readonly string[]): string | null {
  if (!/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/.test(slug)) return 'batches.slug.shape'
  return reserved.includes(slug) ? 'batches.slug.reserved' : null
}

/** Formats seconds as "mm:ss" or "h:mm:ss" (seed 000 §9). */
export function formatClockTime(seconds: number): string {
  const totalSeconds = Math.max(0, Math.floor(seconds))
  const padTwo = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes, rest] = [
    Math.floor(totalSeconds / 3600),
    Math.floor((totalSeconds % 3600) / 60),
    totalSeconds % 60,
  ]
  return hours > 0
    ? `${hours}:${padTwo(minutes)}:${padTwo(rest)}`
    : `${padTwo(minutes)}:${padTwo(rest)}`
}
