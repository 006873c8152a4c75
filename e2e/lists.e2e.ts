import type { Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import { signInByApi } from './support/requests.ts'
import { createTestUser } from './support/test-user.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'demo' })

const getRows = (page: Page) =>
  page.getByRole('complementary', { name: 'Applications in the queue' }).getByRole('listitem')

/** On a phone the list is folded above what is reviewed. */
async function unfoldList(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  const fold = page.getByRole('button', { name: /applications$/, expanded: false })
  if (await fold.isVisible()) await fold.click()
}

test('a review queue pages by cursor, keeps its page while rows are opened and survives a reload', async ({
  browser,
}) => {
  const ines = await createTestUser(browser, 'ines.duarte@fledge.example', 'Europe/Lisbon')
  const { page } = ines
  await signInByApi(ines)
  await page.goto('/operator/applications?status=APPROVED')
  await unfoldList(page)
  await expect(page.getByText(/^Page 1 of /)).toBeVisible()
  const first = (await getRows(page).first().textContent()) ?? ''
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText(/^Page 2 of /)).toBeVisible()
  await expect(page).toHaveURL(/\?status=APPROVED&page=2&after=/)
  await expect(getRows(page).first()).not.toHaveText(first)
  const second = (await getRows(page).nth(1).textContent()) ?? ''
  await page.keyboard.press('j')
  await expect(page).toHaveURL(/\/operator\/applications\/[\w-]+\?status=APPROVED&page=2&after=/)
  await page.reload()
  await expect(getRows(page).nth(1)).toHaveText(second)
  await expect(getRows(page).nth(1).getByRole('link')).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(page).toHaveURL('/operator/applications?status=APPROVED')
  await page.goto('/operator/applications?status=APPROVED&page=99')
  await expect(page.getByText(/^Page ([2-9]) of \1$/)).toBeVisible()
  await ines.close()
})

test('going back shows the list where it was, at once and without asking again', async ({
  browser,
}) => {
  const hannah = await createTestUser(browser, 'hannah.clarke@brightwater.example', 'Europe/London')
  const { page } = hannah
  await signInByApi(hannah)
  await page.goto('/company/browse-candidates')
  await hannah.checkScreen('browse')
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Propose interview' }) })
    .last()
  await row.scrollIntoViewIfNeeded()
  const readScroll = () => page.evaluate(() => window.scrollY)
  const before = await readScroll()
  expect(before).toBeGreaterThan(100)
  await row.getByRole('link').first().click()
  await expect(page).not.toHaveURL(/browse-candidates$/)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  const lists: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/backend/browse/candidates') lists.push(request.url())
  })
  await page.goBack()
  await expect.poll(readScroll).toBe(before)
  await expect(row).toBeInViewport()
  expect(lists).toEqual([])
  await hannah.close()
})
