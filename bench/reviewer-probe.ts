import type { JSHandle, Page } from '@playwright/test'

/** What is on the screen once a key has done its work. */
export type Awaited =
  | 'next application'
  | 'same application'
  | 'dialog'
  | 'chosen reason'
  | 'canned comments'
  | 'inserted comment'
  | 'counted comment'
  | 'résumé'
  | 'playing video'

/** Words that the open application shows. */
export interface ShownWords {
  readonly everything: number
  readonly summary: number
  /** By the id of the section, without the text of the résumé. */
  readonly sections: Readonly<Record<string, number>>
  /** Text of the résumé, once it is open. */
  readonly resume: number
  /** Sections that have something missing, changed or to check. */
  readonly flagged: readonly string[]
  /** Whether it is one of those that were added. */
  readonly isAdded: boolean
}

interface Probe {
  expect(awaited: string): void
  take(): Promise<number>
  count(): ShownWords
}

/** What the page needs of the browser, of which Node's types know nothing. */
interface ShownElement {
  readonly id: string
  readonly innerText: string
  readonly textContent: string
  readonly tagName: string
  readonly value?: string
  readonly dataset: Readonly<Record<string, string | undefined>>
  readonly paused?: boolean
  readonly currentTime?: number
  readonly playbackRate?: number
  querySelector(selector: string): ShownElement | null
  getAttribute(name: string): string | null
  checkVisibility(): boolean
}
interface Browser {
  readonly document: {
    readonly activeElement: ShownElement | null
    querySelector(selector: string): ShownElement | null
    querySelectorAll(selector: string): Iterable<ShownElement>
  }
  addEventListener(
    name: 'keydown',
    react: (event: { readonly timeStamp: number }) => void,
    isCapturing: true,
  ): void
  requestAnimationFrame(act: () => void): void
  probe: Probe
}

/**
 * Runs in the page: measures from a key to the frame that shows what it does, without the way to the
 * program that presses it.
 */
function installProbe(): void {
  // In the page it is the browser's.
  const browser = globalThis as unknown as Browser
  const { document } = browser
  const countWords = (element: ShownElement | null) =>
    (element?.innerText ?? '').split(/\s+/u).filter((word) => word !== '').length
  // The previous application is hidden for a moment until it is removed.
  const find = (selector: string) =>
    [...document.querySelectorAll(selector)].find((element) => element.checkVisibility()) ?? null
  const heading = () => find('main h1')
  let before: ShownElement | null = null
  const focused = () => document.activeElement
  const isShown: Readonly<Record<string, () => boolean>> = {
    'next application': () =>
      heading() !== null &&
      heading() !== before &&
      countWords(find('#PERSONAL_INFORMATION dl')) > 0,
    'same application': () => true,
    dialog: () => document.querySelector('dialog[open] input[type=radio]') !== null,
    'chosen reason': () => document.querySelector('dialog[open] input:checked') !== null,
    'canned comments': () =>
      focused()?.dataset['canned'] !== undefined && focused()?.querySelector('button') !== null,
    'inserted comment': () => focused()?.tagName === 'TEXTAREA' && focused()?.value !== '',
    'counted comment': () =>
      [...document.querySelectorAll('footer button')].some((button) =>
        /Request \d+ change/u.test(button.textContent),
      ),
    résumé: () => countWords(document.querySelector('[data-file]')) > 0,
    'playing video': () =>
      [...document.querySelectorAll('video')].some(
        ({ paused, currentTime, playbackRate }) =>
          paused === false && (currentTime ?? 0) > 0 && playbackRate === 1.75,
      ),
  }
  let awaited = ''
  let result = Promise.withResolvers<number>()
  const look = (since: number) => {
    if (!isShown[awaited]?.()) return browser.requestAnimationFrame(() => look(since))
    // A task that is queued in a frame runs when the frame has been painted.
    setTimeout(() => result.resolve(performance.now() - since))
  }
  browser.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      before = heading()
      browser.requestAnimationFrame(() => look(timeStamp))
    },
    true,
  )
  browser.probe = {
    expect(next) {
      awaited = next
      result = Promise.withResolvers<number>()
    },
    take: () => result.promise,
    count() {
      const sections = [...document.querySelectorAll('section[id]')]
      const resume = countWords(document.querySelector('[data-file]'))
      const words = sections.map(
        (section) =>
          [
            section.id,
            countWords(section) - countWords(section.querySelector('[data-file]')),
          ] as const,
      )
      const flagged = [
        ...document.querySelectorAll('nav a[data-missing], [data-summary] a[href^="#"]'),
      ]
      return {
        everything:
          words.reduce((sum, [, count]) => sum + count, 0) + resume + countWords(heading()),
        summary: countWords(document.querySelector('[data-summary]')),
        sections: Object.fromEntries(words),
        resume,
        flagged: flagged.map((link) => (link.getAttribute('href') ?? '').slice(1)),
        isAdded: (document.querySelector('#PERSONAL_INFORMATION')?.innerText ?? '').includes(
          '@reviewed.example',
        ),
      }
    },
  }
}

/** Adds the probe to each page that the context opens. */
export const addProbe = (page: Page): Promise<unknown> => page.addInitScript(installProbe)

/** Returns the milliseconds until what is awaited is shown after a key. */
export async function pressKey(page: Page, key: string, awaited: Awaited): Promise<number> {
  const probe = await getProbe(page)
  await probe.evaluate(({ expect }, name) => expect(name), awaited)
  await page.keyboard.press(key)
  return probe.evaluate(({ take }) => take())
}

export const countShownWords = async (page: Page): Promise<ShownWords> =>
  (await getProbe(page)).evaluate(({ count }) => count())

/** The probe of the page that is open: another page has another one. */
const getProbe = (page: Page): Promise<JSHandle<Probe>> =>
  // Set by `installProbe`.
  page.evaluateHandle(() => (globalThis as unknown as Browser).probe)
