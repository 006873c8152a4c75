import {
  getMonthNumber,
  monthPattern,
  nowPattern,
  seasonPattern,
  sincePattern,
  untilPattern,
} from './date-patterns.ts'
import { foldText } from './read-text.ts'

/**
 * Start and end as "2024-09", or "2024" if only the year is given. A current span has no `to`; if
 * only the end is given there is no `from`.
 */
export interface DateSpan {
  readonly from: string | null
  readonly to: string | null
}

export interface DatedText {
  readonly span: DateSpan
  /** Whether only one date is given. */
  readonly isSingle: boolean
  /** The line without the date. */
  readonly rest: string
  /** The matched text of the date. */
  readonly dateText: string
}

const year = '(?:19|20)\\d\\d'
const shortYear = "'\\d\\d"
// Date formats, longest first: "1 June 2024", "June 1, 2024", "Sept. '21", "01.06.2024", "06/2024",
// "2024-06", "Summer 2024", "2024".
const kinds = [
  `(?:\\d{1,2}(?:\\.|er|º|°)? ?(?:de )?)?(?<month>${monthPattern})\\.?,?[ -]?(?:\\d{1,2},? )?(?:de |del |d')?(?<monthYear>${year}|${shortYear})`,
  `(?:\\d{1,2}[./-])?(?<digits>\\d{1,2})[./-](?<digitsYear>${year})`,
  `(?<isoYear>${year})[-/.](?<iso>0[1-9]|1[0-2])(?:[-/.]\\d\\d)?(?!\\d)`,
  `(?:${seasonPattern}) (?<seasonYear>${year})(?:/\\d\\d)?`,
  `(?<year>${year})`,
].join('|')
const toNamedGroups = (suffix: string) =>
  kinds.replace(/\(\?<(\w+)>/g, (_, name: string) => `(?<${name}${suffix}>`)
const between = ` ?(?:[-–—−→~]|\\b(?:${untilPattern})\\b) ?(?:(?:el|la|le|o|the|dem) )?`
const edge = '(?<![\\p{L}\\d])'
const endEdge = '(?![\\p{L}\\d])'
const patterns = {
  span: new RegExp(
    `${edge}(?:${toNamedGroups('A')})${between}(?:${toNamedGroups('B')}|(?<now>${nowPattern}))${endEdge}`,
    'u',
  ),
  // "Jun – Aug 2025", "06 – 08/2025", "2023 – 27", "09/23 - 06/24"
  months: new RegExp(
    `${edge}(?<first>${monthPattern})\\.?${between}(?<second>${monthPattern})\\.? (?:de )?(?<both>${year})${endEdge}`,
    'u',
  ),
  digits: new RegExp(
    `${edge}(?<first>\\d{1,2})${between}(?<second>\\d{1,2})[./](?<both>${year})${endEdge}`,
    'u',
  ),
  years: new RegExp(`${edge}(?<from>${year}) ?[-–—−/] ?'?(?<to>\\d\\d)${endEdge}`, 'u'),
  shorts: new RegExp(
    `${edge}(?<month>\\d{1,2})[./](?<from>\\d\\d)${between}(?:(?<second>\\d{1,2})[./](?<to>\\d\\d)|(?<now>${nowPattern}))${endEdge}`,
    'u',
  ),
  since: new RegExp(
    `${edge}(?:${sincePattern}) (?:le |el |o )?(?:${toNamedGroups('A')})${endEdge}`,
    'u',
  ),
  single: new RegExp(`${edge}(?:${toNamedGroups('A')})${endEdge}`, 'u'),
}

type Groups = Readonly<Record<string, string | undefined>>
const toFullYear = (year: string) => (year.length === 4 ? year : `20${year.slice(-2)}`)

function toMonthText(year: string, month: number): string {
  return month >= 1 && month <= 12
    ? `${toFullYear(year)}-${String(month).padStart(2, '0')}`
    : toFullYear(year)
}

function toDateText(groups: Groups, suffix: 'A' | 'B'): string {
  const at = (name: string) => groups[`${name}${suffix}`]
  const [byName, byDigits, byIso] = [at('monthYear'), at('digitsYear'), at('isoYear')]
  if (byName) return toMonthText(byName, getMonthNumber(at('month') ?? ''))
  if (byDigits) return toMonthText(byDigits, Number(at('digits')))
  return byIso ? toMonthText(byIso, Number(at('iso'))) : (at('seasonYear') ?? at('year') ?? '')
}

const readers: readonly (readonly [RegExp, (groups: Groups) => DateSpan | null])[] = [
  [
    patterns.span,
    (groups) => ({
      from: toDateText(groups, 'A'),
      to: groups['now'] ? null : toDateText(groups, 'B'),
    }),
  ],
  [
    patterns.months,
    (groups) => ({
      from: toMonthText(groups['both'] ?? '', getMonthNumber(groups['first'] ?? '')),
      to: toMonthText(groups['both'] ?? '', getMonthNumber(groups['second'] ?? '')),
    }),
  ],
  [
    patterns.digits,
    (groups) => ({
      from: toMonthText(groups['both'] ?? '', Number(groups['first'])),
      to: toMonthText(groups['both'] ?? '', Number(groups['second'])),
    }),
  ],
  [patterns.shorts, readShortMonths],
  [patterns.years, readShortYears],
  [patterns.since, (groups) => ({ from: toDateText(groups, 'A'), to: null })],
]

/** "09/23 - 06/24": only if both can be months. */
function readShortMonths(groups: Groups): DateSpan | null {
  const [first, second] = [Number(groups['month']), Number(groups['second'] ?? 1)]
  if (first < 1 || first > 12 || second < 1 || second > 12) return null
  return {
    from: toMonthText(groups['from'] ?? '', first),
    to: groups['now'] ? null : toMonthText(groups['to'] ?? '', second),
  }
}

/** "2023 – 27": only if it goes forward, by at most twelve years. */
function readShortYears(groups: Groups): DateSpan | null {
  const from = groups['from'] ?? ''
  const to = `${from.slice(0, 2)}${groups['to'] ?? ''}`
  return Number(to) > Number(from) && Number(to) - Number(from) <= 12 ? { from, to } : null
}

/**
 * Finds the first date span of a line in the languages and formats of `date-patterns.ts`; null if
 * there is none.
 */
export function findDateSpan(line: string): DatedText | null {
  const text = line.slice(0, 400).normalize('NFC').replace(/\s+/g, ' ').trim()
  const folded = foldText(text)
  for (const [pattern, read] of readers) {
    const match = pattern.exec(folded)
    const span = match?.groups ? read(match.groups) : null
    if (match && span && isInOrder(span))
      return { span, isSingle: false, ...splitAroundDate(text, match) }
  }
  const singleDate = patterns.single.exec(folded)
  const at = singleDate?.groups ? toDateText(singleDate.groups, 'A') : ''
  return singleDate && at !== ''
    ? { span: { from: at, to: at }, isSingle: true, ...splitAroundDate(text, singleDate) }
    : null
}

const isInOrder = ({ from, to }: DateSpan) =>
  from !== null && (to === null || from.slice(0, to.length) <= to.slice(0, from.length))

/** Words that only qualify a date, and the punctuation around it. */
const dateHintPattern =
  /\((?:exp\.?|expected|est\.?|voraussichtlich|vorauss\.|prévu|previsto|prevista|in progress|\d{1,2} (?:years?|months?|mos|yrs?)[^)]{0,20})? ?\)|\b(?:expected(?: graduation)?|graduated|graduation|anticipated|class of|graduating|voraussichtlich|abschluss|prévu en|obtenu en|previsto para|prevista para)\b:?/giu

function splitAroundDate(
  text: string,
  match: RegExpExecArray,
): { readonly rest: string; readonly dateText: string } {
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
    .replace(dateHintPattern, ' ')
    .replace(/\(\s*(?:[,;]\s*)?\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,;.])/g, '$1')
  return {
    rest: rest
      .replace(/^[\s,;:|·•–—−/-]+/, '')
      .replace(/(?<![\s,;:|·•–—−/(-])[\s,;:|·•–—−/(-]+$/, ''),
    dateText: text.slice(match.index, match.index + match[0].length),
  }
}
