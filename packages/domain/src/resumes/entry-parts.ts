import { dateSpanIn } from './date-spans.ts'
import type { EntryBlock } from './entry-blocks.ts'
import { unlisted } from './entry-blocks.ts'
import {
  looksLikeDegree,
  looksLikeHouse,
  looksLikePost,
  looksLikeSchool,
  looksLikeWhere,
  tellsResult,
} from './entry-words.ts'
import type { SectionLine } from './section-lines.ts'

/** A separated part of an entry's head, with its line. */
export interface HeadPart {
  readonly text: string
  readonly line: SectionLine
}

type Pair = readonly [HeadPart | null, HeadPart | null]

/** Returns the separated parts of an entry's head, without its dates. */
export function headParts(block: EntryBlock): HeadPart[] {
  const parts = block.head.flatMap((line) => {
    const isDated = line === block.dated?.line
    const hasWhole = line.parts.some((part) => dateSpanIn(part)?.words === block.dated?.date.words)
    const said = !isDated
      ? line.parts
      : hasWhole
        ? line.parts.map((part) =>
            dateSpanIn(part)?.words === block.dated?.date.words
              ? (dateSpanIn(part)?.rest ?? '')
              : part,
          )
        : [block.dated?.date.rest ?? '']
    return said
      .flatMap((part) => part.split(/ ?[|·•∙] ?| {2,}/))
      .map((part) => ({ text: trimmed(part), line }))
  })
  return parts.filter(
    ({ text }) =>
      /\p{L}{2}/u.test(text) &&
      !/^\(?\d{1,2} (?:years?|yrs?|months?|mos|jahre?|monate?|ans?|mois|años?|meses)/i.test(text),
  )
}

/** "Role: Analyst": the label of the form the entry was written in. */
const label =
  /^(?:role|position held|position|occupation|title of qualification(?: awarded)?|name of (?:the )?employer|job title|title|company|employer|organi[sz]ation|period|dates?|when|school|degree|tätigkeit|arbeitgeber|zeitraum|firma|cargo|função|empresa|período|puesto|poste|entreprise|période|mansione|azienda|periodo|curso|instituição|institución|título)(?: ?:|$)/iu
const trimmed = (text: string) =>
  unlisted(text)
    .replace(label, '')
    .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .trim()
const split = (part: HeadPart, by: RegExp): HeadPart[] =>
  part.text
    .split(by)
    .map((text) => ({ ...part, text: trimmed(text) }))
    .filter(({ text }) => text !== '')

/** Text after a degree that only describes the result. */
const result =
  /\s*[;,(]\s*(?:c?gpa|cpi|sgpa|cgpi|percentage|aggregate|grade|score|marks|note|nota)\b[^;]*$/i
/** "Politecnico di Torino, Torino (Italy)". */
const country = /(?<=, \p{Lu}[\p{L} .-]{1,30}) \(\p{Lu}[\p{L} .-]{2,30}\)$/u

/** Finds the school and the degree of a study. */
export function schoolAndDegree(parts: readonly HeadPart[]): Pair {
  const told = parts
    .filter((part) => !tellsResult(part.text))
    .map((part) => ({ ...part, text: part.text.replace(result, '').replace(country, '') }))
    .flatMap((part) =>
      looksLikeSchool(part.text) && looksLikeDegree(part.text) ? apart(part) : [part],
    )
  const schools = told.filter((part) => looksLikeSchool(part.text))
  const school = schools.find((part) => !looksLikeDegree(part.text)) ?? schools[0] ?? null
  const others = told.filter((part) => part !== school)
  const degree =
    others.find((part) => looksLikeDegree(part.text)) ??
    others.find((part) => !looksLikeWhere(part.text)) ??
    null
  if (school) return [school, degree]
  const place = others.find((part) => part !== degree && !looksLikeWhere(part.text)) ?? null
  return degree && !looksLikeDegree(degree.text) && place ? [degree, place] : [place, degree]
}

const studied =
  / (?:at|from|an der|am|à l'|à la|à|en la|en el|de la|na|no|pela|pelo|presso) (?=\p{Lu}|l'|\bla\b)| [–—-] | @ |à l['’](?=\p{Lu})/u

/**
 * Splits "BSc Hydrology, Riverside University, Leeds" into the parts of the degree and the school.
 */
function apart(part: HeadPart): HeadPart[] {
  const byWord = split(part, studied)
  const pieces =
    byWord.length > 1 &&
    byWord.some((one) => looksLikeSchool(one.text) && !looksLikeDegree(one.text))
      ? byWord
      : split(part, /, | \((?=\p{Lu})/u)
  const school = pieces.findIndex(
    (piece) => looksLikeSchool(piece.text) && !looksLikeDegree(piece.text),
  )
  const degree = pieces.findIndex((piece, at) => at !== school && looksLikeDegree(piece.text))
  if (school < 0 || degree < 0) return [part]
  const join = (from: number, to: number) => ({
    ...part,
    text: trimmed(
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
export function roleAndPlace(parts: readonly HeadPart[], placeFirst: boolean): Pair {
  const told = parts.filter((part) => !tellsResult(part.text))
  const named = told.filter((part) => !looksLikeWhere(part.text))
  const pieces = piecesOf(named.length > 0 ? named : told)
  const role = pieces.find((part) => looksLikePost(part.text) && !isHouseOnly(part.text)) ?? null
  const elsewhere = pieces.filter((part) => part !== role && !looksLikeWhere(part.text))
  // "Maison Soleil, Lyon" looks like a city and country, but is the only candidate.
  const others =
    elsewhere.length > (role ? 0 : 1) ? elsewhere : [...elsewhere, ...placesOf(pieces, told, role)]
  const house = others.find((part) => looksLikeHouse(part.text)) ?? null
  if (role)
    return [
      role,
      (others.length > 1 && others[0] && !looksLikePost(others[0].text) ? others[0] : house) ??
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
function placesOf(
  pieces: readonly HeadPart[],
  told: readonly HeadPart[],
  role: HeadPart | null,
): readonly HeadPart[] {
  const beside = role
    ? pieces.filter((part) => part !== role && looksLikeWhere(part.text) && !told.includes(part))
    : []
  return beside.length > 0 ? beside : told.filter((part) => looksLikeWhere(part.text))
}

/**
 * Returns the parts, or the pieces of the first one if it contains both ("Tutor, Hill School") and
 * no other part is a workplace.
 */
function piecesOf(named: readonly HeadPart[]): readonly HeadPart[] {
  const [first, ...others] = named
  if (!first || others.length === 0) return separated(named)
  const own = separated([first])
  const saysBoth =
    own.length > 1 &&
    looksLikePost(own[0]?.text ?? '') &&
    (looksLikeHouse(own[1]?.text ?? '') ||
      !others.some((part) => looksLikeHouse(part.text) || looksLikePost(part.text)))
  return saysBoth ? own : named
}

/**
 * "Assistant Lab Ltd" is a workplace although one of its words could be a post; "Library assistant"
 * is not.
 */
const isHouseOnly = (text: string) =>
  looksLikeHouse(text) &&
  ![text.split(' ')[0], text.split(' ').at(-1)].some((word) => looksLikePost(word ?? ''))

/** Whether the workplace comes before the role; null if unclear. */
export function beginsWithPlace(parts: readonly HeadPart[]): boolean | null {
  const named = parts.filter((part) => !looksLikeWhere(part.text))
  const [first, second] = named
  if (!first || !second) return null
  const [one, two] = [looksLikePost(first.text), looksLikePost(second.text)]
  return one === two ? null : two
}

const ways: readonly RegExp[] = [
  / @ | (?:at|with|bei|bei der|beim|chez|na empresa|presso) (?=\p{Lu}|\d)/u,
  / [–—-] /,
  / (?:en el|en la|en|na|no|à la|à|an der|am|in der|im|der) (?=\p{Lu})/u,
  / for (?=\p{Lu})/u,
  /, (?=\S)|: /,
  / \((?=\p{Lu})/u,
]

/** Splits a single part that contains both, at the most likely position. */
function separated(parts: readonly HeadPart[]): readonly HeadPart[] {
  const [only] = parts
  if (!only) return parts
  for (const way of ways) {
    const pieces = split(only, way).map((piece) => ({
      ...piece,
      text: piece.text.includes('(') ? piece.text : piece.text.replace(/\)$/, ''),
    }))
    if (pieces.length < 2) continue
    const [first] = pieces
    // "Research Intern, Centre for Rural Accounts": the comma takes precedence.
    const fits =
      way === ways[2]
        ? first !== undefined && looksLikePost(first.text)
        : way !== ways[3] || !first?.text.includes(',')
    if (fits) return pieces
  }
  return parts
}
