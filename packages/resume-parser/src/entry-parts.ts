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
    const isDated = line === block.dated?.line
    const hasWhole = line.parts.some(
      (part) => findDateSpan(part)?.words === block.dated?.date.words,
    )
    const said = !isDated
      ? line.parts
      : hasWhole
        ? line.parts.map((part) =>
            findDateSpan(part)?.words === block.dated?.date.words
              ? (findDateSpan(part)?.rest ?? '')
              : part,
          )
        : [block.dated?.date.rest ?? '']
    return said
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
    .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .trim()
const splitPart = (part: HeadPart, by: RegExp): HeadPart[] =>
  part.text
    .split(by)
    .map((text) => ({ ...part, text: trimPart(text) }))
    .filter(({ text }) => text !== '')

/** Text after a degree that only describes the result. */
const resultPattern =
  /\s*[;,(]\s*(?:c?gpa|cpi|sgpa|cgpi|percentage|aggregate|grade|score|marks|note|nota)\b[^;]*$/i
/** "Politecnico di Torino, Torino (Italy)". */
const countryPattern = /(?<=, \p{Lu}[\p{L} .-]{1,30}) \(\p{Lu}[\p{L} .-]{2,30}\)$/u

/** Finds the school and the degree of a study. */
export function findSchoolAndDegree(parts: readonly HeadPart[]): Pair {
  const told = parts
    .filter((part) => !isResultText(part.text))
    .map((part) => ({
      ...part,
      text: part.text.replace(resultPattern, '').replace(countryPattern, ''),
    }))
    .flatMap((part) =>
      isSchoolName(part.text) && isDegreeName(part.text) ? separateSchoolAndDegree(part) : [part],
    )
  const schools = told.filter((part) => isSchoolName(part.text))
  const school = schools.find((part) => !isDegreeName(part.text)) ?? schools[0] ?? null
  const others = told.filter((part) => part !== school)
  const degree =
    others.find((part) => isDegreeName(part.text)) ??
    others.find((part) => !isLocationName(part.text)) ??
    null
  if (school) return [school, degree]
  const place = others.find((part) => part !== degree && !isLocationName(part.text)) ?? null
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
    byWord.length > 1 && byWord.some((one) => isSchoolName(one.text) && !isDegreeName(one.text))
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
  const told = parts.filter((part) => !isResultText(part.text))
  const named = told.filter((part) => !isLocationName(part.text))
  const pieces = findPieces(named.length > 0 ? named : told)
  const role = pieces.find((part) => isPostName(part.text) && !isWorkplaceOnly(part.text)) ?? null
  const elsewhere = pieces.filter((part) => part !== role && !isLocationName(part.text))
  // "Maison Soleil, Lyon" looks like a city and country, but is the only candidate.
  const others =
    elsewhere.length > (role ? 0 : 1)
      ? elsewhere
      : [...elsewhere, ...findLocations(pieces, told, role)]
  const house = others.find((part) => isWorkplaceName(part.text)) ?? null
  if (role)
    return [
      role,
      (others.length > 1 && others[0] && !isPostName(others[0].text) ? others[0] : house) ??
        others[0] ??
        null,
    ]
  if (house) return [others.find((part) => part !== house) ?? null, house]
  return placeFirst
    ? [others[1] ?? null, others[0] ?? null]
    : [others[0] ?? null, others[1] ?? null]
}

/**
 * Returns the location next to the role ("Zolo Tech, Bengaluru"), else separated parts that look
 * like a location.
 */
function findLocations(
  pieces: readonly HeadPart[],
  told: readonly HeadPart[],
  role: HeadPart | null,
): readonly HeadPart[] {
  const beside = role
    ? pieces.filter((part) => part !== role && isLocationName(part.text) && !told.includes(part))
    : []
  return beside.length > 0 ? beside : told.filter((part) => isLocationName(part.text))
}

/**
 * Returns the parts, or the pieces of the first one if it contains both ("Tutor, Hill School") and
 * no other part is a workplace.
 */
function findPieces(named: readonly HeadPart[]): readonly HeadPart[] {
  const [first, ...others] = named
  if (!first || others.length === 0) return splitAtSeparator(named)
  const own = splitAtSeparator([first])
  const saysBoth =
    own.length > 1 &&
    isPostName(own[0]?.text ?? '') &&
    (isWorkplaceName(own[1]?.text ?? '') ||
      !others.some((part) => isWorkplaceName(part.text) || isPostName(part.text)))
  return saysBoth ? own : named
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
  const named = parts.filter((part) => !isLocationName(part.text))
  const [first, second] = named
  if (!first || !second) return null
  const [one, two] = [isPostName(first.text), isPostName(second.text)]
  return one === two ? null : two
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
  const [only] = parts
  if (!only) return parts
  for (const way of separatorPatterns) {
    const pieces = splitPart(only, way).map((piece) => ({
      ...piece,
      text: piece.text.includes('(') ? piece.text : piece.text.replace(/\)$/, ''),
    }))
    if (pieces.length < 2) continue
    const [first] = pieces
    // "Research Intern, Centre for Rural Accounts": the comma takes precedence.
    const fits =
      way === separatorPatterns[2]
        ? first !== undefined && isPostName(first.text)
        : way !== separatorPatterns[3] || !first?.text.includes(',')
    if (fits) return pieces
  }
  return parts
}
