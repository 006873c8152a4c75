import { expect, test } from '@playwright/test'
import { aPerson } from './support/person.ts'

test('somebody new finds their door, and an address that leads nowhere says so', async ({ browser }) => {
  const visitor = await aPerson(browser, 'visitor@somewhere.example', 'Europe/London')
  const { page } = visitor
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Internships where\s*everyone gets an answer/)
  await visitor.looksAt('the landing page')

  await page.goto('/welcome')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await visitor.looksAt('welcome')

  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await visitor.looksAt('not found')

  await page.goto('/company/dashboard')
  await expect(page).toHaveURL(/\/company\/get-started\?redirectTo=%2Fcompany%2Fdashboard/)
  await page.goto('/intern/settings')
  await expect(page).toHaveURL(/\/intern\/get-started\?redirectTo=%2Fintern%2Fsettings/)
  await visitor.leave()
})
