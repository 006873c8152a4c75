const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** From and to as "2024-09", or "2024" where only the year is said; `to` null where it goes on. */
export interface DateSpan {
  readonly from: string
  readonly to: string | null
}

const one = '(?:(?:(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}\\.? |(\\d{1,2})[/.])?((?:19|20)\\d\\d))'
const span = new RegExp(`\\b${one} ?(?:-|–|—|to|until) ?(?:${one}|(present|now|today|current|ongoing))`, 'i')
const single = new RegExp(`\\b${one}\\b`, 'i')

function monthOf(name: string | undefined, digits: string | undefined, year: string): string {
  const number = name ? months.indexOf(name.slice(0, 3).toLowerCase()) + 1 : Number(digits ?? 0)
  return number >= 1 && number <= 12 ? `${year}-${String(number).padStart(2, '0')}` : year
}

/**
 * The first span of dates in a line: "Sep 2022 – Jun 2025", "09/2022 - present", "2021–2024", or one year alone.
 * @returns the span and the line without it; null where there is none
 */
export function dateSpanIn(line: string): { readonly span: DateSpan; readonly rest: string } | null {
  const text = line.slice(0, 400).replace(/\s+/g, ' ')
  const both = span.exec(text)
  const rest = (match: string) => text.replace(match, ' ').replace(/\(\s*\)/g, ' ').replace(/\s+/g, ' ').replace(/^[\s,|·•–—-]+|[\s,|·•–—-]+$/g, '')
  if (both?.[3]) {
    return { span: { from: monthOf(both[1], both[2], both[3]), to: both[6] ? monthOf(both[4], both[5], both[6]) : null }, rest: rest(both[0]) }
  }
  const alone = single.exec(text)
  if (!alone?.[3]) return null
  const at = monthOf(alone[1], alone[2], alone[3])
  return { span: { from: at, to: at }, rest: rest(alone[0]) }
}
