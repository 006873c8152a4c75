import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/** Returns how much input this browser keeps because it is not saved yet. */
async function countDrafts(): Promise<number> {
  const opened = indexedDB.open('fledge-drafts')
  await new Promise((resolve) => opened.addEventListener('success', resolve))
  const count = opened.result.transaction('drafts').objectStore('drafts').count()
  await new Promise((resolve) => count.addEventListener('success', resolve))
  opened.result.close()
  return count.result
}

/**
 * Holds the next save, for a reload while it is on its way: the server renders the new page before
 * it saves, and the old one still gets the answer. Called before what is saved is entered.
 * @param endpoint the end of the address that the form saves to
 * @returns reloads the page
 */
export async function holdNextSave(page: Page, endpoint: string): Promise<() => Promise<void>> {
  // The page itself can't be asked while it is reloaded.
  const observer = await page.context().newPage()
  await observer.goto('/robots.txt')
  const rendered = Promise.withResolvers<void>()
  const saved = page.waitForResponse(
    (response) => response.url().endsWith(endpoint) && response.request().method() === 'POST',
  )
  await page.route(`**${endpoint}`, async (route) => {
    if (route.request().method() === 'POST') await rendered.promise
    await route.continue()
  })
  await page.route(page.url(), async (route) => {
    const response = await route.fetch()
    rendered.resolve()
    await saved
    await expect.poll(() => observer.evaluate(countDrafts)).toBe(0)
    await route.fulfill({ response })
  })
  return async () => {
    await page.reload()
    await page.unrouteAll()
    await observer.close()
  }
}
