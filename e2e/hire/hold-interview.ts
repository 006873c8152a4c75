import { failNextRequest } from '../support/responses.ts'
import { expect } from '../support/expect.ts'
import { advanceClock, type TestUser } from '../support/test-user.ts'

const day = 86_400_000

/**
 * Step 6: filters candidates in the URL, checks the match reasons, shortlists and proposes three
 * times. The intern confirms one, and both receive an .ics file.
 */
export async function agreeOnInterview(hannah: TestUser, priya: TestUser): Promise<void> {
  const { page } = hannah
  await page.goto('/company/browse-candidates')
  await expect(page.getByText('Priya R.').first()).toBeVisible()
  await hannah.checkScreen('browse')
  // On a phone, all filters are behind one button.
  const filters = page.getByRole('button', { name: /^Filters/ })
  if (await filters.isVisible()) {
    await filters.click()
    await page
      .getByRole('dialog')
      .getByText(/^Duration/)
      .click()
  } else await page.getByRole('button', { name: /^Duration/ }).click()
  await page.getByRole('checkbox').first().check()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/internship_durations=/)
  await page.goBack().catch(() => null)
  await page.goto('/company/browse-candidates')
  await expect(page.getByText(/Fit: \d+ of 10/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Shortlist', exact: true }).first().click()
  await expect(page.getByText(/added to the shortlist/)).toBeVisible()
  await page.getByRole('link', { name: 'Propose interview' }).first().click()
  await expect(
    page.getByRole('heading', { level: 1, name: /Propose an interview to Priya/ }),
  ).toBeVisible()
  // A company signs the conduct policy in place before its first interview; the checkbox is never
  // preselected.
  const policy = page.getByRole('checkbox', { name: /sign it on behalf of my company/ })
  await expect(policy).not.toBeChecked()
  await hannah.checkScreen('the conduct policy before the first interview')
  await page.getByRole('button', { name: 'Sign policy' }).click()
  await expect(page.getByText('Tick the box to sign.')).toBeVisible()
  await policy.check()
  await page.getByRole('button', { name: 'Sign policy' }).click()
  const grid = page.getByRole('group', { name: /^Week from/ })
  await expect(grid).toBeVisible()
  if ((await grid.getByRole('button').count()) < 3)
    await page.getByRole('button', { name: 'Next week' }).click()
  for (const index of [0, 2, 4]) await grid.getByRole('button').nth(index).click()
  await page.getByLabel('Meeting link').fill('https://meet.example/brightwater')
  await hannah.checkScreen('times to propose')
  await page.getByRole('button', { name: /^Send 3 times to Priya/ }).click()
  await expect(page).toHaveURL(/\/company\/hiring-management\//)
  await hannah.checkScreen('the candidate with an interview proposed')

  await priya.mail(/Brightwater Labs/)
  await priya.page.goto('/intern/dashboard')
  await priya.checkScreen('the dashboard of an intern with times to choose from')
  await priya.page
    .getByRole('link', { name: /Choose a time/ })
    .first()
    .click()
  await expect(priya.page.getByRole('heading', { level: 1 })).toBeVisible()
  await priya.page.getByRole('radio').first().check()
  await priya.checkScreen('choosing a time')
  await priya.page.getByRole('button', { name: /^Confirm / }).click()
  await expect(priya.page.getByText(/^Interview confirmed:/)).toBeVisible()
  for (const person of [hannah, priya]) {
    const answer = await page.request.get('/backend/dev/mails', { params: { to: person.email } })
    expect(await answer.text(), `an invitation for ${person.email}`).toMatch(/interviews/)
  }
}

/**
 * Step 7: the company gives feedback after the interview, and the candidature shows "Interviewed".
 */
export async function giveCompanyFeedback(hannah: TestUser): Promise<void> {
  const { page } = hannah
  await advanceClock(page, 8 * day)
  await page.reload()
  await page
    .getByRole('tab', { name: /Interviews/ })
    .or(page.getByRole('link', { name: /^Interviews/ }))
    .first()
    .click()
  await page.getByRole('button', { name: 'Give feedback' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Yes' }).check()
  await dialog.getByRole('radio', { name: '9' }).check()
  await dialog.getByRole('radio', { name: 'We want to make an offer' }).check()
  await hannah.checkScreen('feedback on an interview')
  const send = dialog.getByRole('button', { name: 'Send feedback' })
  await failNextRequest(page, 'interview-feedback/create', 'This feedback came too late.')
  await send.click()
  await expect(page.getByRole('status').filter({ hasText: 'Error' })).toContainText(
    'This feedback came too late.',
  )
  await send.click()
  await expect(page.getByText('Feedback sent. The interview is complete.')).toBeVisible()
  await expect(page.getByText('Interviewed').first()).toBeVisible()
}
