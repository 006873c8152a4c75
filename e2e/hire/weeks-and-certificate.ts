import { type Browser, expect } from '@playwright/test'
import { PDFDocument } from 'pdf-lib'
import { plusDays, until } from '../support/clock.ts'
import { ask } from '../support/company.ts'
import { createTestUser, linkIn, type TestUser } from '../support/person.ts'
import { hostAnswers, internAnswers } from '../support/week.ts'
import { firstWeek, weekUnlocks } from './first-week.ts'

interface Course {
  readonly starts_on: string
  readonly ends_on: string
  readonly list: readonly { readonly weekly_feedback_id: string }[]
}

/**
 * Both sides answer the later weeks. The host misses the third one; a week after it unlocked, both
 * see what there is.
 */
async function laterWeeks(hannah: TestUser, priya: TestUser, starts: string): Promise<void> {
  for (const week of [2, 3, 4]) {
    await until(priya.page, `${plusDays(starts, 7 * week - 3)}T06:30:00Z`)
    await priya.page.goto('/intern/internship-management/weekly-checkpoint')
    await internAnswers(priya, week)
    if (week === 3) continue
    await hannah.page.goto(
      linkIn(
        await hannah.mail(new RegExp(`^Your feedback on Priya.* for week ${week} is open`)),
        '/company/',
      ),
    )
    await hostAnswers(hannah, week)
  }
  await priya.page.goto('/intern/internship-management')
  await priya.page.getByRole('button', { name: 'See week 3' }).click()
  await expect(priya.page.getByRole('dialog').getByText('No answer')).toHaveCount(5)
  await priya.checkScreen('a week that the host has missed')
  await hannah.page.getByRole('button', { name: 'See week 3' }).click()
  await expect(
    hannah.page.getByRole('dialog').getByText('Two gauges on the same river disagree.'),
  ).toBeVisible()
}

/**
 * A stranger verifies the certificate: valid, one page when printed; unknown addresses show no
 * certificate.
 */
async function certificateStands(browser: Browser, address: string): Promise<void> {
  const stranger = await createTestUser(browser, 'nobody@elsewhere.example', 'America/New_York')
  const { page } = stranger
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Priya Raman' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Valid' })).toBeVisible()
  await expect(page.getByText(/completed an internship as Water data analyst/)).toBeVisible()
  await stranger.checkScreen('the certificate')
  const pages = (await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }))).getPages()
  expect(
    pages.map((one) => [Math.round(one.getWidth()), Math.round(one.getHeight())]),
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
export async function weeksAndCertificate(
  browser: Browser,
  hannah: TestUser,
  priya: TestUser,
): Promise<void> {
  const {
    starts_on: starts,
    ends_on: ends,
    list,
  } = await ask<Course>(priya.page, 'GET intern-service/intern-dashboard/v1/internship-progress')
  await weekUnlocks(hannah, priya, starts, list[0]?.weekly_feedback_id ?? '')
  await firstWeek(hannah, priya)
  await laterWeeks(hannah, priya, starts)
  // The host missed the third week, which can be answered for another 14 days.
  await until(priya.page, `${plusDays(ends, 15)}T08:00:00Z`)
  await hannah.mail(/’s internship is complete/)
  await priya.page.goto('/intern/internship-management')
  await expect(priya.page.getByText('Completed', { exact: true }).first()).toBeVisible()
  await priya.checkScreen('a finished internship')
  await priya.page.getByRole('link', { name: 'See the certificate' }).first().click()
  await expect(priya.page.getByRole('heading', { level: 1, name: 'Priya Raman' })).toBeVisible()
  const address = linkIn(
    await priya.mail(/^Your certificate from Brightwater Labs/),
    '/employable/',
  )
  expect(new URL(priya.page.url()).pathname, 'screen and email link to the same page').toBe(address)
  await hannah.page.goto('/company/hired-interns?tab=past')
  await expect(hannah.page.getByText('Priya Raman')).toBeVisible()
  await hannah.checkScreen('past interns')
  await certificateStands(browser, address)
}
