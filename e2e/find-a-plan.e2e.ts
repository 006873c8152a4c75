import { expect } from '@playwright/test'
import { nowOf, until } from './support/clock.ts'
import { ask } from './support/company.ts'
import { anApplicant } from './support/applicants.ts'
import { type Applicant, aHiring, type Hiring } from './support/hiring.ts'
import { test } from './support/test.ts'

const [hour, day] = [3_600_000, 86_400_000]
const pass = async ({ person }: Applicant, milliseconds: number) =>
  until(person.page, new Date((await nowOf(person)).getTime() + milliseconds).toISOString())

/**
 * Finds a matching plan with its reasons and expresses interest once; the state survives a reload.
 */
async function expresses(hiring: Hiring, { person }: Applicant, isLooking: boolean): Promise<void> {
  const { page } = person
  await page.goto('/intern/dashboard')
  const line = page.getByRole('listitem').filter({
    has: page.getByRole('button', {
      name: `Express interest in ${hiring.planName} at ${hiring.company}`,
    }),
  })
  await expect(line).toBeVisible()
  await expect(line.getByRole('list').getByRole('listitem').first()).toBeVisible()
  if (isLooking) await person.checkScreen('internships that fit, with their reasons')
  await line.getByRole('button').click()
  await expect(
    page.getByRole('button', {
      name: `Express interest in ${hiring.planName} at ${hiring.company}`,
    }),
  ).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    page.getByRole('button', {
      name: `Express interest in ${hiring.planName} at ${hiring.company}`,
    }),
  ).toHaveCount(0)
}

const candidatureOf = async ({ person }: Applicant): Promise<string> =>
  (
    await ask<readonly { candidature_id: string }[]>(person.page, 'GET intern-service/candidatures')
  )[0]?.candidature_id ?? ''

/**
 * The tracker shows who has to reply and by when, as a board and as a list, and the candidature has
 * a timeline.
 */
async function tracks(hiring: Hiring, maya: Applicant): Promise<void> {
  const { page } = maya.person
  await page.goto('/intern/placement-tracker')
  const card = page.getByRole('link').filter({ hasText: hiring.company }).first()
  await expect(card.getByText(/Waiting for the company/)).toBeVisible()
  await maya.person.checkScreen('the tracker as a board')
  await page.getByText('List', { exact: true }).click()
  await expect(page).toHaveURL(/view=list/)
  await expect(page.getByText(hiring.planName).first()).toBeVisible()
  await maya.person.checkScreen('the tracker as a list')
  await page.getByRole('link').filter({ hasText: hiring.company }).first().click()
  await expect(
    page.getByText(
      `${hiring.company} has until the date below to reply. We’ll let you know either way.`,
    ),
  ).toBeVisible()
  await maya.person.checkScreen('a candidature awaiting the company')
}

/** The company replies with interview times; the intern sees them and withdraws with a reason. */
async function answered(hiring: Hiring, maya: Applicant): Promise<void> {
  const { page } = maya.person
  const host = hiring.admin.page
  await host.goto('/company/hiring-management')
  await expect(
    host
      .getByRole('link')
      .filter({ hasText: /^.*Maya L/ })
      .first(),
  ).toBeVisible()
  await hiring.admin.checkScreen('an interested intern')
  const slot = new Date((await nowOf(hiring.admin)).getTime() + 3 * day)
  slot.setUTCHours(10, 0, 0, 0)
  await ask(host, 'POST browse-intern/v2/schedule-interview', {
    intern_id: maya.internId,
    io_id: hiring.planId,
    slots: [slot.toISOString()],
    interviewer_ids: [hiring.memberIds.admin],
    duration: 30,
    meeting_link: 'https://meet.example/tide',
  })
  const candidature = await candidatureOf(maya)
  await page.goto('/intern/placement-tracker')
  await expect(
    page
      .getByRole('link')
      .filter({ hasText: hiring.company })
      .first()
      .getByText(/Your turn/),
  ).toBeVisible()
  await page.goto(`/intern/placement-tracker/${candidature}`)
  await expect(
    page.getByText(`${hiring.company} proposed interview times. Choose one.`),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Withdraw from ${hiring.company}?` })
  await dialog.getByRole('radio').first().check({ force: true })
  await maya.person.checkScreen('withdrawing')
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByText('This opportunity is closed.')).toBeVisible()
  await maya.person.checkScreen('a candidature that was withdrawn')
}

/** Without a reply for 21 days, the candidature closes automatically and says so. */
async function lapses(hiring: Hiring, theo: Applicant): Promise<void> {
  await expresses(hiring, theo, false)
  const candidature = await candidatureOf(theo)
  await pass(theo, 20 * day)
  const stage = async () =>
    (
      await ask<{ stage: string }>(
        theo.person.page,
        `GET intern-service/candidature/${candidature}/stage`,
      )
    ).stage
  expect(await stage()).toBe('INTERESTED')
  await pass(theo, day + hour)
  const { page } = theo.person
  await page.goto(`/intern/placement-tracker/${candidature}`)
  await expect(page.getByText('This opportunity is closed.')).toBeVisible()
  expect(await stage()).toBe('CLOSED')
  await theo.person.checkScreen('an expired candidature')
}

/**
 * Asks about a browser time zone that differs from the account's; after keeping the account's, asks
 * again a day later.
 */
async function zonePrompt({ person }: Applicant): Promise<void> {
  const { page } = person
  await ask(page, 'POST intern-service/intern-profile/update-intern-timezone', {
    time_zone: 'Asia/Tokyo',
  })
  await page.goto('/intern/dashboard')
  const keep = page.getByRole('button', { name: 'Keep Tokyo' })
  await expect(keep).toBeVisible()
  await person.checkScreen('the question about the time zone')
  await keep.click()
  await expect(keep).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(keep).toHaveCount(0)
  await until(page, new Date((await nowOf(person)).getTime() + day + hour).toISOString())
  await page.reload()
  await expect(keep).toBeVisible()
  await page.getByRole('button', { name: /^Switch to / }).click()
  await expect(keep).toHaveCount(0)
}

test('an intern finds a matching plan, expresses interest and gets a reply by the deadline', async ({
  browser,
}) => {
  const hiring = await test.step('sets up a hiring company', () => aHiring(browser, 'Tidemark'))
  const maya = await test.step('sets up an intern', () =>
    anApplicant(hiring, 'Maya Lindqvist', 'Europe/London'))
  const theo = await test.step('sets up another intern', () =>
    anApplicant(hiring, 'Theo Brandt', 'Europe/Berlin'))
  await test.step('expresses interest', () => expresses(hiring, maya, true))
  await test.step('tracks the candidature', () => tracks(hiring, maya))
  await test.step('receives a reply and withdraws', () => answered(hiring, maya))
  await test.step('asks about the time zone', () => zonePrompt(theo))
  await test.step('closes after 21 days without a reply', () => lapses(hiring, theo))
  for (const person of [hiring.admin, hiring.colleague, hiring.operator, maya.person, theo.person])
    await person.close()
})
