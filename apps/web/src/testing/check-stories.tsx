import axe from 'axe-core'
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { type ComposedStory, composeStories, type StoryFiles } from './compose-stories.tsx'
import { isServerBusy, listUnserved } from './fake-server.tsx'
import {
  type Direction,
  openAddress,
  prepareStories,
  type Scheme,
  StoryFrame,
} from './story-frame.tsx'

declare module 'vitest' {
  interface ProvidedContext {
    /** `long` in `npm run test:long` (vitest.config.ts). */
    readonly rounds: string
  }
}

interface Mode {
  readonly name: string
  readonly scheme: Scheme
  readonly direction: Direction
  /** The rules whose result this mode can change; the first mode checks all of them. */
  readonly axe: axe.RunOnly
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
const light: Mode = {
  name: 'light',
  scheme: 'light',
  direction: 'ltr',
  axe: { type: 'tag', values: wcag },
}
const allModes: readonly Mode[] = [
  light,
  // At the same time, because colours and places do not depend on each other.
  {
    name: 'dark, right to left',
    scheme: 'dark',
    direction: 'rtl',
    axe: {
      type: 'rule',
      values: [
        'color-contrast',
        'link-in-text-block',
        'target-size',
        'scrollable-region-focusable',
      ],
    },
  },
]

/** Defines a test of every story: shown once, then checked in every mode. */
export function checkStories(files: StoryFiles, modes = allModes): void {
  beforeAll(prepareStories)
  const logged = watchConsole()
  for (const { path, stories } of composeStories(files))
    describe(path.replace(/^(?:.*\/src|\.\.)\/(.*)\.stories\.tsx$/, '$1'), () => {
      for (const story of stories)
        it(`${story.name} is accessible and fits a phone`, async () => {
          expect(await checkInModes(story, modes)).toEqual([])
          expect(listUnserved(), 'requests without a response').toEqual([])
          expect(logged, 'console').toEqual([])
        })
    })
}

/**
 * Defines tests of the stories of features, areas and the platform: in light, in
 * `npm run test:long` in every mode. Their colours and mirrored places are those of the UI kit,
 * whose stories check them always.
 */
export const checkFeatureStories = (files: StoryFiles): void =>
  checkStories(files, inject('rounds') === 'long' ? allModes : [light])

/** Returns what is wrong, in which mode. */
async function checkInModes(
  { Story, play, address, route, size }: ComposedStory,
  modes: readonly Mode[],
): Promise<string[]> {
  await openAddress(address, route)
  await resizePage(size)
  const frame = ({ scheme, direction }: Mode) => (
    <StoryFrame scheme={scheme} direction={direction}>
      <Story />
    </StoryFrame>
  )
  const { container, rerender } = await render(frame(light))
  await settle()
  if (play) {
    await play({ canvasElement: container })
    await settle()
    await layOut()
  }
  const faults = listShownKeys()
  for (const mode of modes) {
    if (mode !== light) {
      await rerender(frame(mode))
      if (play) await layOut()
    }
    faults.push(...(await listFaults(mode)))
  }
  return faults
}

/** Shows a phone, or a wide window to the few stories of what a phone does not show. */
async function resizePage(size: ComposedStory['size']): Promise<void> {
  const [width, height] = size === 'phone' ? [390, 844] : [1280, 900]
  if (innerWidth !== width) await page.viewport(width, height)
}

/** Waits until responses have been rendered, and those to the requests that followed. */
async function settle(): Promise<void> {
  for (let quietTurns = 0; quietTurns < 3; quietTurns = isServerBusy() ? 0 : quietTurns + 1)
    await new Promise((resolve) => {
      setTimeout(resolve, 1)
    })
}

/** What was opened measures itself once it is laid out. */
async function layOut(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}

/** Collects what a test writes to the console as an error or a warning. */
function watchConsole(): string[] {
  const logged: string[] = []
  beforeEach(() => {
    logged.length = 0
    for (const level of ['error', 'warn'] as const)
      vi.spyOn(console, level).mockImplementation((...parts) => {
        logged.push(parts.map(String).join(' '))
      })
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  return logged
}

/** Lists what is wrong with the page in this mode. */
async function listFaults(mode: Mode): Promise<string[]> {
  return [...(await listViolations(mode)), ...listOverflows(), ...listUnreachable()].map(
    (fault) => `${mode.name}: ${fault}`,
  )
}

/** The rules and the severity of the journeys' `expectAccessible` (e2e/support/test-user.ts). */
async function listViolations({ axe: runOnly }: Mode): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly,
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
  })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

/** A text whose key is not in the catalogue is shown as its key. */
function listShownKeys(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const keys: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode.nodeValue?.trim() ?? ''
    if (/^[a-z]\w*(?:\.\w+)+$/i.test(text) && !/\.(?:com|pdf)$/.test(text))
      keys.push(`no text: ${text}`)
  }
  return keys
}

/** The page must not scroll sideways; names the innermost elements that are too wide. */
function listOverflows(): string[] {
  const { scrollWidth } = document.documentElement
  if (scrollWidth <= innerWidth) return []
  const isTooWide = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    // Text may protrude from an element that does not.
    const protruding = Math.max(0, element.scrollWidth - element.clientWidth)
    return left < 0 || right + protruding > innerWidth
  }
  const widest = [...document.body.querySelectorAll('*')]
    .filter((element) => isTooWide(element) && ![...element.children].some(isTooWide))
    .map((element) => element.outerHTML.slice(0, 200))
  return [`${scrollWidth} px wide: ${widest.slice(0, 3).join(' | ')}`]
}

/** Whether an element is fixed to the window and cannot be scrolled into it. */
function isFixed(element: Element | null): boolean {
  if (!element) return false
  const { position, overflowX } = getComputedStyle(element)
  if (overflowX === 'auto' || overflowX === 'scroll') return false
  return position === 'fixed' || isFixed(element.parentElement)
}

/** Lists buttons outside the window, such as that of a message whose text is too wide. */
function listUnreachable(): string[] {
  const isOutside = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect()
    return width > 0 && (left < 0 || right > innerWidth)
  }
  return [...document.body.querySelectorAll('button')]
    .filter((button) => isOutside(button) && isFixed(button))
    .map((button) => `outside the window: ${button.outerHTML.slice(0, 200)}`)
}
