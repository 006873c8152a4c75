import { expect } from '../support/expect.ts'
import { type TestUser, signInByCode } from '../support/test-user.ts'
import { createOperatorByCommand } from '../support/operator.ts'

/**
 * Step 2: an operator signs in at /operator, finds the company in the queue and approves it; the
 * company gets an email.
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
  await page
    .getByRole('link', { name: /Brightwater Labs/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /Brightwater Labs/ })).toBeVisible()
  await ines.checkScreen('the queue of companies')
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
