import { expect } from '../support/expect.ts'
import { chooseOption, closeOptions } from '../support/fields.ts'
import type { TestUser } from '../support/test-user.ts'
import { createResumePdf } from '../support/resume.ts'

const resume = [
  'Priya Raman',
  'priya.raman@students.example',
  '+91 98 0000 0000',
  'EDUCATION',
  'RV College of Engineering',
  'B.E. Computer Science',
  '2023 - 2027',
  'EXPERIENCE',
  'Data intern, Karya Foods',
  'June 2025 - August 2025',
  'Built a demand forecast for forty shops in Python',
  'SKILLS',
  'Python, SQL, Git',
]
const introduction =
  'I like data that somebody needs by the morning. At Karya Foods I built a forecast that forty shops order by, and I would like to do the same for water.'

/** Waits for the header to confirm the automatic save. */
async function waitForSave(priya: TestUser): Promise<void> {
  await expect(priya.page.getByText(/^Saved \d\d:\d\d/)).toBeVisible()
}

async function continueTo(priya: TestUser, heading: string): Promise<void> {
  await priya.page.getByRole('link', { name: /^Next: / }).click()
  await expect(priya.page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/**
 * Step 4, second half: completes the eight automatically saved steps, sees what is missing and
 * submits.
 */
export async function fillApplicationSteps(priya: TestUser): Promise<void> {
  const { page } = priya
  await chooseOption(page, 'Citizenship', 'India')
  await page.getByRole('radio', { name: /4 · Fluent/ }).check()
  await waitForSave(priya)
  await priya.checkScreen('step 1, personal information')
  await continueTo(priya, 'Career field')
  if ((await page.getByRole('combobox', { name: /^Skills/ }).count()) === 0)
    await chooseOption(page, 'Career field', /Data/)
  await chooseOption(page, /^Skills/, 'Python')
  await chooseOption(page, /^Skills/, 'SQL')
  await closeOptions(page)
  await waitForSave(priya)
  await priya.checkScreen('step 2, career field')
  await continueTo(priya, 'Internship preference')
  await priya.checkScreen('step 3, internship preference')
  await selectInterviewTimes(priya)
  await page.goto('/intern/application/additional-questions')
  await page
    .getByLabel(/What do you hope to gain/)
    .fill('Turn messy field data into a decision that a team can act on.')
  await page.getByRole('radio', { name: 'For several months' }).check()
  await page.getByRole('radio', { name: 'Both' }).check()
  await waitForSave(priya)
  await priya.checkScreen('step 4, additional questions')
  await continueTo(priya, 'Diversity information')
  await priya.checkScreen('step 5, diversity information')
  await continueTo(priya, 'Your résumé')
  await completeResumeStep(priya)
  await continueTo(priya, 'Video profile')
  await completeVideoStep(priya)
  await continueTo(priya, 'Review your application')
  await expect(page.getByRole('heading', { name: 'Nothing is missing' })).toBeVisible()
  await priya.checkScreen('step 8, review')
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Application submitted' })).toBeVisible()
  await priya.checkScreen('submitted')
  // Through the page that prepares the dashboard.
  const dashboard = page.getByRole('link', { name: 'Go to dashboard' })
  await expect(dashboard).toHaveAttribute('href', '/intern/application/setting-dashboard')
  await dashboard.click()
  await expect(page).toHaveURL('/intern/dashboard')
}

async function selectInterviewTimes(priya: TestUser): Promise<void> {
  const { page } = priya
  await page.getByRole('link', { name: 'Set interview times' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Interview times' })).toBeVisible()
  // Selects three hours each weekday by keyboard: the first cell, then an extended selection.
  await page.getByRole('gridcell', { name: 'Monday 14:00', exact: true }).focus()
  await page.keyboard.press('Space')
  for (let halfHour = 0; halfHour < 5; halfHour += 1) await page.keyboard.press('Shift+ArrowDown')
  for (let day = 0; day < 4; day += 1) await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText('15 hours a week', { exact: true })).toBeVisible()
  await priya.checkScreen('interview times')
  await expect(page.getByRole('status').filter({ hasText: /^Saved \d\d:\d\d$/ })).toBeVisible()
}

async function completeResumeStep(priya: TestUser): Promise<void> {
  const { page } = priya
  const file = page.locator('input[type=file]').first()
  await file.setInputFiles({
    name: 'resume.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('MZ'),
  })
  await expect(page.getByRole('alert').first()).toBeVisible()
  await file.setInputFiles({
    name: 'priya-raman.pdf',
    mimeType: 'application/pdf',
    buffer: await createResumePdf(resume),
  })
  await expect(page.getByText(/to confirm/).first()).toBeVisible({ timeout: 20_000 })
  await priya.checkScreen('step 6, what was read')
  for (;;) {
    const confirm = page.getByRole('button', { name: 'Confirm', exact: true })
    if ((await confirm.count()) === 0) break
    await confirm.first().click()
  }
  await page.getByRole('button', { name: 'Save confirmed details' }).click()
  await page.getByRole('textbox', { name: /^Introduction/ }).fill(introduction)
  await waitForSave(priya)
  await priya.checkScreen('step 6, confirmed')
}

async function completeVideoStep(priya: TestUser): Promise<void> {
  const { page } = priya
  for (const number of [1, 2, 3]) {
    const card = page.getByRole('region', { name: new RegExp(`^${number}\\.`) })
    await card.getByRole('button', { name: 'Record here' }).click()
    await card.getByRole('button', { name: 'Start recording' }).click()
    await expect(card.getByRole('timer')).not.toHaveText(/^00:00 /)
    await card.getByRole('button', { name: 'Stop' }).click()
    await card.getByRole('button', { name: 'Use this answer' }).click()
    // A busy machine takes long to encode what the camera shows.
    await expect(card).toContainText(/Answered, \d s/, { timeout: 60_000 })
  }
  await priya.checkScreen('step 7, video profile')
}
