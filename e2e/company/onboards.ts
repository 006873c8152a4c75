import { expect } from '@playwright/test'
import { registersQuietly } from '../support/company.ts'
import type { Person } from '../support/person.ts'

const words =
  'Tideline Works builds tide gauges that a village can mend by itself. Interns take one from the drawing to the water, with somebody beside them.'

/** Registered, not yet onboarded: every step with what it refuses, left in the middle and taken up again, to the notice of a company in review. */
export async function onboards(mara: Person, name: string): Promise<void> {
  const { page } = mara
  await registersQuietly(mara, name)
  await page.goto('/company/dashboard')
  await expect(page).toHaveURL(/\/company\/onboarding/)
  const next = page.getByRole('button', { name: 'Next', exact: true })
  const step = (title: string) =>
    expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()

  await page.goto('/company/onboarding?step=you')
  await step('You')
  await page.getByLabel('Your LinkedIn profile').fill('')
  await next.click()
  await expect(page.getByText('Please enter your LinkedIn profile URL')).toBeVisible()
  await page.getByLabel('Your LinkedIn profile').fill('linkedin.com/company/tideline')
  await next.click()
  await expect(page.getByText('Only personal LinkedIn are accepted')).toBeVisible()
  await mara.looksAt('onboarding, you, refused')
  await page.getByLabel('Your LinkedIn profile').fill('linkedin.com/in/mara-quint-example')
  await next.click()
  await step('Basic details')
  await mara.looksAt('onboarding, basic details')
  await next.click()
  await step('General details')
  await page.getByLabel('Founded in').fill('1492')
  await next.click()
  await expect(page.getByText('Check the year')).toBeVisible()
  await page.getByLabel('Founded in').fill('2016')
  await next.click()
  await step('About the company')

  // Left here, and back another day: what is saved is not asked again.
  await page.goto('/company/onboarding')
  await step('About the company')
  await tellsAbout(mara)
  await step('Logo, photos and links')
  await mara.looksAt('onboarding, media')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page).toHaveURL(/\/company\/dashboard/)
  await expect(page.getByText('We are currently reviewing your account.')).toBeVisible()
}

/** The introduction refused in each of its ways, in the words of the seed. */
async function tellsAbout(mara: Person): Promise<void> {
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
  await introduction.fill(words)
  await page
    .getByLabel('LinkedIn page of the company')
    .fill('https://linkedin.com.evil.example/company/tideline')
  await next.click()
  await expect(page.getByText('Invalid LinkedIn company URL format')).toBeVisible()
  await mara.looksAt('onboarding, about the company, refused')
  await page
    .getByLabel('LinkedIn page of the company')
    .fill('uk.linkedin.com/company/tideline-example/?trk=x')
  await next.click()
}
