import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect } from './expect.ts'

/**
 * A person with a separate browser context. Checked screens must have no axe findings and a clean
 * console.
 */
export interface TestUser {
  readonly page: Page
  readonly email: string
  /**
   * Checks the current screen for width, missing texts and console errors, and for accessibility in the long run.
   * @param name shown in failure messages
   * @param isFirst runs axe in npm test as well
   */
  checkScreen(name: string, isFirst?: boolean): Promise<void>
  /**
   * Waits for the newest email with a matching subject.
   * @param text text it must contain, if several have the subject
   */
  mail(subject: RegExp, text?: string): Promise<ReceivedEmail>
  /** Allows console errors that a journey provokes, from now on. */
  allowConsoleErrors(words: RegExp): void
  /** Checks the console and closes the browser context. */
  close(): Promise<void>
}

export interface ReceivedEmail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly kind: string
}

// Running axe on every state of every screen takes an hour; npm test checks each screen once, in
// screens.e2e.ts.
const isThorough = process.env.FLEDGE_ROUNDS === 'long'

const catalogueFile = new URL('../../apps/web/dist/locales/en-US.json', import.meta.url)
let catalogue: Readonly<Record<string, string>> | undefined

/** Returns the keys of the catalogue in a text, which are shown if their texts were not loaded. */
async function listShownKeys(shown: string): Promise<string[]> {
  // Written by the build: a flat map of texts.
  catalogue ??= JSON.parse(await readFile(catalogueFile, 'utf8')) as Record<string, string>
  const texts = catalogue
  return [...shown.matchAll(/[a-z]\w*(?:\.[\w:-]+)+/gi)]
    .map(([word]) => word)
    .filter((word) => Object.hasOwn(texts, word))
}

// Console errors of provoked responses; the journeys check their screens themselves.
const expectedConsoleErrors =
  /status of (400|401|403|404|409|413|415|422|429|503)|net::ERR_(CONNECTION_FAILED|INTERNET_DISCONNECTED)/

/**
 * Runs in the page: whether a screen is shown and nothing on it is loading. A page has no main part
 * before the app has started.
 */
const isComplete = () =>
  document.querySelector('main') !== null && document.querySelector('[aria-busy="true"]') === null

/** Runs in the page: waits until what has arrived is rendered. */
async function waitForFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

/**
 * Runs in the page: waits for finite animations to end and scrolls to the top, because targets
 * partly covered by the header would count as too small.
 * @returns the page's width in px and its text
 */
async function measurePage(): Promise<{ readonly width: number; readonly text: string }> {
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
  await Promise.all(ending.map((animation) => animation.finished.catch(() => null)))
  window.scrollTo(0, 0)
  return { width: document.documentElement.scrollWidth, text: document.body.innerText }
}

/**
 * Watches the queries that a page sends. Files, the stream of updates and last-seen updates change
 * nothing on a screen.
 * @returns a function that waits until every query has a response
 */
function watchQueries(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/backend/') && !/\/(files|stream|last-seen)(\/|$)/.test(pathname))
      pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return () =>
    expect
      .poll(() => [...pending].map((request) => request.url()), { message: 'requests in progress' })
      .toEqual([])
}

/**
 * Makes page.goto wait for closing dialogs: a dialog removes its history entry a moment after it
 * disappears, which would cancel the navigation.
 */
function waitForOverlays(page: Page): void {
  const goto = page.goto.bind(page)
  const isSettled = () =>
    document.querySelector('dialog[open]') !== null ||
    !JSON.stringify(window.history.state ?? {}).includes('"layers"')
  page.goto = async (url, options) => {
    await expect.poll(() => page.evaluate(isSettled)).toBe(true)
    return goto(url, options).catch((error: Error) => {
      // A dialog that was still closing went back in the history after all; try again.
      if (!error.message.includes('net::ERR_ABORTED')) throw error
      return goto(url, options)
    })
  }
}

/**
 * Makes goto and reload wait until the app has taken over the page that the server rendered. People
 * cannot use a page before, but Playwright can.
 */
function waitForTakeOver(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  // A journey that takes the app's code away checks what the page shows then.
  const isTakenOver = () =>
    page
      .locator('#root[data-rendered]:not([data-taken-over])')
      .waitFor({ state: 'detached' })
      .catch(() => null)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    await isTakenOver()
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    await isTakenOver()
    return response
  }
}

/**
 * Opens a browser context for a person.
 * @param zone time zone of the browser
 */
export async function createTestUser(
  browser: Browser,
  email: string,
  zone: string,
): Promise<TestUser> {
  const context: BrowserContext = await browser.newContext({ timezoneId: zone })
  context.on('page', waitForTakeOver)
  const page = await context.newPage()
  waitForOverlays(page)
  const waitForQueries = watchQueries(page)
  const consoleErrors: string[] = []
  const allowedErrors: RegExp[] = []
  page.on('console', (message) => {
    if (
      message.type() === 'error' &&
      ![expectedConsoleErrors, ...allowedErrors].some((words) => words.test(message.text()))
    )
      consoleErrors.push(message.text())
  })
  page.on('pageerror', (error) => consoleErrors.push(error.message))
  return {
    page,
    email,
    async checkScreen(name, isFirst = false) {
      await page.waitForFunction(isComplete)
      await waitForQueries()
      // Rendering the last response may send further queries.
      await page.evaluate(waitForFrames)
      await page.waitForFunction(isComplete)
      await waitForQueries()
      const { width, text } = await page.evaluate(measurePage)
      if (isThorough || isFirst) await expectAccessible(page, name)
      expect(width, `${name} does not scroll sideways`).toBeLessThanOrEqual(
        page.viewportSize()?.width ?? width,
      )
      expect(await listShownKeys(text), `texts missing on ${name}`).toEqual([])
      expect(consoleErrors, `console on ${name}`).toEqual([])
    },
    async mail(subject, text = '') {
      let found: ReceivedEmail | undefined
      await expect
        .poll(
          async () => {
            const answer = await page.request.get('/backend/dev/mails', { params: { to: email } })
            const body: { data: { payload: ReceivedEmail[] } } = await answer.json()
            found = body.data.payload.find(
              (mail) => subject.test(mail.subject) && mail.text.includes(text),
            )
            return found?.subject
          },
          { timeout: 15_000, message: `a mail like ${subject} to ${email}` },
        )
        .toMatch(subject)
      if (!found) throw new Error('unreachable: the poll above found it')
      return found
    },
    allowConsoleErrors: (words) => void allowedErrors.push(words),
    async close() {
      expect(consoleErrors).toEqual([])
      await context.close()
    },
  }
}

/** Moves the product's clock forward and runs the timed jobs. */
export async function advanceClock(page: Page, milliseconds: number): Promise<void> {
  const answer = await page.request.post('/backend/dev/clock', {
    data: { forward_ms: milliseconds },
  })
  expect(answer.ok()).toBe(true)
}

/**
 * Returns the path of a link in an email.
 * @param begin start of the path
 * @throws when the email has no such link
 */
export function getLinkPath(mail: ReceivedEmail, begin: string): string {
  const path = mail.text.split(/\s/).find((word) => URL.parse(word)?.pathname.startsWith(begin))
  if (!path) throw new Error(`no link to ${begin} in "${mail.subject}"`)
  const { pathname, search } = new URL(path)
  return `${pathname}${search}`
}

/** Enters the email address and the emailed code on a sign-in page. */
export async function signInByCode(person: TestUser): Promise<void> {
  const { page, email } = person
  await page.getByLabel(/email address/i).fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /six-digit code/i })).toBeVisible()
  const mail = await person.mail(/^Your sign-in code is/)
  const code = mail.subject.match(/\d{6}/)?.[0] ?? ''
  await page
    .getByLabel(/digit 1|first digit|code/i)
    .first()
    .fill(code)
}
