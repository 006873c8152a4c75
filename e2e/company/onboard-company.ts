import { expect } from '../support/expect.ts'
import { startCompanyRegistration } from '../support/requests.ts'
import type { TestUser } from '../support/test-user.ts'

const introductionText =
  'Tideline Works builds tide gauges that a village can mend by itself. Interns take one from the drawing to the water, with somebody beside them.'

/**
 * Completes onboarding after registration, with the validation errors of every step and an
 * interruption, until the notice of a company in review.
 */
export async function onboardCompany(mara: TestUser, name: string): Promise<void> {
  const { page } = mara
  await startCompanyRegistration(mara, name)
  await page.goto('/company/dashboard')
  await expect(page).toHaveURL(/\/company\/onboarding/)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  const next = page.getByRole('button', { name: 'Next', exact: true })
  const step = (title: string) =>
    expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()

  // Details from sign-up are not asked again: onboarding starts at the first incomplete page.
  await step('About the company')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await step('General details')
  for (const label of ['Company name', 'Your LinkedIn profile', 'Number of employees', 'Time zone'])
    await expect(page.getByLabel(label)).toHaveCount(0)
  await mara.checkScreen('onboarding, general details')
  await page.getByLabel('Founding year').fill('1492')
  await next.click()
  await expect(page.getByText(/^Enter a year from/)).toBeVisible()
  await page.getByLabel('Founding year').fill('2016')
  await next.click()
  await step('About the company')

  // Returns after leaving: saved steps are not asked again.
  await page.goto('/company/onboarding')
  await step('About the company')
  await fillIntroduction(mara)
  await step('Logo, photos and links')
  await mara.checkScreen('onboarding, media')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page).toHaveURL(/\/company\/dashboard/)
  await expect(page.getByText('We are currently reviewing your account.')).toBeVisible()
}

/** Checks each rejection of the introduction, with the messages of the seed. */
async function fillIntroduction(mara: TestUser): Promise<void> {
  const { page } = mara
  const next = page.getByRole('button', { name: 'Next', exact: true })
  const introduction = page.getByRole('textbox', { name: 'Introduction' })
  await expect(introduction).toBeVisible()
  await next.click()
  await expect(page.getByText('Please enter a brief description of your company')).toBeVisible()
  await introduction.fill('a'.repeat(99))
  await expect(page.getByText('99 of 5,000')).toBeVisible()
  await expect(page.getByText('Please enter minimum 100 characters')).toBeVisible()
  await introduction.fill('a'.repeat(5001))
  await expect(page.getByText('Description cannot exceed 5000 characters')).toBeVisible()
  await introduction.fill(introductionText)
  await expect(page.getByLabel('Company LinkedIn page')).toHaveCount(0)
  await mara.checkScreen('onboarding, about the company')
  await next.click()
}
