import type { Route } from '@playwright/test'
import { anUnsentApplication } from './support/applicants.ts'
import { expect } from './support/expect.ts'
import { aHiringCompany } from './support/hiring-company.ts'
import { sendRequest, waitForNewCode } from './support/requests.ts'
import { advanceClock } from './support/test-user.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'hiring' })

const minute = 60_000

test('an operator whose session ends in the middle of a comment signs in again and loses nothing', async ({
  browser,
}) => {
  const hiring = await aHiringCompany(browser, 'Sluiceworks')
  const bruno = await anUnsentApplication(hiring, 'Bruno Costa', 'Europe/Lisbon')
  await sendRequest(bruno.page, 'POST intern-service/application/submit', {})
  const { operator } = hiring
  const { page } = operator
  operator.allowConsoleErrors(/status of 401/)
  await page.goto('/operator/applications')
  await page
    .getByRole('link', { name: /Bruno Costa/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Take for review' }).click()
  await page
    .getByRole('button', { name: /^Comment on/ })
    .first()
    .click()
  const field = page.getByRole('textbox', { name: /^Comment on/ })
  // Only once the comment is written: the dialog would take the keys.
  const endSession = async (route: Route) => {
    await advanceClock(page, 12 * 60 * minute + minute)
    await route.continue()
  }
  await page.route('**/comments/**', endSession, { times: 1 })
  await field.pressSequentially('Please say which of the gauges you read.')
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(dialog).toBeVisible()
  await operator.checkScreen('a session that ended while a comment was written')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('You aren’t signed in yet.')).toBeVisible()
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: 'Sign in in a new tab' }).click()
  const tab = await opened
  await expect(tab).toHaveURL(/\/operator\/get-started/)
  await tab.getByLabel('Email address').fill(operator.email)
  await tab.keyboard.press('Enter')
  await tab.getByLabel('Six-digit code').fill(await waitForNewCode(operator))
  await expect(tab).toHaveURL(/\/operator\/dashboard/)
  await tab.close()
  await page.bringToFront()
  // Coming back is enough in a browser with one visible tab; headless ones show all of them.
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
  await expect(field).toHaveValue('Please say which of the gauges you read.')
  await expect(page.getByText(/^Saved/).first()).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('Please say which of the gauges you read.')
  for (const person of [hiring.admin, hiring.colleague, operator, bruno]) await person.close()
})
