import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import { getProductTime, addDaysTo } from './support/clock.ts'
import { waitForNewCode, getNewestCode } from './support/requests.ts'
import { anApprovedIntern } from './support/applicants.ts'
import {
  type ApprovedIntern,
  aHiringCompany,
  type HiringCompany,
} from './support/hiring-company.ts'
import { proposeInterviewTimes } from './support/interviews.ts'
import { advanceClock } from './support/test-user.ts'
import { enterEmail, enterCode } from './support/sign-in.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'hiring' })

const [minute, day] = [60_000, 86_400_000]
const openLeavePage = (page: Page) => page.goto('/intern/settings?tab=leave')

/**
 * Proposes times, so that a company waits for the intern's reply.
 * @returns the candidature's id
 */
async function proposeTimesTo(hiring: HiringCompany, intern: ApprovedIntern): Promise<string> {
  const today = (await getProductTime(hiring.admin)).toISOString().slice(0, 10)
  return (
    await proposeInterviewTimes(
      hiring,
      intern,
      [4, 5, 6].map((days) => `${addDaysTo(today, days)}T12:00:00.000Z`),
    )
  ).candidature_id
}

async function signInAgain(
  { person }: ApprovedIntern,
  how: 'reactivate' | 'keep',
  before = '',
): Promise<void> {
  // A code can only be requested again after a minute.
  await advanceClock(person.page, minute)
  await enterEmail(person.page, '/intern/get-started', person.email)
  await person.page.getByRole('button', { name: `Send code and ${how} my account` }).click()
  await enterCode(person.page, await waitForNewCode(person, before))
}

test('an intern downloads their data, deactivates and reactivates, requests deletion and cancels it, and is finally deleted', async ({
  browser,
}) => {
  const hiring = await aHiringCompany(browser, 'Leavetaking Ltd')
  const intern = await anApprovedIntern(hiring, 'Wren Holloway', 'Europe/Dublin')
  const { person } = intern
  const { page } = person
  const candidature = await proposeTimesTo(hiring, intern)

  await openLeavePage(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^fledge-\d{4}-\d\d-\d\d\.zip$/)
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')
  await expect(page.getByRole('heading', { name: 'Your agreements' })).toBeVisible()
  await person.checkScreen('data and leaving')

  await page.getByRole('button', { name: 'Deactivate account' }).click()
  await person.checkScreen('asked whether to deactivate')
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate account' }).click()
  await expect(page).toHaveURL(/\/intern\/get-started/)
  await hiring.admin.page.goto(`/company/hiring-management/${candidature}`)
  await expect(hiring.admin.page.getByText('Hiring has ended for this candidate.')).toBeVisible()
  await signInAgain(intern, 'reactivate')
  await expect(page).toHaveURL(/\/intern\/dashboard/)

  const second = await getNewestCode(person)
  await openLeavePage(page)
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel('Enter your email address to confirm')
    .fill('somebody.else@people.example')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByText('Enter the email address of this account')).toBeVisible()
  await person.checkScreen('asked whether to erase')
  await dialog.getByLabel('Enter your email address to confirm').fill(person.email)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL(/\/account-closing/)
  await expect(
    page.getByRole('heading', { name: /^Your account will be deleted on / }),
  ).toBeVisible()
  await person.checkScreen('when the account is deleted, and how to keep it')
  await person.mail(/^Your account will be deleted on /)
  await advanceClock(page, 13 * day)
  await signInAgain(intern, 'keep', second)
  await expect(page).toHaveURL(/\/intern\/dashboard/)
  await person.mail(/^Your account will not be deleted$/)

  await openLeavePage(page)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await dialog.getByLabel('Enter your email address to confirm').fill(person.email)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL(/\/account-closing/)
  await advanceClock(page, 15 * day)
  // The address is unknown now and starts a new registration.
  await enterEmail(page, '/intern/get-started', person.email)
  await enterCode(page, await waitForNewCode(person))
  await expect(page).toHaveURL(/\/intern\/sign-up\/basic-details/)
  await hiring.admin.page.goto(`/company/hiring-management/${candidature}`)
  await expect(hiring.admin.page.getByText('Former I').first()).toBeVisible()
  await hiring.admin.checkScreen('the candidature of a deleted intern')
  for (const user of [person, hiring.admin, hiring.colleague, hiring.operator]) await user.close()
})
