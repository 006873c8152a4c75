import { expect as playwrightExpect, type Locator, type Page } from '@playwright/test'

interface WaitOptions {
  readonly timeout?: number
}

/**
 * Playwright's expect, whose matchers wait without describing the page. Playwright describes the
 * whole page each time it looks and finds a matcher not fulfilled yet, which took a tenth of the
 * browser's CPU time; here it does so only after the time has run out.
 */
export const expect = playwrightExpect.extend({
  async toBeVisible(locator: Locator, options: WaitOptions = {}) {
    const timeout = options.timeout ?? this.timeout
    const matcher = playwrightExpect(locator)
    if (this.isNot) return decide(() => matcher.not.toBeVisible({ timeout }), false)
    const isVisible = await locator.waitFor({ timeout }).then(
      () => true,
      () => false,
    )
    if (isVisible) return { pass: true, message: () => '' }
    return decide(() => matcher.toBeVisible({ timeout: 1 }), true, ` after ${timeout} ms`)
  },
  async toHaveURL(page: Page, url: string | RegExp, options: WaitOptions = {}) {
    const timeout = options.timeout ?? this.timeout
    const matcher = playwrightExpect(page)
    if (this.isNot) return decide(() => matcher.not.toHaveURL(url, { timeout }), false)
    const isReached = (address: URL) =>
      typeof url === 'string' ? address.href.endsWith(url) : url.test(address.href)
    // Whether it is exactly the expected one, Playwright's matcher says.
    await page.waitForURL(isReached, { timeout, waitUntil: 'commit' }).catch(() => null)
    return decide(() => matcher.toHaveURL(url, { timeout }), true)
  },
  toHaveText(locator: Locator, text: ExpectedText, options: WaitOptions = {}) {
    return decideOnceThere(this, locator, text, options, 'toHaveText')
  },
  toContainText(locator: Locator, text: ExpectedText, options: WaitOptions = {}) {
    return decideOnceThere(this, locator, text, options, 'toContainText')
  },
})

type ExpectedText = Parameters<ReturnType<typeof playwrightExpect<Locator>>['toHaveText']>[0]

/**
 * Has Playwright's matcher decide once there is such an element: until then it would describe the
 * whole page. A list of texts may be empty, so it waits for nothing.
 */
async function decideOnceThere(
  { isNot, timeout: usual }: { readonly isNot: boolean; readonly timeout: number },
  locator: Locator,
  text: ExpectedText,
  { timeout = usual, ...options }: WaitOptions,
  name: 'toHaveText' | 'toContainText',
) {
  const began = performance.now()
  if (!isNot && !Array.isArray(text))
    await locator
      .first()
      .waitFor({ state: 'attached', timeout })
      .catch(() => null)
  const left = Math.max(1, timeout - (performance.now() - began))
  const matcher = playwrightExpect(locator)
  return decide(
    () => (isNot ? matcher.not : matcher)[name](text, { ...options, timeout: left }),
    !isNot,
  )
}

/**
 * Has Playwright's matcher decide and describe a failure.
 * @param pass what a matcher returns that is fulfilled: false behind `not`
 * @param waited addition to the failure that says how long the journey waited before
 */
async function decide(match: () => Promise<void>, pass: boolean, waited = '') {
  try {
    await match()
    return { pass, message: () => '' }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { pass: !pass, message: () => `${message.trimEnd()}${waited}\n` }
  }
}
