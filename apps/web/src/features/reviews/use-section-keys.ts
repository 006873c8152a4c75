import { reviewedSteps } from '@fledge/domain/applications/application-sections.ts'
import { useReviewKeys, type ShortcutActs } from '../../platform/list/review-keys.ts'

/** Share of a screen that Space moves on, so that the last lines are still there. */
const spaceShare = 0.85

const listSections = (): readonly HTMLElement[] =>
  reviewedSteps.flatMap(({ section }) => findShown(section) ?? [])

/** Right after a decision, the previous application is hidden but not yet removed. */
const findShown = (id: string) =>
  [...document.querySelectorAll<HTMLElement>(`#${id}`)].find((section) => section.checkVisibility())

function isOnScreen(section: HTMLElement): boolean {
  const { top, bottom } = section.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** The section with the focus while it is on the screen, otherwise the one that is read. */
function getCurrentIndex(sections: readonly HTMLElement[]): number {
  const focused = sections.findIndex((section) => section.contains(document.activeElement))
  const current = sections[focused]
  if (current && isOnScreen(current)) return focused
  return sections.findLastIndex(
    (section) => section.getBoundingClientRect().top < window.innerHeight / 3,
  )
}

function openSection(section: HTMLElement | undefined): void {
  section?.scrollIntoView({ block: 'start' })
  section?.focus({ preventScroll: true })
}

function step(by: 1 | -1): void {
  const sections = listSections()
  openSection(sections[Math.max(0, getCurrentIndex(sections) + by)])
}

/** Writes into the comment of the current section. */
function writeNote(): void {
  const sections = listSections()
  const section = sections[Math.max(0, getCurrentIndex(sections))]
  const note = section?.querySelector<HTMLElement>('textarea, [data-note]')
  note?.scrollIntoView({ block: 'nearest' })
  if (note instanceof HTMLTextAreaElement) note.focus()
  else note?.click()
}

/** Opens the comment of the current section, where a digit inserts a canned comment. */
function offerCanned(): void {
  writeNote()
  // The comment has just been opened by a press of its button.
  requestAnimationFrame(() => {
    const section = document.activeElement?.closest('section')
    section?.querySelector<HTMLElement>('[data-canned]')?.focus()
  })
}

/** On a phone the page scrolls, elsewhere the column of the application. */
function getScroller(): Element {
  let element = listSections()[0]?.parentElement
  while (element) {
    const { overflowY } = getComputedStyle(element)
    if (overflowY === 'auto' && element.scrollHeight > element.clientHeight) return element
    element = element.parentElement
  }
  return document.scrollingElement ?? document.documentElement
}

function scrollOn(): void {
  const scroller = getScroller()
  scroller.scrollBy({ top: scroller.clientHeight * spaceShare })
}

const numbers: ShortcutActs = Object.fromEntries(
  reviewedSteps.map((_, at) => [String(at + 1), () => openSection(listSections()[at])]),
)

/** Keys that move through the sections of the application, scroll, and write a comment. */
export function useSectionKeys(): void {
  useReviewKeys({
    h: () => step(-1),
    l: () => step(1),
    n: writeNote,
    i: offerCanned,
    ' ': scrollOn,
    ...numbers,
  })
}
