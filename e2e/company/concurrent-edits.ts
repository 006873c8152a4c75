import type { Browser } from '@playwright/test'
import { expect } from '../support/expect.ts'
import { sendRequest, signInByApi } from '../support/requests.ts'
import { createTestUser, type TestUser } from '../support/test-user.ts'

/**
 * An invited colleague completes only their own step. Then both edit the same section: the second
 * one sees the conflict and nothing is lost.
 */
export async function editConcurrently(
  browser: Browser,
  mara: TestUser,
  domain: string,
): Promise<void> {
  const tom = await createTestUser(browser, `tom.reed@${domain}`, 'Europe/London')
  await sendRequest(mara.page, 'POST admin-setting/invite', {
    invitations: [{ email: tom.email, role: 'ADMIN' }],
  })
  await signInByApi(tom, 'C')
  const [language] = await sendRequest<readonly { id: number }[]>(
    tom.page,
    'POST language/list',
    {},
  )
  await sendRequest(tom.page, 'PUT host-company/invited/user', {
    first_name: 'Tom',
    last_name: 'Reed',
    time_zone: 'Europe/London',
    job_title_id: 'other',
    custom_job_title: 'Boat builder',
    terms_accepted: true,
    linkedin_url: 'https://www.linkedin.com/in/tom-reed-example',
    proficient_language_ids: [language?.id],
  })
  const { steps } = await sendRequest<{ steps: readonly { step: string }[] }>(
    tom.page,
    'GET host-company/get-onboarding-status',
  )
  expect(
    steps.map((entry) => entry.step),
    'an invited colleague has their own step only',
  ).toEqual(['you'])
  await sendRequest(tom.page, 'POST pocs/complete-onboarding')

  for (const { page } of [mara, tom]) {
    await page.goto('/company/profile')
    await page.getByRole('button', { name: 'Edit: Company', exact: true }).click()
  }
  await tom.page.getByLabel('City').fill('Whitby')
  await tom.page
    .getByRole('region', { name: 'Company', exact: true })
    .getByRole('button', { name: 'Save', exact: true })
    .click()
  await expect(tom.page.getByText('Saved', { exact: true })).toBeVisible()
  const { page } = mara
  await page.getByLabel('City').fill('Scarborough')
  await page.getByLabel('Website').fill('https://tideline.example/work')
  await page
    .getByRole('region', { name: 'Company', exact: true })
    .getByRole('button', { name: 'Save', exact: true })
    .click()
  const conflict = page.getByRole('region', { name: 'City', exact: true })
  await expect(conflict).toContainText('Tom Reed changed this while you were editing.')
  await expect(conflict).toContainText('Whitby')
  await expect(conflict).toContainText('Scarborough')
  await mara.checkScreen('a conflict with a colleague')
  await conflict.getByRole('button', { name: 'Use the saved version' }).click()
  await page
    .getByRole('region', { name: 'Company', exact: true })
    .getByRole('button', { name: 'Save', exact: true })
    .click()
  await expect(page.getByRole('button', { name: 'Edit: Company', exact: true })).toBeVisible()
  const company = page.getByRole('region', { name: 'Company', exact: true })
  await expect(company.getByText('Whitby')).toBeVisible()
  await expect(company.getByText('tideline.example/work')).toBeVisible()
  await tom.close()
}
