import type { Browser } from '@playwright/test'
import { expect } from '../support/expect.ts'
import { PDFDocument } from 'pdf-lib'
import { addDaysTo, moveClockTo } from '../support/clock.ts'
import { sendRequest } from '../support/requests.ts'
import { createTestUser, getLinkPath, type TestUser } from '../support/test-user.ts'
import { answerHostWeek, submitInternWeek } from '../support/week.ts'
import { challenge, completeFirstWeek, expectWeekUnlock } from './first-week.ts'

interface InternshipProgress {
  readonly starts_on: string
  readonly ends_on: string
  readonly list: readonly { readonly weekly_feedback_id: string }[]
}

/**
 * Both sides answer the later weeks, the intern by requests. The host misses the third one; a week
 * after it unlocked, both see what there is.
 */
async function answerLaterWeeks(
  hannah: TestUser,
  priya: TestUser,
  { starts_on: starts, list }: InternshipProgress,
): Promise<void> {
  for (const week of [2, 3, 4]) {
    await moveClockTo(priya.page, `${addDaysTo(starts, 7 * week - 3)}T06:30:00Z`)
    await submitInternWeek(priya, list[week - 1]?.weekly_feedback_id ?? '', challenge)
    if (week === 3) continue
    await hannah.page.goto(
      getLinkPath(
        await hannah.mail(new RegExp(`^Your feedback on Priya.* for week ${week} is open`)),
        '/company/',
      ),
    )
    await answerHostWeek(hannah, week)
  }
  await priya.page.goto('/intern/internship-management')
  await priya.page.getByRole('button', { name: 'See week 3' }).click()
  await expect(priya.page.getByRole('dialog').getByText('No answer')).toHaveCount(5)
  await priya.checkScreen('a week that the host has missed')
  await hannah.page.getByRole('button', { name: 'See week 3' }).click()
  await expect(hannah.page.getByRole('dialog').getByText(challenge)).toBeVisible()
}

/**
 * A stranger verifies the certificate: valid, one page when printed; unknown addresses show no
 * certificate.
 */
async function verifyCertificate(browser: Browser, address: string): Promise<void> {
  const stranger = await createTestUser(browser, 'nobody@elsewhere.example', 'America/New_York')
  const { page } = stranger
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Priya Raman' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Valid' })).toBeVisible()
  await expect(page.getByText(/completed an internship as Water data analyst/)).toBeVisible()
  await stranger.checkScreen('the certificate')
  const pages = (await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }))).getPages()
  expect(
    pages.map((pdfPage) => [Math.round(pdfPage.getWidth()), Math.round(pdfPage.getHeight())]),
    'one page of A4, lying',
  ).toEqual([[842, 595]])
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await stranger.checkScreen('the certificate printed from a dark screen')
  await page.emulateMedia({ media: null, colorScheme: null })
  await page.goto(address.replace(/[^/]+$/, '3f1c2a9e-5b7d-4c80-9e46-1d2f3a4b5c6d'))
  await expect(page.getByRole('heading', { name: 'Certificate not found' })).toBeVisible()
  await expect(page.getByText(/We haven’t issued a certificate with this address/)).toBeVisible()
  await stranger.checkScreen('a certificate that was never issued')
  await stranger.close()
}

/**
 * Step 9: weeks unlock, both sides answer and see each other's answers. The internship completes
 * after 14 days, because a week was missed, and the certificate is valid.
 */
export async function completeInternshipWeeks(
  browser: Browser,
  hannah: TestUser,
  priya: TestUser,
): Promise<void> {
  const progress = await sendRequest<InternshipProgress>(
    priya.page,
    'GET intern-service/intern-dashboard/v1/internship-progress',
  )
  const { starts_on: starts, ends_on: ends, list } = progress
  await expectWeekUnlock(hannah, priya, starts, list[0]?.weekly_feedback_id ?? '')
  await completeFirstWeek(hannah, priya)
  await answerLaterWeeks(hannah, priya, progress)
  // The host missed the third week, which can be answered for another 14 days.
  await moveClockTo(priya.page, `${addDaysTo(ends, 15)}T08:00:00Z`)
  await hannah.mail(/’s internship is complete/)
  await priya.page.goto('/intern/internship-management')
  await expect(priya.page.getByText('Completed', { exact: true }).first()).toBeVisible()
  await priya.checkScreen('a finished internship')
  await priya.page.getByRole('link', { name: 'See the certificate' }).first().click()
  await expect(priya.page.getByRole('heading', { level: 1, name: 'Priya Raman' })).toBeVisible()
  const address = getLinkPath(
    await priya.mail(/^Your certificate from Brightwater Labs/),
    '/employable/',
  )
  expect(new URL(priya.page.url()).pathname, 'screen and email link to the same page').toBe(address)
  await hannah.page.goto('/company/hired-interns?tab=past')
  await expect(hannah.page.getByText('Priya Raman')).toBeVisible()
  await hannah.checkScreen('past interns')
  await verifyCertificate(browser, address)
}
