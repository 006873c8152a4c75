import { isPostName } from './entry-patterns.ts'
import { foldText, type SourcedValue, toSource } from './read-text.ts'
import { hasSpacedLetters } from './section-names.ts'
import type { SectionLine } from './section-lines.ts'

const namePattern =
  /^\p{Lu}[\p{L}'’.-]{0,30}(?:[ ](?:(?:de|da|do|dos|das|del|la|van|von|der|den|bin|al|e|y)[ ])?(?:de la |de las )?\p{Lu}[\p{L}'’.-]{0,30}){1,4}$/u
const title =
  /^(?:curriculum vitae|lebenslauf|resume|resumé|résumé|cv|currículum|curriculum)\b(?: of| von| de| –| -|:)*/iu
const label =
  /^(?:full name|name|nom(?: et prénom)?|nome(?: completo)?|nombre(?: y apellidos?)?|vor- und nachname|vorname,? nachname)\s*:\s*/iu
const singleWordPattern = /^\p{Lu}[\p{L}'’-]{1,30}$/u

interface Candidate {
  readonly name: string
  readonly line: SectionLine
  readonly worth: number
}

/**
 * Finds the name of the résumé's owner: among possible names on the first page, the one with the
 * largest letters, a name label, the highest position or a match with the email address.
 */
export function findOwnerName(
  lines: readonly SectionLine[],
  email: string | null,
): SourcedValue<string> | null {
  const first = lines.filter((line) => line.page === 1)
  const largest = Math.max(0, ...first.map((line) => line.size))
  const emailWords = getEmailWords(email)
  const candidates = first.flatMap((line, at): Candidate[] => {
    const candidate = findNameInLine(restoreSpacing(line, emailWords), first.slice(at + 1, at + 3))
    return candidate
      ? [{ ...candidate, line, worth: scoreCandidate(candidate, line, at, largest, emailWords) }]
      : []
  })
  const best = candidates.toSorted((a, b) => b.worth - a.worth)[0]
  return best && best.worth >= 3
    ? { value: toNameCase(best.name), source: toSource(best.line) }
    : null
}

function scoreCandidate(
  candidate: { readonly name: string; readonly isLabelled: boolean },
  line: SectionLine,
  at: number,
  largest: number,
  emailWords: readonly string[],
): number {
  const isNamed = foldText(candidate.name)
    .split(/[ .-]+/)
    .filter(
      (word) =>
        word.length > 2 &&
        emailWords.some((emailWord) => emailWord.includes(word) || word.includes(emailWord)),
    ).length
  const positionScore =
    (line.section === 'head' ? 3 : 0) +
    (at < 6 ? 2 - at * 0.3 : 0) +
    (line.section === 'experience' || line.section === 'education' || line.section === 'skills'
      ? -3
      : 0)
  return (
    positionScore +
    isNamed * 3 +
    (candidate.isLabelled ? 5 : 0) +
    (line.size >= largest * 0.98 && largest > 0 ? 2 : 0) +
    (isPostName(candidate.name) ? -4 : 0)
  )
}

function findNameInLine(
  line: SectionLine,
  below: readonly SectionLine[],
): { readonly name: string; readonly isLabelled: boolean } | null {
  if (line.isHeading) return null
  const firstPart = line.parts[0] ?? ''
  const isLabelled = label.test(firstPart) || (label.test(`${firstPart}:`) && line.parts.length > 1)
  const name =
    (label.test(`${firstPart}:`) && !label.test(firstPart)
      ? (line.parts[1] ?? '')
      : firstPart.replace(title, '').replace(label, '')
    )
      .split(/[,|•·]| [–—-] /)[0]
      ?.trim() ?? ''
  // A name over two or three lines in the same large letters.
  const more = singleWordPattern.test(name) && line.size > 13 ? findNameBelow(line, below) : []
  if (more.length > 0) return { name: [name, ...more].join(' '), isLabelled }
  return namePattern.test(name) ? { name, isLabelled } : null
}

/**
 * Restores a name with spaced letters, which are read with random spaces ("LU CÍ A MO RENO"): the
 * words of the email address tell where its words end.
 */
function restoreSpacing(line: SectionLine, emailWords: readonly string[]): SectionLine {
  const [text = ''] = line.parts
  if (line.isHeading || !/^[\p{Lu} .'’-]{6,60}$/u.test(text) || !hasSpacedLetters(text)) return line
  const letters = text.replaceAll(' ', '')
  const foldedLetters = foldText(letters)
  const edges = emailWords.flatMap((word) =>
    foldedLetters.includes(word)
      ? [foldedLetters.indexOf(word), foldedLetters.indexOf(word) + word.length]
      : [],
  )
  if (edges.length === 0) return line
  const cuts = [...new Set([0, ...edges, letters.length])].toSorted((a, b) => a - b)
  const name = cuts.map((cut, at) => letters.slice(cut, cuts[at + 1] ?? cut)).join(' ')
  return { ...line, parts: [name.trim(), ...line.parts.slice(1)] }
}

function findNameBelow(line: SectionLine, below: readonly SectionLine[]): string[] {
  const parts = below.map((next) =>
    !next.isHeading && next.size === line.size ? (next.parts[0] ?? '') : '',
  )
  const end = parts.findIndex((part) => !singleWordPattern.test(part) && !namePattern.test(part))
  return parts.slice(0, end < 0 ? parts.length : end)
}

const getEmailWords = (email: string | null) =>
  email
    ? foldText(email.split('@')[0] ?? '')
        .split(/[^a-z]+/)
        .filter((word) => word.length > 2)
    : []

/** Converts a name in capitals to normal capitalisation. */
function toNameCase(name: string): string {
  return name === name.toUpperCase() && name.length > 4
    ? name
        .toLowerCase()
        .replace(
          /(^|[ '’-])(\p{L})/gu,
          (_, before: string, letter: string) => before + letter.toUpperCase(),
        )
        .replace(/ (De|Da|Do|Dos|Das|Del|Von|Van|La|E|Y) /g, (word) => word.toLowerCase())
    : name
}
