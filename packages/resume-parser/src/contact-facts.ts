import { findDateSpan } from './date-spans.ts'
import { foldText, type SourcedValue, toSource } from './read-text.ts'
import type { SectionLine } from './section-lines.ts'

// Only the start of a word may start a match, so that no line can make the expression slow.
const emailPattern = /(?<![a-z0-9._%+-])[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/i
const linkPattern =
  /(?:https?:\/\/|www\.|(?:[a-z]{2,3}\.)?(?:linkedin|github|behance|dribbble|gitlab|medium|kaggle|figma|notion|instagram)\.(?:com|net|io|site|so)\/)[^\s<>"'()|,;]{1,200}|(?<![@\w.-])[a-z0-9-]{2,40}\.(?:github\.io|dev|me|io|design|example)(?:\/[^\s<>"'()|,;]{0,100})?(?![\w@.-])/gi
/** Labels of numbers that are not phone numbers. */
const otherNumberPattern =
  /(?:roll|registration|reg|enrol+ment|student|matric[a-z]{0,10}|member|passport|aadhaar|pan|id)(?: ?(?:no|nr|number|id))?[ .:#-]{0,4}$/i
const phonePattern = /(?:\+|00|\(|\b)\d[\d ().\-/–]{6,22}\d\b/g

export interface ContactFacts {
  readonly email: SourcedValue<string> | null
  readonly phone: SourcedValue<string> | null
  readonly links: readonly SourcedValue<string>[]
}

/**
 * Finds the first email address, phone number and links. Those of referees follow at the end, after
 * the person's own.
 */
export function extractContactFacts(lines: readonly SectionLine[]): ContactFacts {
  return {
    email: findFirst(lines, findEmail),
    phone: findFirst(lines, findPhone),
    links: findLinks(lines),
  }
}

function findFirst(
  lines: readonly SectionLine[],
  read: (line: SectionLine) => string | null,
): SourcedValue<string> | null {
  for (const line of lines) {
    const value = read(line)
    if (value !== null) return { value, source: toSource(line) }
  }
  return null
}

const findEmail = (line: SectionLine) =>
  (
    emailPattern.exec(line.text)?.[0] ??
    line.links.flatMap((link) =>
      link.startsWith('mailto:') ? (emailPattern.exec(link)?.[0] ?? []) : [],
    )[0]
  )?.toLowerCase() ?? null

/**
 * Finds a number of 8 to 15 digits that is neither a span of years nor the number of an identity
 * document.
 */
function findPhone({ text, section }: SectionLine): string | null {
  if (section === 'education' || section === 'experience') return null
  const textWithoutLinks = text.replace(linkPattern, ' ')
  const numbers = [...textWithoutLinks.matchAll(phonePattern)].filter(
    (match) =>
      !otherNumberPattern.test(textWithoutLinks.slice(Math.max(0, match.index - 30), match.index)),
  )
  const phone = numbers
    .map(([number]) => number)
    .find((candidate) => {
      const digits = candidate.replace(/\D/g, '')
      return (
        digits.length >= 8 &&
        digits.length <= 15 &&
        !(findDateSpan(candidate) && !candidate.trim().startsWith('+'))
      )
    })
  return phone?.trim() ?? null
}

function findLinks(lines: readonly SectionLine[]): SourcedValue<string>[] {
  const links = lines.flatMap((line) => {
    const linkTexts = (line.text.replace(emailPattern, ' ').match(linkPattern) ?? []).map((link) =>
      link.replace(/(?<![.,;:])[.,;:]+$/, ''),
    )
    return [...linkTexts, ...line.links.filter((link) => /^https?:/i.test(link))]
      .slice(0, 10)
      .map((link) => ({ value: addScheme(link), source: toSource(line) }))
  })
  const first = new Map<string, SourcedValue<string>>()
  for (const link of links)
    if (!first.has(toComparableLink(link.value))) first.set(toComparableLink(link.value), link)
  return [...first.values()].slice(0, 12)
}

const addScheme = (link: string) => (/^https?:\/\//i.test(link) ? link : `https://${link}`)
const toComparableLink = (link: string) =>
  foldText(link)
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/(?<!\/)\/+$/, '')
