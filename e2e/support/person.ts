import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'

/** Somebody with a browser of their own. Every screen they pass is looked at: axe finds nothing serious, the console stays clean. */
export interface TestUser {
  readonly page: Page
  readonly email: string
  /** Looks at the screen as it stands. @param name for the message when something is found  @param isFirst runs axe outside the long run too */
  checkScreen(name: string, isFirst?: boolean): Promise<void>
  /** The newest mail of a kind of subject; waits for it. @param text what it must say, where several have the subject */
  mail(subject: RegExp, text?: string): Promise<Mail>
  /** What the console says of a failure that a journey makes on purpose, from now on. */
  allowConsoleErrors(words: RegExp): void
  /** Ends, and tells what the console said. */
  close(): Promise<void>
}

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly kind: string
}

// Every state of every screen takes an hour of axe; npm test checks each screen once, in screens.e2e.ts.
const isThorough = process.env.FLEDGE_ROUNDS === 'long'

/** Finds nothing serious or critical against WCAG 2.2 AA on the screen as it is now. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // What it found to be right is not described: that takes a quarter of its time.
    .options({ resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    // In the page itself: no screen has frames, and a new page for each result is slow.
    .setLegacyMode()
    .analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const found = serious.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.html)
        .slice(0, 3)
        .join(' | ')}`,
  )
  expect(found, `axe on ${name}`).toEqual([])
}

// What the browser says of answers that a journey provokes on purpose; their screens are looked at by the journey itself.
const expected =
  /status of (400|401|403|404|409|413|415|422|429|503)|net::ERR_(CONNECTION_FAILED|INTERNET_DISCONNECTED)/

/**
 * Runs in the page: waits for what moves in (what never ends, as a waiting mark, is not waited for), and scrolls to
 * the top, because what the bar covers in the middle of scrolling is no small target.
 * @returns the page's width in px
 */
async function settle(): Promise<number> {
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
  await Promise.all(ending.map((animation) => animation.finished.catch(() => null)))
  window.scrollTo(0, 0)
  return document.documentElement.scrollWidth
}

/**
 * A dialog that closes takes its step of the history back a moment after it is gone from sight, which would end the
 * way to another page: going to one waits for that.
 */
function waitForOverlays(page: Page): void {
  const goto = page.goto.bind(page)
  const isSettled = () =>
    document.querySelector('[role="dialog"]') !== null ||
    !JSON.stringify(window.history.state ?? {}).includes('"layers"')
  page.goto = async (url, options) => {
    await expect.poll(() => page.evaluate(isSettled)).toBe(true)
    return goto(url, options).catch((error: Error) => {
      // One that was still closing has taken its step back after all.
      if (!error.message.includes('net::ERR_ABORTED')) throw error
      return goto(url, options)
    })
  }
}

/** Opens a browser for somebody. @param zone their time zone */
export async function createTestUser(
  browser: Browser,
  email: string,
  zone: string,
): Promise<TestUser> {
  const context: BrowserContext = await browser.newContext({ timezoneId: zone })
  const page = await context.newPage()
  waitForOverlays(page)
  const said: string[] = []
  const heard: RegExp[] = []
  page.on('console', (message) => {
    if (
      message.type() === 'error' &&
      ![expected, ...heard].some((words) => words.test(message.text()))
    )
      said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  return {
    page,
    email,
    async checkScreen(name, isFirst = false) {
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      const width = await page.evaluate(settle)
      if (isThorough || isFirst) await expectAccessible(page, name)
      expect(width, `${name} does not scroll sideways`).toBeLessThanOrEqual(
        page.viewportSize()?.width ?? width,
      )
      expect(said, `console on ${name}`).toEqual([])
    },
    async mail(subject, text = '') {
      let found: Mail | undefined
      await expect
        .poll(
          async () => {
            const answer = await page.request.get('/backend/dev/mails', { params: { to: email } })
            const body: { data: { payload: Mail[] } } = await answer.json()
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
    allowConsoleErrors: (words) => void heard.push(words),
    async close() {
      expect(said).toEqual([])
      await context.close()
    },
  }
}

/** Moves the product's clock forward; timed jobs have run when it answers. */
export async function advanceClock(page: Page, milliseconds: number): Promise<void> {
  const answer = await page.request.post('/backend/dev/clock', {
    data: { forward_ms: milliseconds },
  })
  expect(answer.ok()).toBe(true)
}

/** The path of a mail's link that begins so. */
export function linkIn(mail: Mail, begin: string): string {
  const path = mail.text.split(/\s/).find((word) => URL.parse(word)?.pathname.startsWith(begin))
  if (!path) throw new Error(`no link to ${begin} in "${mail.subject}"`)
  const { pathname, search } = new URL(path)
  return `${pathname}${search}`
}

/** Enters the e-mail and the mailed code on a sign-in screen. */
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
