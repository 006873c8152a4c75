import { expect } from '../support/expect.ts'
import type { TestUser } from '../support/test-user.ts'

/**
 * Step 5: reviews section by section, requests a change with a comment, and approves the corrected
 * application.
 */
export async function reviewApplicationAsOperator(ines: TestUser, priya: TestUser): Promise<void> {
  const { page } = ines
  await page.goto('/operator/applications')
  await page
    .getByRole('link', { name: /Priya Raman/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /Priya Raman/ })).toBeVisible()
  await ines.checkScreen('the queue of applications')
  const take = page.getByRole('button', { name: /Take/ })
  if ((await take.count()) > 0) await take.first().click()
  await page
    .getByRole('button', { name: /^Comment/ })
    .first()
    .click()
  await page
    .getByLabel(/^Comment on/)
    .first()
    .fill('Please say in which month you could start at the latest.')
  await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible()
  await ines.checkScreen('a comment on a section')
  await page.getByRole('button', { name: /Request 1 change/ }).click()
  await priya.mail(/change/i)

  await priya.page.goto('/intern/application-feedback-pages')
  await expect(priya.page.getByText('Please say in which month')).toBeVisible()
  await priya.checkScreen('what the reviewer asks for')
  await priya.page.getByRole('button', { name: 'Mark as resolved' }).click()
  const unchanged = priya.page.getByRole('dialog', { name: 'Leave it as it is?' })
  await unchanged
    .getByRole('textbox', { name: /^Note to the reviewer/ })
    .fill('The month stands in the third step: I can start in any later one too.')
  await unchanged.getByRole('button', { name: 'Leave it as it is' }).click()
  await priya.page.getByRole('button', { name: 'Resubmit application' }).click()
  await expect(
    priya.page.getByRole('heading', { level: 1, name: 'Application submitted' }),
  ).toBeVisible()

  await page.goto('/operator/applications')
  await page
    .getByRole('link', { name: /Priya Raman/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /Priya Raman/ })).toBeVisible()
  if ((await take.count()) > 0) await take.first().click()
  await page.getByRole('button', { name: /^Approve( A)?$/ }).click()
  await priya.mail(/approved/i)
  await priya.page.goto('/intern/dashboard')
  await expect(priya.page.getByRole('heading', { name: 'Confirm your phone number' })).toBeVisible()
  await priya.checkScreen('the dashboard of an approved intern')
}
