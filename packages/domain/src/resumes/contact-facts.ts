import { dateSpanIn } from './date-spans.ts'
import { folded, type Found, sourceOf } from './read-text.ts'
import type { SectionLine } from './section-lines.ts'

// Every part has a maximum length, so that no line can make the expressions slow.
const emailIn = /[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}/i
const linkIn =
  /(?:https?:\/\/|www\.|(?:[a-z]{2,3}\.)?(?:linkedin|github|behance|dribbble|gitlab|medium|kaggle|figma|notion|instagram)\.(?:com|net|io|site|so)\/)[^\s<>"'()|,;]{1,200}|(?<![@\w.-])[a-z0-9-]{2,40}\.(?:github\.io|dev|me|io|design|example)(?:\/[^\s<>"'()|,;]{0,100})?(?![\w@.-])/gi
/** Labels of numbers that are not phone numbers. */
const otherNumber =
  /(?:roll|registration|reg|enrol+ment|student|matric\w*|member|passport|aadhaar|pan|id)(?: ?(?:no|nr|number|id))?[ .:#-]{0,4}$/i
const phoneIn = /(?:\+|00|\(|\b)\d[\d ().\-/–]{6,22}\d\b/g

export interface ContactFacts {
  readonly email: Found<string> | null
  readonly phone: Found<string> | null
  readonly links: readonly Found<string>[]
}

/**
 * Finds the first email address, phone number and links. Those of referees follow at the end, after
 * the person's own.
 */
export function contactFacts(lines: readonly SectionLine[]): ContactFacts {
  return { email: firstOf(lines, emailOf), phone: firstOf(lines, phoneOf), links: linksOf(lines) }
}

function firstOf(
  lines: readonly SectionLine[],
  read: (line: SectionLine) => string | null,
): Found<string> | null {
  for (const line of lines) {
    const value = read(line)
    if (value !== null) return { value, source: sourceOf(line) }
  }
  return null
}

const emailOf = (line: SectionLine) =>
  (
    emailIn.exec(line.text)?.[0] ??
    line.links.flatMap((link) =>
      link.startsWith('mailto:') ? (emailIn.exec(link)?.[0] ?? []) : [],
    )[0]
  )?.toLowerCase() ?? null

/**
 * Finds a number of 8 to 15 digits that is neither a span of years nor the number of an identity
 * document.
 */
function phoneOf({ text, section }: SectionLine): string | null {
  if (section === 'education' || section === 'experience') return null
  const plain = text.replace(linkIn, ' ')
  const numbers = [...plain.matchAll(phoneIn)].filter(
    (match) => !otherNumber.test(plain.slice(Math.max(0, match.index - 30), match.index)),
  )
  const found = numbers
    .map(([number]) => number)
    .find((one) => {
      const digits = one.replace(/\D/g, '')
      return (
        digits.length >= 8 &&
        digits.length <= 15 &&
        !(dateSpanIn(one) && !one.trim().startsWith('+'))
      )
    })
  return found?.trim() ?? null
}

function linksOf(lines: readonly SectionLine[]): Found<string>[] {
  const found = lines.flatMap((line) => {
    const said = (line.text.replace(emailIn, ' ').match(linkIn) ?? []).map((link) =>
      link.replace(/[.,;:]+$/, ''),
    )
    return [...said, ...line.links.filter((link) => /^https?:/i.test(link))]
      .slice(0, 10)
      .map((link) => ({ value: withScheme(link), source: sourceOf(line) }))
  })
  const first = new Map<string, Found<string>>()
  for (const one of found) if (!first.has(sameLink(one.value))) first.set(sameLink(one.value), one)
  return [...first.values()].slice(0, 12)
}

const withScheme = (link: string) => (/^https?:\/\//i.test(link) ? link : `https://${link}`)
const sameLink = (link: string) =>
  folded(link)
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/+$/, '')
