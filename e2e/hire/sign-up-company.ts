import { expect } from '../support/expect.ts'
import { chooseOption, closeOptions } from '../support/fields.ts'
import { type TestUser, signInByCode } from '../support/test-user.ts'

const introduction =
  'Brightwater measures rivers with small sensors and open data, so that towns know early when the water comes. Interns work on real pipelines with a mentor beside them.'

/**
 * Step 1: signs up with a work address and an emailed code, completes onboarding and sees the
 * notice on the dashboard.
 */
export async function signUpCompany(hannah: TestUser): Promise<void> {
  const { page } = hannah
  await page.goto('/company/get-started')
  await hannah.checkScreen('company sign-in')
  await signInByCode(hannah)
  await expect(page).toHaveURL(/\/company\/sign-up/)
  await hannah.checkScreen('company sign-up, about you')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Please select a role')).toBeVisible()
  await page.getByLabel('First name').fill('Hannah')
  await page.getByLabel('Last name').fill('Clarke')
  await chooseOption(page, 'Your role', 'Other')
  await page.getByLabel('Your role in your own words').fill('Head of people')
  await page.getByLabel('Your LinkedIn profile').fill('linkedin.com/company/brightwater')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Only personal LinkedIn are accepted')).toBeVisible()
  await page.getByLabel('Your LinkedIn profile').fill('linkedin.com/in/hannah-clarke-example')
  await page.getByRole('button', { name: 'Next' }).click()

  await expect(page.getByRole('heading', { name: 'About your company' })).toBeVisible()
  await hannah.checkScreen('company sign-up, about your company')
  await page.getByLabel('Company name').fill('Brightwater Labs')
  await page.getByLabel('Website').fill('brightwater.example')
  await chooseOption(page, 'Industry')
  await chooseOption(page, 'Number of employees')
  await chooseOption(page, 'Country', 'United Kingdom')
  await page.getByLabel('City').fill('London')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Accept the terms to continue.')).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await completeOnboardingSteps(hannah)
}

async function completeOnboardingSteps(hannah: TestUser): Promise<void> {
  const { page } = hannah
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await expect(page).toHaveURL(/\/company\/onboarding/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await hannah.checkScreen('onboarding')
  await skipStep(hannah, 'You')
  await chooseOption(page, 'Working languages', 'English')
  await closeOptions(page)
  await next.click()
  // Skips details that sign-up asked for.
  await skipStep(hannah, 'General details')
  await page.getByLabel('Founding year').fill('2014')
  await next.click()
  await skipStep(hannah, 'About the company')
  await page.getByLabel('Introduction').fill('We build sensors for rivers.')
  await next.click()
  await expect(page.getByText('Please enter minimum 100 characters')).toBeVisible()
  await hannah.checkScreen('onboarding, an introduction too short')
  await page.getByLabel('Introduction').fill(introduction)
  await next.click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Logo, photos and links' }),
  ).toBeVisible()
  await hannah.checkScreen('onboarding, media')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page).toHaveURL(/\/company\/dashboard/)
  await expect(page.getByText('We are currently reviewing your account.')).toBeVisible()
  await hannah.checkScreen('the dashboard of a company in review')
}

async function skipStep(hannah: TestUser, heading: string): Promise<void> {
  await expect(
    hannah.page.getByRole('heading', { level: 1, name: heading, exact: true }),
  ).toBeVisible()
}
