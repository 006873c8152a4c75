import { expect } from './support/expect.ts'
import { getProductTime, moveClockTo } from './support/clock.ts'
import { sendRequest } from './support/requests.ts'
import { anApprovedIntern } from './support/applicants.ts'
import {
  type ApprovedIntern,
  aHiringCompany,
  type HiringCompany,
} from './support/hiring-company.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'hiring' })

const [hour, day] = [3_600_000, 86_400_000]
const advanceTime = async ({ person }: ApprovedIntern, milliseconds: number) =>
  moveClockTo(
    person.page,
    new Date((await getProductTime(person)).getTime() + milliseconds).toISOString(),
  )

/**
 * Finds a matching plan with its reasons and expresses interest once; the state survives a reload.
 */
async function expressInterest(
  hiring: HiringCompany,
  { person }: ApprovedIntern,
  isLooking: boolean,
): Promise<void> {
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

const getCandidatureId = async ({ person }: ApprovedIntern): Promise<string> =>
  (
    await sendRequest<readonly { candidature_id: string }[]>(
      person.page,
      'GET intern-service/candidatures',
    )
  )[0]?.candidature_id ?? ''

/**
 * The tracker shows who has to reply and by when, as a board and as a list, and the candidature has
 * a timeline.
 */
async function checkTracker(hiring: HiringCompany, maya: ApprovedIntern): Promise<void> {
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
async function replyAndWithdraw(hiring: HiringCompany, maya: ApprovedIntern): Promise<void> {
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
  const slot = new Date((await getProductTime(hiring.admin)).getTime() + 3 * day)
  slot.setUTCHours(10, 0, 0, 0)
  await sendRequest(host, 'POST browse-intern/v2/schedule-interview', {
    intern_id: maya.internId,
    io_id: hiring.planId,
    slots: [slot.toISOString()],
    interviewer_ids: [hiring.memberIds.admin],
    duration: 30,
    meeting_link: 'https://meet.example/tide',
  })
  const candidature = await getCandidatureId(maya)
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
async function waitForExpiry(hiring: HiringCompany, theo: ApprovedIntern): Promise<void> {
  await expressInterest(hiring, theo, false)
  const candidature = await getCandidatureId(theo)
  await advanceTime(theo, 20 * day)
  const stage = async () =>
    (
      await sendRequest<{ stage: string }>(
        theo.person.page,
        `GET intern-service/candidature/${candidature}/stage`,
      )
    ).stage
  expect(await stage()).toBe('INTERESTED')
  await advanceTime(theo, day + hour)
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
async function checkTimeZonePrompt({ person }: ApprovedIntern): Promise<void> {
  const { page } = person
  await sendRequest(page, 'POST intern-service/intern-profile/update-intern-timezone', {
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
  await moveClockTo(
    page,
    new Date((await getProductTime(person)).getTime() + day + hour).toISOString(),
  )
  await page.reload()
  await expect(keep).toBeVisible()
  await page.getByRole('button', { name: /^Switch to / }).click()
  await expect(keep).toHaveCount(0)
}

test('an intern finds a matching plan, expresses interest and gets a reply by the deadline', async ({
  browser,
}) => {
  const hiring = await test.step('sets up a hiring company', () =>
    aHiringCompany(browser, 'Tidemark'))
  const maya = await test.step('sets up an intern', () =>
    anApprovedIntern(hiring, 'Maya Lindqvist', 'Europe/London'))
  const theo = await test.step('sets up another intern', () =>
    anApprovedIntern(hiring, 'Theo Brandt', 'Europe/Berlin'))
  await test.step('expresses interest', () => expressInterest(hiring, maya, true))
  await test.step('tracks the candidature', () => checkTracker(hiring, maya))
  await test.step('receives a reply and withdraws', () => replyAndWithdraw(hiring, maya))
  await test.step('asks about the time zone', () => checkTimeZonePrompt(theo))
  await test.step('closes after 21 days without a reply', () => waitForExpiry(hiring, theo))
  for (const person of [hiring.admin, hiring.colleague, hiring.operator, maya.person, theo.person])
    await person.close()
})
