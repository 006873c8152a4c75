import type { Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import { signInByApi } from './support/requests.ts'
import { createTestUser } from './support/test-user.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'demo' })

const getRows = (page: Page) =>
  page.getByRole('complementary', { name: 'Applications in the queue' }).getByRole('listitem')

test('a review queue pages by cursor, keeps its page while rows are opened and survives a reload', async ({
  browser,
}) => {
  const ines = await createTestUser(browser, 'ines.duarte@fledge.example', 'Europe/Lisbon')
  const { page } = ines
  await signInByApi(ines)
  await page.goto('/operator/applications?status=APPROVED')
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
