import { expect } from '../support/expect.ts'
import { chooseOption, closeOptions } from '../support/fields.ts'
import { type TestUser, signInByCode } from '../support/test-user.ts'

/**
 * Step 4, first half: from a batch's page through sign-up with date of birth and personalization to
 * a seat in the batch.
 */
export async function signUpIntern(priya: TestUser, slug: string): Promise<void> {
  const { page } = priya
  await page.goto(`/${slug}`)
  await priya.checkScreen('the page of a batch')
  await page.getByRole('button', { name: 'Apply for this batch' }).click()
  await expect(page).toHaveURL(/\/intern\/get-started/)
  await signInByCode(priya)
  await expect(page).toHaveURL(/\/intern\/sign-up\/basic-details/)
  await priya.checkScreen('basic details')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Complete this field').first()).toBeVisible()
  await page.getByLabel('First name').fill('Priya')
  await page.getByLabel('Last name').fill('Raman')
  await page.getByLabel('Phone number').fill('+91 98 0000 0000')
  await page.getByLabel('Date of birth').fill('2015-04-02')
  await chooseOption(page, 'Country you live in', 'India')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(/16/).last()).toBeVisible()
  await page.getByLabel('Date of birth').fill('2004-04-02')
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Priya' })).toBeVisible()
  await priya.checkScreen('congratulations')
  await page.getByRole('link', { name: 'Continue' }).click()
  await chooseOption(page, 'Career fields', /Data/)
  await closeOptions(page)
  await chooseOption(page, 'Earliest start')
  await page.getByRole('combobox', { name: 'University' }).fill('RV College')
  await page.keyboard.press('Tab')
  await page.getByRole('combobox', { name: 'Subject' }).fill('Computer science')
  await priya.checkScreen('personalization')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your batch' })).toBeVisible()
  await expect(page.getByText(/You have a seat in/)).toBeVisible()
  await priya.checkScreen('batch selection')
  await page.getByRole('button', { name: 'Finish and open my application' }).click()
  await expect(page).toHaveURL(/application-landing-page/)
  await priya.checkScreen('what the application asks')
  await page.getByRole('button', { name: 'Start my application' }).click()
  await expect(page).toHaveURL(/personal-information/)
}
