import { expect } from '../support/expect.ts'
import { chooseOption, closeOptions, goToNextStep } from '../support/fields.ts'
import type { TestUser } from '../support/test-user.ts'

/**
 * Step 3: creates a project and a plan in steps, with an automatically saved draft, and publishes
 * the plan.
 */
export async function createProjectAndPlan(hannah: TestUser): Promise<void> {
  const { page } = hannah
  await page.goto('/company/profile')
  await page.getByRole('button', { name: 'Add project' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('River gauge pipeline')
  await page
    .getByRole('dialog')
    .getByLabel('Description')
    .fill('Readings of two hundred gauges, cleaned and served to towns.')
  await hannah.checkScreen('a new project')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Add|Save)/ })
    .click()
  // Closing the dialog goes back in the history, which would cancel the next navigation.
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('River gauge pipeline')).toBeVisible()

  await page.goto('/company/internship-requirement/new')
  await page.getByLabel('Title').fill('Water data analyst')
  await chooseOption(page, 'Career field', /Data/)
  await hannah.checkScreen('a plan, the role')
  await goToNextStep(page)
  await page
    .getByLabel('What the internship is about')
    .fill(
      'You clean and explain river readings with us, from the gauge to the page that a town reads in the morning.',
    )
  await chooseOption(page, /^Required skills/, 'Python')
  await chooseOption(page, /^Required skills/, 'SQL')
  await closeOptions(page)
  await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Water data analyst').first()).toBeVisible()
  await goToNextStep(page)
  await chooseOption(page, 'Start month')
  await page.getByLabel('Hours per week').fill('30')
  await chooseOption(page, 'Shortest stay', '8 weeks')
  await chooseOption(page, 'Longest stay', '12 weeks')
  await hannah.checkScreen('a plan, time and place')
  await goToNextStep(page)
  await goToNextStep(page)
  await page.getByRole('button', { name: 'Generate from answers' }).click()
  await hannah.checkScreen('a plan, ready to publish')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Plan published')).toBeVisible()
}
