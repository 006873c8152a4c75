import { expect } from './support/expect.ts'
import { getProductTime, moveClockTo } from './support/clock.ts'
import { sendRequest, signInByApi } from './support/requests.ts'
import { anApprovedIntern } from './support/applicants.ts'
import {
  type ApprovedIntern,
  type HiringCompany,
  registerHiringCompany,
} from './support/hiring-company.ts'
import { getCalendarInvitation, proposeInterviewTimes } from './support/interviews.ts'
import { createTestUser } from './support/test-user.ts'
import { findNextClockChange } from './support/london-time.ts'
import { test } from './support/test.ts'

const [hour, day] = [3_600_000, 86_400_000]

const dayIn = (at: Date | number) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })
    .format(at)
    .replace(',', '')

/** Selects open times of the visible week after skipping a number of weeks. */
async function selectTimes(
  scope: ReturnType<ApprovedIntern['person']['page']['locator']>,
  weeksOn: number,
  indexes: readonly number[],
): Promise<void> {
  const grid = scope.getByRole('group', { name: /^Week from/ })
  await expect(grid).toBeVisible()
  for (let week = 0; week < weeksOn; week += 1)
    await scope.getByRole('button', { name: 'Next week' }).click()
  for (const index of indexes) await grid.getByRole('button').nth(index).click()
}

/**
 * The company proposes times on both sides of the daylight-saving change, which the screen
 * mentions; the intern chooses one.
 */
async function proposeAcrossChange(
  hiring: HiringCompany,
  maya: ApprovedIntern,
  change: Date,
): Promise<string> {
  const { page } = hiring.admin
  await page.goto(`/company/browse-candidates/${maya.internId}/propose?plan=${hiring.planId}`)
  await expect(
    page.getByRole('heading', { level: 1, name: /^Propose an interview to Maya L\./ }),
  ).toBeVisible()
  await expect(page.getByText(`The clocks in London change on ${dayIn(change)}.`)).toBeVisible()
  await expect(
    page.getByText('By sending times, you confirm that these dates work for you.'),
  ).toBeVisible()
  await selectTimes(page.locator('main'), 1, [0, 3])
  await page.getByLabel('Meeting link').fill('not a link')
  await page.getByRole('button', { name: 'Send 2 times to Maya' }).click()
  await expect(page.getByText('Paste a link that starts with https://')).toBeVisible()
  await page.getByLabel('Meeting link').fill('https://meet.example/kiln')
  await page.reload()
  await expect(page.getByLabel('Meeting link')).toHaveValue('https://meet.example/kiln')
  await hiring.admin.checkScreen('times across a clock change')
  await page.getByRole('button', { name: 'Send 2 times to Maya' }).click()
  await expect(page).toHaveURL(/\/company\/hiring-management\/.+tab=interviews/)
  const address = page.url()

  await maya.person.mail(/invited you to an interview/)
  await maya.person.page.goto('/intern/dashboard')
  await maya.person.page
    .getByRole('link', { name: /Choose a time/ })
    .first()
    .click()
  await maya.person.page.getByRole('radio').first().check()
  await maya.person.checkScreen('choosing a time')
  await maya.person.page.getByRole('button', { name: /^Confirm / }).click()
  await expect(maya.person.page.getByText(/^Interview confirmed:/)).toBeVisible()
  return address
}

/** The company reschedules; the dialog shows the current time and the clock change. */
async function rescheduleAsCompany(
  hiring: HiringCompany,
  address: string,
  change: Date,
): Promise<void> {
  const { page } = hiring.admin
  await page.goto(address)
  await page.getByRole('button', { name: 'Suggest other times' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^When you send this, you lose the agreed time, /)).toBeVisible()
  await expect(dialog.getByText(`The clocks in London change on ${dayIn(change)}.`)).toBeVisible()
  await selectTimes(dialog, 1, [2])
  await hiring.admin.checkScreen('asking for another time')
  await dialog.getByRole('button', { name: 'Send times' }).click()
  await expect(page.getByText('Reschedule requested by HC').first()).toBeVisible()
}

/** The intern suggests other times because none suit, and the company chooses one. */
async function suggestTimesAsIntern(
  hiring: HiringCompany,
  maya: ApprovedIntern,
  address: string,
): Promise<void> {
  const { page } = maya.person
  await maya.person.mail(/suggested other interview times/)
  await page.goto('/intern/dashboard')
  await page
    .getByRole('link', { name: /Choose a time/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^None of these times work for me/ }).click()
  await selectTimes(page.locator('main'), 0, [1])
  await maya.person.checkScreen('offering other times')
  await page.getByRole('button', { name: 'Suggest 1 time' }).click()
  await expect(page.getByText(/^Times sent to /)).toBeVisible()

  const host = hiring.admin.page
  await host.goto(address)
  await expect(host.getByText('Reschedule requested by Intern').first()).toBeVisible()
  await host.getByRole('button', { name: 'Choose a time' }).click()
  await host.getByRole('dialog').getByRole('radio').first().check({ force: true })
  await hiring.admin.checkScreen("choosing one of the intern's times")
  await host.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(host.getByText('Confirmed / Scheduled').first()).toBeVisible()
}

interface AgreedInterview {
  readonly interview_id: string
  readonly starts_at: string
}
const getAgreedInterview = async (hiring: HiringCompany, address: string) =>
  (
    await sendRequest<readonly AgreedInterview[]>(
      hiring.admin.page,
      `GET candidature/${new URL(address).pathname.split('/').at(-1)}/interviews`,
    )
  )[0] ?? { interview_id: '', starts_at: '' }

/**
 * Each side can reschedule twice; after that the screen refers to the programme team, and within 24
 * hours rescheduling is rejected.
 */
async function checkLimits(
  hiring: HiringCompany,
  maya: ApprovedIntern,
  address: string,
): Promise<void> {
  const { page } = hiring.admin
  const { interview_id, starts_at } = await getAgreedInterview(hiring, address)
  const other = new Date(Date.parse(starts_at) + day).toISOString()
  await sendRequest(page, 'POST dashboard/reschedule-interview', {
    interview_id,
    slots: [other],
    reason: 'Our release moved.',
  })
  await sendRequest(
    maya.person.page,
    'POST intern-service/intern-application/internships/interview-scheduled/confirm',
    { interview_id, slot_id: other },
  )
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Suggest other times' })).toBeDisabled()
  await expect(
    page.getByText(
      'You’ve already suggested other times twice. The programme team can help. Email',
    ),
  ).toBeVisible()
  await hiring.admin.checkScreen('an interview rescheduled twice')
  await moveClockTo(page, new Date(Date.parse(other) - 20 * hour).toISOString())
  await maya.person.page.goto('/intern/dashboard')
  const answer = await maya.person.page.request.post(
    '/backend/intern-service/intern-application/internships/interview-rescheduled',
    {
      headers: { 'x-request-id': crypto.randomUUID() },
      data: { interview_id, slots: [new Date(Date.parse(other) + 2 * day).toISOString()] },
    },
  )
  expect(answer.status()).toBe(409)
  expect(await answer.text()).toContain('less than 24 hours away')
}

/** An hour offered to two interns is taken by one of them; the other keeps the remaining times. */
async function loseTimeToOther(
  hiring: HiringCompany,
  maya: ApprovedIntern,
  theo: ApprovedIntern,
): Promise<void> {
  const at = new Date((await getProductTime(hiring.admin)).getTime() + 4 * day)
  at.setUTCHours(10, 0, 0, 0)
  const [first, second] = [at.toISOString(), new Date(at.getTime() + 2 * hour).toISOString()]
  await proposeInterviewTimes(hiring, theo, [first, second])
  const { page } = theo.person
  await page.goto('/intern/dashboard')
  await page
    .getByRole('link', { name: /Choose a time/ })
    .first()
    .click()
  await page.getByRole('radio').first().check()
  // In between, the interviewer agrees to that hour with another intern.
  const other = await proposeInterviewTimes(hiring, maya, [first])
  await sendRequest(
    maya.person.page,
    'POST intern-service/intern-application/internships/interview-scheduled/confirm',
    { interview_id: other.interview_id, slot_id: first },
  )
  await page.getByRole('button', { name: /^Confirm / }).click()
  await expect(page.getByText('This time has just been taken. Choose another one.')).toBeVisible()
  await theo.person.checkScreen('a time that is no longer available')
  await page.getByRole('radio').last().check()
  await page.getByRole('button', { name: /^Confirm / }).click()
  await expect(page.getByText(/^Interview confirmed:/)).toBeVisible()
}

test(
  'an interview is rescheduled twice across a daylight-saving change',
  { tag: '@long' },
  async ({ browser }) => {
    const clock = await createTestUser(browser, 'clock@nowhere.example', 'Europe/London')
    const change = findNextClockChange(new Date((await getProductTime(clock)).getTime() + 12 * day))
    await moveClockTo(clock.page, new Date(change.getTime() - 8 * day + 9 * hour).toISOString())
    await clock.close()
    // That of the template is set at the present: at the change, its registration is closed and the
    // month of its plan is over.
    const hiring = await test.step('registers a hiring company', () =>
      registerHiringCompany(browser, 'Kilnworks'))
    const [maya, theo] = await test.step('sets up two interns', async () =>
      [
        await anApprovedIntern(hiring, 'Maya Lindqvist', 'Asia/Kolkata'),
        await anApprovedIntern(hiring, 'Theo Brandt', 'Europe/Berlin'),
      ] as const)
    const address = await test.step('proposes times on both sides of the change', () =>
      proposeAcrossChange(hiring, maya, change))
    const first = await getCalendarInvitation(maya.person)
    await test.step('reschedules by the company', () =>
      rescheduleAsCompany(hiring, address, change))
    await test.step('suggests other times by the intern', () =>
      suggestTimesAsIntern(hiring, maya, address))
    const last = await getCalendarInvitation(maya.person)
    expect(last.uid, 'the same calendar entry').toBe(first.uid)
    expect(last.sequence, 'increased by each change').toBeGreaterThan(first.sequence + 1)
    await test.step('enforces the limits', () => checkLimits(hiring, maya, address))
    // The session of the days before has ended.
    await signInByApi(hiring.operator)
    await test.step('withdraws a time that another intern took', async () =>
      loseTimeToOther(
        hiring,
        await anApprovedIntern(hiring, 'Nils Aalto', 'Europe/Helsinki'),
        theo,
      ))
    for (const person of [hiring.admin, hiring.operator, maya.person, theo.person])
      await person.close()
  },
)
