import type { Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import { sendRequest, signInByApi } from './support/requests.ts'
import { chooseOption, closeOptions, goToNextStep } from './support/fields.ts'
import { createTestUser, type TestUser } from './support/test-user.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'demo' })

const getNextButton = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const expectSaved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible()
const getPlanId = (page: Page) => new URL(page.url()).searchParams.get('plan') ?? ''

test('a company creates a plan and runs it', async ({ browser }) => {
  const hannah = await createTestUser(browser, 'hannah.clarke@brightwater.example', 'Europe/London')
  await signInByApi(hannah)
  const id = await test.step('creates it during connection losses', () => createOffline(hannah))
  await test.step('shows validation errors at the fields', () => fillInPlan(hannah))
  await test.step('reports a conflict when two people edit the same field', () =>
    resolveConflict(hannah, id))
  await test.step('generates, edits and saves the description', () => writeDescription(hannah))
  await test.step('publishes, pauses and resumes', () => publishAndPause(hannah))
  await test.step('archives with open candidatures only after confirmation', () =>
    archivePlan(hannah, id))
  await hannah.close()
})

async function createOffline(hannah: TestUser): Promise<string> {
  const { page } = hannah
  await page.goto('/company/internship-requirement')
  await expect(page.getByRole('link', { name: 'Data engineering intern' })).toBeVisible()
  await hannah.checkScreen('the plans')
  await page.getByRole('link', { name: 'Create plan' }).click()
  await page.getByLabel('Title').fill('Harbour data intern')
  await chooseOption(page, 'Career field', /Data/)
  await expectSaved(page)
  await getNextButton(page).click()
  await expect(page.getByLabel('What the internship is about')).toBeVisible()

  const address = page.url()
  await page.goto('/company/internship-requirement')
  await typeOffline(page, address, 'You count ships and say what the tide does to them.')
  await page.goto(address)
  await expect(page.getByLabel('What the internship is about')).toHaveValue(
    'You count ships and say what the tide does to them.',
  )
  await expectSaved(page)
  const { description } = await sendRequest<{ description: string }>(
    page,
    `GET internship-plan/get-details/${getPlanId(page)}`,
  )
  expect(description).toBe('You count ships and say what the tide does to them.')
  return getPlanId(page)
}

/**
 * Describes a plan in another tab, which loses the connection and is closed. It is not reloaded:
 * while Chromium replaces a page by its error page, that page is online again and may still save.
 */
async function typeOffline(page: Page, address: string, description: string): Promise<void> {
  const tab = await page.context().newPage()
  await tab.goto(address)
  await expect(tab.locator('#root')).toHaveAttribute('data-taken-over')
  await page.context().setOffline(true)
  await tab.getByLabel('What the internship is about').fill(description)
  await expect(tab.getByText('Saved on this device')).toBeVisible()
  await tab.close()
  await page.context().setOffline(false)
}

async function fillInPlan(hannah: TestUser): Promise<void> {
  const { page } = hannah
  await page.getByLabel('What the intern will do').fill('Count\nDraw a chart a week')
  await chooseOption(page, /^Required skills/, 'Python')
  await chooseOption(page, /^Required skills/, 'SQL')
  await closeOptions(page)
  await hannah.checkScreen('a plan, the work')
  await getNextButton(page).click()
  await chooseOption(page, 'Start month')
  await page.getByLabel('Hours per week').fill('99')
  await chooseOption(page, 'Shortest stay', '12 weeks')
  await chooseOption(page, 'Longest stay', '8 weeks')
  await getNextButton(page).click()
  await expect(page.getByText('Enter 5 to 40 hours').first()).toBeVisible()
  await expect(
    page.getByText('The longest stay can’t be shorter than the shortest.').first(),
  ).toBeVisible()
  await page.getByLabel('Hours per week').fill('30')
  await chooseOption(page, 'Longest stay', '16 weeks')
  await hannah.checkScreen('a plan, time and place')
  await getNextButton(page).click()
  await expect(page.getByLabel('Openings')).toHaveValue('1')
  await hannah.checkScreen('a plan, people')
  await getNextButton(page).click()
  await expect(page.getByText('All answers complete')).toBeVisible()
  // Each page was a history entry, so Back returns to the previous one.
  await page.goBack()
  await expect(page.getByLabel('Openings')).toBeVisible()
}

async function resolveConflict(hannah: TestUser, id: string): Promise<void> {
  const { page } = hannah
  await page.goto(`/company/internship-requirement/new?plan=${id}&step=role`)
  await expect(page.getByLabel('Title')).toHaveValue('Harbour data intern')
  await sendRequest(page, 'POST internship-plan/create-draft', {
    id,
    name: 'Port data intern',
    responsibilities: 'Count\nDraw\nTell',
  })
  await page.getByLabel('Title').fill('Tide data intern')
  const clash = page.getByRole('region', { name: 'Title' })
  await expect(
    clash.getByText('You changed this in another tab or on another device.'),
  ).toBeVisible()
  await expect(clash).toContainText('Port data intern')
  await expect(clash).toContainText('Tide data intern')
  await hannah.checkScreen('a conflict between two editors')
  await clash.getByRole('button', { name: 'Keep mine' }).click()
  await expectSaved(page)
  const stands = await sendRequest<{ name: string; responsibilities: string }>(
    page,
    `GET internship-plan/get-details/${id}`,
  )
  // Fields that only the other person changed keep their values.
  expect([stands.name, stands.responsibilities]).toEqual(['Tide data intern', 'Count\nDraw\nTell'])
}

async function writeDescription(hannah: TestUser): Promise<void> {
  const { page } = hannah
  for (let step = 0; step < 4; step += 1) await goToNextStep(page)
  const text = page.getByLabel('Job description')
  await page.getByRole('button', { name: 'Generate from answers' }).click()
  await expect(text).toHaveValue(
    /Brightwater Labs is looking for an intern in .*: Tide data intern/,
  )
  await expect(page.getByText('Fledge wrote this from your plan.')).toBeVisible()
  await text.press('Control+End')
  await text.pressSequentially('\n\nBring boots.')
  await page.getByRole('button', { name: 'Generate again' }).click()
  const asks = page.getByRole('dialog', { name: 'Replace your description?' })
  await expect(asks).toBeVisible()
  await hannah.checkScreen('whether to replace')
  await asks.getByRole('button', { name: 'Keep mine' }).click()
  await expect(text).toHaveValue(/Bring boots\.$/)
  await expectSaved(page)
  await hannah.checkScreen('a plan, ready to publish')
}

async function publishAndPause(hannah: TestUser): Promise<void> {
  const { page } = hannah
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tide data intern' })).toBeVisible()
  await expect(page.getByText('No candidates yet')).toBeVisible()
  await hannah.checkScreen('a plan without candidates')
  await page.getByRole('tab', { name: /^Plan/ }).click()
  await expect(page.getByText('Bring boots.')).toBeVisible()
  await hannah.checkScreen('what a plan says')
  await page.goBack()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Plan paused')).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('Plan resumed')).toBeVisible()
}

async function archivePlan(hannah: TestUser, id: string): Promise<void> {
  const { page } = hannah
  const { candidates } = await sendRequest<{
    candidates: { intern_id: string; name: string; candidature: unknown }[]
  }>(page, `GET browse/candidates?ir_ids=${id}&per_page=50`)
  const free = candidates.find((candidate) => candidate.candidature === null)
  await sendRequest(page, 'POST browse-intern/save-shortlist-intern', {
    intern_id: free?.intern_id,
    io_id: id,
  })
  await page.reload()
  await page
    .getByRole('link', { name: free?.name ?? '' })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Plan and intern compared' })).toBeVisible()
  await hannah.checkScreen('a plan with a candidate')
  await page.goBack()
  await page.getByRole('button', { name: 'Archive' }).click()
  const asks = page.getByRole('dialog', { name: 'Archive this plan?' })
  await expect(asks.getByRole('button', { name: 'Archive' })).toBeDisabled()
  await asks.getByLabel(/Also close the open candidate/).check()
  await hannah.checkScreen('archiving with consent')
  await asks.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('Plan archived')).toBeVisible()
  await page.goto('/company/shortlisted-candidates')
  await expect(
    page.getByRole('option', { name: 'Tide data intern (Archived)', exact: true }).first(),
  ).toBeAttached()
  await page.goto(`/company/internship-requirement?status=ARCHIVED`)
  await expect(page.getByRole('link', { name: 'Tide data intern' }).first()).toBeVisible()
  await hannah.checkScreen('the archived plans')
}
