import { findDateSpan } from './date-spans.ts'
import type { EntryBlock } from './entry-blocks.ts'
import { stripListMarker } from './entry-blocks.ts'
import {
  isDegreeName,
  isWorkplaceName,
  isPostName,
  isSchoolName,
  isLocationName,
  isResultText,
} from './entry-patterns.ts'
import type { SectionLine } from './section-lines.ts'

/** A separated part of an entry's head, with its line. */
export interface HeadPart {
  readonly text: string
  readonly line: SectionLine
}

type Pair = readonly [HeadPart | null, HeadPart | null]

/** Returns the separated parts of an entry's head, without its dates. */
export function getHeadParts(block: EntryBlock): HeadPart[] {
  const parts = block.head.flatMap((line) => {
    const isDated = line === block.datedLine?.line
    const hasWhole = line.parts.some(
      (part) => findDateSpan(part)?.dateText === block.datedLine?.date.dateText,
    )
    const texts = !isDated
      ? line.parts
      : hasWhole
        ? line.parts.map((part) =>
            findDateSpan(part)?.dateText === block.datedLine?.date.dateText
              ? (findDateSpan(part)?.rest ?? '')
              : part,
          )
        : [block.datedLine?.date.rest ?? '']
    return texts
      .flatMap((part) => part.split(/ ?[|·•∙] ?| {2,}/))
      .map((part) => ({ text: trimPart(part), line }))
  })
  return parts.filter(
    ({ text }) =>
      /\p{L}{2}/u.test(text) &&
      !/^\(?\d{1,2} (?:years?|yrs?|months?|mos|jahre?|monate?|ans?|mois|años?|meses)/i.test(text),
  )
}

/** "Role: Analyst": the label of the form the entry was written in. */
const formLabelPattern =
  /^(?:role|position held|position|occupation|title of qualification(?: awarded)?|name of (?:the )?employer|job title|title|company|employer|organi[sz]ation|period|dates?|when|school|degree|tätigkeit|arbeitgeber|zeitraum|firma|cargo|função|empresa|período|puesto|poste|entreprise|période|mansione|azienda|periodo|curso|instituição|institución|título)(?: ?:|$)/iu
const trimPart = (text: string) =>
  stripListMarker(text)
    .replace(formLabelPattern, '')
    .replace(/^[\s,;:–—-]+/, '')
    .replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .trim()
const splitPart = (part: HeadPart, by: RegExp): HeadPart[] =>
  part.text
    .split(by)
    .map((text) => ({ ...part, text: trimPart(text) }))
    .filter(({ text }) => text !== '')

/** Text after a degree that only describes the result. */
const resultPattern =
  /[;,(]\s*(?:c?gpa|cpi|sgpa|cgpi|percentage|aggregate|grade|score|marks|note|nota)\b/i
/** Removes a result after the last semicolon. */
function removeResult(text: string): string {
  const start = Math.max(0, text.lastIndexOf(';'))
  const result = resultPattern.exec(text.slice(start))
  return result ? text.slice(0, start + result.index).trimEnd() : text
}
/** "Politecnico di Torino, Torino (Italy)": removes the country. */
function removeCountry(text: string): string {
  const country = / \(\p{Lu}[\p{L} .-]{2,30}\)$/u.exec(text)
  const rest = text.slice(0, country?.index)
  return /, \p{Lu}[\p{L} .-]{1,30}$/u.test(rest) ? rest : text
}

/** Finds the school and the degree of a study. */
export function findSchoolAndDegree(parts: readonly HeadPart[]): Pair {
  const candidates = parts
    .filter((part) => !isResultText(part.text))
    .map((part) => ({
      ...part,
      text: removeCountry(removeResult(part.text)),
    }))
    .flatMap((part) =>
      isSchoolName(part.text) && isDegreeName(part.text) ? separateSchoolAndDegree(part) : [part],
    )
  const schools = candidates.filter((part) => isSchoolName(part.text))
  const school = schools.find((part) => !isDegreeName(part.text)) ?? schools[0] ?? null
  const otherParts = candidates.filter((part) => part !== school)
  const degree =
    otherParts.find((part) => isDegreeName(part.text)) ??
    otherParts.find((part) => !isLocationName(part.text)) ??
    null
  if (school) return [school, degree]
  const place = otherParts.find((part) => part !== degree && !isLocationName(part.text)) ?? null
  return degree && !isDegreeName(degree.text) && place ? [degree, place] : [place, degree]
}

const studiedAtPattern =
  / (?:at|from|an der|am|à l'|à la|à|en la|en el|de la|na|no|pela|pelo|presso) (?=\p{Lu}|l'|\bla\b)| [–—-] | @ |à l['’](?=\p{Lu})/u

/**
 * Splits "BSc Hydrology, Riverside University, Leeds" into the parts of the degree and the school.
 */
function separateSchoolAndDegree(part: HeadPart): HeadPart[] {
  const byWord = splitPart(part, studiedAtPattern)
  const pieces =
    byWord.length > 1 &&
    byWord.some((piece) => isSchoolName(piece.text) && !isDegreeName(piece.text))
      ? byWord
      : splitPart(part, /, | \((?=\p{Lu})/u)
  const school = pieces.findIndex((piece) => isSchoolName(piece.text) && !isDegreeName(piece.text))
  const degree = pieces.findIndex((piece, at) => at !== school && isDegreeName(piece.text))
  if (school < 0 || degree < 0) return [part]
  const join = (from: number, to: number) => ({
    ...part,
    text: trimPart(
      pieces
        .slice(from, to)
        .map((piece) => piece.text)
        .join(', ')
        .replace(/\)$/, (end) => (pieces[from]?.text.includes('(') ? end : '')),
    ),
  })
  return degree < school
    ? [join(degree, school), join(school, pieces.length)]
    : [join(school, degree), join(degree, pieces.length)]
}

/**
 * Finds the role and the workplace of a post.
 * @param placeFirst whether other entries of the section begin with the workplace
 */
export function findRoleAndPlace(parts: readonly HeadPart[], placeFirst: boolean): Pair {
  const informative = parts.filter((part) => !isResultText(part.text))
  const unlocated = informative.filter((part) => !isLocationName(part.text))
  const pieces = findPieces(unlocated.length > 0 ? unlocated : informative)
  const role = pieces.find((part) => isPostName(part.text) && !isWorkplaceOnly(part.text)) ?? null
  const elsewhereParts = pieces.filter((part) => part !== role && !isLocationName(part.text))
  // "Maison Soleil, Lyon" looks like a city and country, but is the only candidate.
  const placeCandidates =
    elsewhereParts.length > (role ? 0 : 1)
      ? elsewhereParts
      : [...elsewhereParts, ...findLocations(pieces, informative, role)]
  const workplace = placeCandidates.find((part) => isWorkplaceName(part.text)) ?? null
  if (role)
    return [
      role,
      (placeCandidates.length > 1 && placeCandidates[0] && !isPostName(placeCandidates[0].text)
        ? placeCandidates[0]
        : workplace) ??
        placeCandidates[0] ??
        null,
    ]
  if (workplace) return [placeCandidates.find((part) => part !== workplace) ?? null, workplace]
  return placeFirst
    ? [placeCandidates[1] ?? null, placeCandidates[0] ?? null]
    : [placeCandidates[0] ?? null, placeCandidates[1] ?? null]
}

/**
 * Returns the location next to the role ("Zolo Tech, Bengaluru"), else separated parts that look
 * like a location.
 */
function findLocations(
  pieces: readonly HeadPart[],
  candidates: readonly HeadPart[],
  role: HeadPart | null,
): readonly HeadPart[] {
  const pieceLocations = role
    ? pieces.filter(
        (part) => part !== role && isLocationName(part.text) && !candidates.includes(part),
      )
    : []
  return pieceLocations.length > 0
    ? pieceLocations
    : candidates.filter((part) => isLocationName(part.text))
}

/**
 * Returns the parts, or the pieces of the first one if it contains both ("Tutor, Hill School") and
 * no other part is a workplace.
 */
function findPieces(candidates: readonly HeadPart[]): readonly HeadPart[] {
  const [first, ...otherParts] = candidates
  if (!first || otherParts.length === 0) return splitAtSeparator(candidates)
  const firstPieces = splitAtSeparator([first])
  const hasBoth =
    firstPieces.length > 1 &&
    isPostName(firstPieces[0]?.text ?? '') &&
    (isWorkplaceName(firstPieces[1]?.text ?? '') ||
      !otherParts.some((part) => isWorkplaceName(part.text) || isPostName(part.text)))
  return hasBoth ? firstPieces : candidates
}

/**
 * "Assistant Lab Ltd" is a workplace although one of its words could be a post; "Library assistant"
 * is not.
 */
const isWorkplaceOnly = (text: string) =>
  isWorkplaceName(text) &&
  ![text.split(' ')[0], text.split(' ').at(-1)].some((word) => isPostName(word ?? ''))

/** Whether the workplace comes before the role; null if unclear. */
export function isPlaceFirst(parts: readonly HeadPart[]): boolean | null {
  const unlocated = parts.filter((part) => !isLocationName(part.text))
  const [first, second] = unlocated
  if (!first || !second) return null
  const [isFirstPost, isSecondPost] = [isPostName(first.text), isPostName(second.text)]
  return isFirstPost === isSecondPost ? null : isSecondPost
}

const separatorPatterns: readonly RegExp[] = [
  / @ | (?:at|with|bei|bei der|beim|chez|na empresa|presso) (?=\p{Lu}|\d)/u,
  / [–—-] /,
  / (?:en el|en la|en|na|no|à la|à|an der|am|in der|im|der) (?=\p{Lu})/u,
  / for (?=\p{Lu})/u,
  /, (?=\S)|: /,
  / \((?=\p{Lu})/u,
]

/** Splits a single part that contains both, at the most likely position. */
function splitAtSeparator(parts: readonly HeadPart[]): readonly HeadPart[] {
  const [part] = parts
  if (!part) return parts
  for (const way of separatorPatterns) {
    const pieces = splitPart(part, way).map((piece) => ({
      ...piece,
      text: piece.text.includes('(') ? piece.text : piece.text.replace(/\)$/, ''),
    }))
    if (pieces.length < 2) continue
    const [first] = pieces
    // "Research Intern, Centre for Rural Accounts": the comma takes precedence.
    const isPossible =
      way === separatorPatterns[2]
        ? first !== undefined && isPostName(first.text)
        : way !== separatorPatterns[3] || !first?.text.includes(',')
    if (isPossible) return pieces
  }
  return parts
}
