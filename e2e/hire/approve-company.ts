import type { Page } from '@playwright/test'
import { expect } from '../support/expect.ts'
import { type TestUser, signInByCode } from '../support/test-user.ts'
import { createOperatorByCommand } from '../support/operator.ts'

/**
 * Step 2: an operator signs in at /operator, finds the company in the queue, asks it for more, and
 * approves it once it has replied; the company gets an email each time.
 */
export async function approveCompanyAsOperator(ines: TestUser, hannah: TestUser): Promise<void> {
  await createOperatorByCommand(ines.email)
  const { page } = ines
  await page.goto('/operator')
  await signInByCode(ines)
  await expect(page).toHaveURL(/\/operator\/dashboard/)
  await ines.checkScreen('the operator dashboard')
  await page.goto('/operator/companies')
  // Other companies may have been waiting longer.
  await openCompany(page)
  await expect(page.getByRole('heading', { level: 1, name: /Brightwater Labs/ })).toBeVisible()
  await ines.checkScreen('the queue of companies')
  await requestInformation(ines, hannah)
  await page.keyboard.press('a')
  await expect(
    page.getByRole('status').getByText('Brightwater Labs will be approved'),
  ).toBeVisible()
  await hannah.mail(/approved/i, '10')

  await hannah.page.reload()
  await expect(hannah.page.getByText('We are currently reviewing your account.')).toBeHidden()
  const checklist = hannah.page.getByRole('region', { name: 'Finish setting up' })
  await expect(checklist.getByRole('listitem').first()).toBeVisible()
  await hannah.checkScreen('the dashboard of an approved company')
}

const openCompany = (page: Page) =>
  page
    .getByRole('link', { name: /Brightwater Labs/ })
    .first()
    .click()

/** The operator asks for two points, the company replies, and is in the queue again. */
async function requestInformation(ines: TestUser, hannah: TestUser): Promise<void> {
  const { page } = ines
  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('textbox', { name: 'What is missing' })
    .fill('Your registration number\nWho signs agreements?')
  await ines.checkScreen('the request for information')
  await page.keyboard.press('Control+Enter')
  await expect(
    page.getByRole('status').getByText('We’ll request information from Brightwater Labs'),
  ).toBeVisible()
  await hannah.mail(/^Information requested/, 'Your registration number')

  await hannah.page.reload()
  const question = hannah.page.getByRole('region', { name: 'Request for information' })
  await expect(question.getByText('Who signs agreements?')).toBeVisible()
  await question.getByRole('textbox', { name: 'Your reply' }).fill('HRB 1234. Hannah signs.')
  await hannah.checkScreen('the dashboard of a company with a request for information')
  await question.getByRole('button', { name: 'Send reply' }).click()
  await expect(hannah.page.getByText('HRB 1234. Hannah signs.')).toBeVisible()

  await page.goto('/operator/companies')
  await openCompany(page)
  await expect(page.getByText('HRB 1234. Hannah signs.').first()).toBeVisible()
}
