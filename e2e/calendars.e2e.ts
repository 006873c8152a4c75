import type { Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import {
  type GoogleCounterpart,
  startGoogleCounterpart,
} from '../apps/server/src/platform/testing/google-counterpart.ts'
import { sendRequest, signInByApi } from './support/requests.ts'
import { chooseOption } from './support/fields.ts'
import { createTestUser, advanceClock, type TestUser } from './support/test-user.ts'
import { test as journey } from './support/test.ts'

// Google runs as a separate local server, and the product under test is configured to use it.
const test = journey.extend<object, { counterpart: GoogleCounterpart }>({
  counterpart: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names that a fixture takes apart
    async ({}, provide) => {
      const counterpart = await startGoogleCounterpart()
      await provide(counterpart)
      await counterpart.stop()
    },
    { scope: 'worker' },
  ],
  settings: async ({ counterpart: { base, grants } }, provide) =>
    provide({
      GOOGLE_CLIENT_ID: grants.client.id,
      GOOGLE_CLIENT_SECRET: grants.client.secret,
      GOOGLE_ACCOUNTS_URL: base,
      GOOGLE_TOKENS_URL: base,
      GOOGLE_API_URL: base,
    }),
  scenario: 'demo',
})
let google: GoogleCounterpart
test.beforeEach(({ counterpart }) => {
  google = counterpart
})

const settings = '/company/settings?tab=calendars'
const getActiveEvents = () =>
  [...google.events.values()].filter((event) => event.status !== 'cancelled')

/** Signs in a demo person through the sign-in page. */
async function signInAsDemoPerson(person: TestUser): Promise<void> {
  await signInByApi(person)
  await person.page.addInitScript(() => localStorage.setItem('fledge.signedIn', '1'))
}

/** Returns interns without a candidature at the company. */
async function listNewInterns(page: Page): Promise<readonly string[]> {
  const found = await sendRequest<
    { candidates?: readonly { intern_id: string }[] } & readonly { intern_id: string }[]
  >(page, 'GET browse/candidates?per_page=50')
  const known = JSON.stringify(await sendRequest(page, 'GET candidatures?per_page=100'))
  return (found.candidates ?? found)
    .map((candidate) => candidate.intern_id)
    .filter((id) => !known.includes(id))
}

test(
  'a calendar is connected, read, written to, broken and reconnected',
  { tag: '@long' },
  async ({ browser }) => {
    const hannah = await createTestUser(
      browser,
      'hannah.clarke@brightwater.example',
      'Europe/London',
    )
    const { page } = hannah
    await signInAsDemoPerson(hannah)
    await test.step('rejects invalid callbacks with a message', () => rejectCallbacks(hannah))
    await test.step('connects Google and chooses a calendar', () => connectCalendar(hannah))
    const [first = '', second = ''] = await listNewInterns(page)
    const email =
      await test.step('proposes an interview around busy times, without a meeting link', () =>
        proposeTimes(hannah, first))
    const intern = await createTestUser(browser, email, 'Africa/Lagos')
    await signInAsDemoPerson(intern)
    await test.step('creates a Google event with a link for everyone once agreed', () =>
      agreeOnTime(intern, hannah))
    await test.step('includes the event in the feed', () => checkFeed(intern))
    await test.step('shows revoked access where it matters', () => revokeAccess(hannah, second))
    await test.step('reconnects, and deletes the event when the interview is cancelled', () =>
      reconnectCalendar(hannah))
    await intern.close()
    await hannah.close()
  },
)

async function rejectCallbacks(hannah: TestUser): Promise<void> {
  const { page } = hannah
  await page.goto('/company/outlook?state=GOOGLE.a.b.c&code=stolen')
  await expect(page.getByRole('alert')).toHaveText(
    'This response doesn’t belong to a connection you started here. Start again.',
  )
  await expect(page).toHaveURL(/\/company\/outlook$/)
  await hannah.checkScreen('a callback that does not belong')
  await page.goto('/company/outlook')
  await expect(page.getByRole('alert')).toContainText('There’s nothing to connect')
  await page.getByRole('link', { name: 'Back to calendars' }).click()
  await expect(page.getByText('No calendar connected')).toBeVisible()
  await hannah.checkScreen('no connected calendar')
  await page.getByRole('button', { name: 'Connect Google Calendar' }).click()
  await expect(page.getByRole('heading', { name: /wants to see when you are busy/ })).toBeVisible()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'You didn’t allow access, so nothing was connected.',
  )
  await page.getByRole('link', { name: 'Back to calendars' }).click()
}

async function connectCalendar(hannah: TestUser): Promise<void> {
  const { page } = hannah
  await page.getByRole('button', { name: 'Connect Google Calendar' }).click()
  await page.getByRole('link', { name: 'Allow' }).click()
  await expect(page).toHaveURL(/\/company\/settings\?tab=calendars/)
  await expect(
    page.getByText('Google Calendar connected. Events will be added to Hannah.'),
  ).toBeVisible()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await chooseOption(page, 'Add events to', 'Work')
  await expect(page.getByText('Events will be added to Work', { exact: true })).toBeVisible()
  await hannah.checkScreen('a connected calendar')
}

/** Returns the newest interview invitation email. */
async function getNewestInvitation(page: Page): Promise<{ readonly to: string }> {
  const mails = await sendRequest<readonly { kind: string; to: string }[]>(
    page,
    'GET dev/mails?per_page=100',
  )
  return mails.find((mail) => mail.kind === 'interviews.propose') ?? { to: '' }
}

/**
 * Proposes an interview.
 * @returns the invited intern's email address
 */
async function proposeTimes(hannah: TestUser, intern: string): Promise<string> {
  const { page } = hannah
  await page.goto(`/company/browse-candidates/${intern}/propose`)
  const grid = page.getByRole('group', { name: /^Week from/ })
  await expect(grid).toBeVisible()
  if ((await grid.getByRole('button').count()) < 3)
    await page.getByRole('button', { name: 'Next week' }).click()
  await expect(
    page.getByText(
      'Leave it blank and your Google Calendar will create a link when a time is confirmed.',
    ),
  ).toBeVisible()
  await grid.getByRole('button').nth(0).click()
  await grid.getByRole('button').nth(2).click()
  await hannah.checkScreen('times to propose, with a connected calendar')
  const before = (await getNewestInvitation(page)).to
  await page.getByRole('button', { name: /^Send 2 times/ }).click()
  await expect(page).toHaveURL(/\/company\/hiring-management\//)
  let address = ''
  await expect
    .poll(async () => (address = (await getNewestInvitation(page)).to), {
      message: 'an invitation by mail',
    })
    .not.toBe(before)
  return address
}

async function agreeOnTime(intern: TestUser, hannah: TestUser): Promise<void> {
  const { page } = intern
  await page.goto('/intern/dashboard')
  await page
    .getByRole('link', { name: /Choose a time/ })
    .first()
    .click()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: /^Confirm / }).click()
  await expect(page.getByText(/^Interview confirmed:/)).toBeVisible()
  const before = getActiveEvents().length
  await expect
    .poll(() => [...google.events.keys()].filter((key) => key.startsWith('work@')).length, {
      message: 'an event at Google',
    })
    .toBeGreaterThan(0)
  expect(getActiveEvents().length).toBeGreaterThanOrEqual(before)
  const withLink = () => getActiveEvents().find((event) => event.hangoutLink)
  await expect.poll(withLink, { message: 'an event with a link' }).toBeDefined()
  const event = withLink()
  expect(event?.summary).toMatch(/^Interview: Brightwater Labs and /)
  await expect(async () => {
    await hannah.page.reload()
    await hannah.page
      .getByRole('tab', { name: /Interviews/ })
      .or(hannah.page.getByRole('link', { name: /^Interviews/ }))
      .first()
      .click()
    await expect(hannah.page.getByRole('link', { name: 'Join meeting' }).first()).toHaveAttribute(
      'href',
      event?.hangoutLink ?? '',
    )
  }).toPass({ timeout: 15_000 })
  const download = hannah.page.waitForEvent('download')
  await hannah.page.getByRole('link', { name: 'Add to calendar' }).first().click()
  expect((await download).suggestedFilename()).toBe('interview.ics')
  await hannah.checkScreen('an agreed interview with its link and its file')
}

async function checkFeed(intern: TestUser): Promise<void> {
  const { page } = intern
  await page.goto('/intern/settings?tab=calendar')
  await page.getByRole('button', { name: 'Create feed address' }).click()
  const url = await page.getByLabel('Feed address').inputValue()
  await intern.checkScreen('the private feed')
  const answer = await fetch(url)
  expect(answer.headers.get('content-type')).toContain('text/calendar')
  expect(await answer.text()).toMatch(/SUMMARY:Interview: Brightwater Labs/)
  await page.getByRole('button', { name: 'Create new address' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create new address' }).click()
  await expect(page.getByLabel('Feed address')).not.toHaveValue(url)
  expect((await fetch(url)).status).toBe(404)
}

async function revokeAccess(hannah: TestUser, intern: string): Promise<void> {
  const { page } = hannah
  google.grants.revokeAll()
  google.grants.expireAccessTokens()
  await advanceClock(page, 2 * 60_000)
  await page.goto(`/company/browse-candidates/${intern}/propose`)
  await expect(
    page.getByText(/Google Calendar is no longer connected, so we can’t see busy times in it/),
  ).toBeVisible()
  await expect(
    page.getByText(/We only show times within the company’s working hours/),
  ).toBeVisible()
  await hannah.checkScreen('times to propose, with a broken calendar')
  await page.getByRole('link', { name: 'Open calendar settings' }).click()
  await expect(page.getByRole('alert')).toContainText('Google Calendar is no longer connected')
  await hannah.checkScreen('a broken calendar')
  await hannah.mail(/Google Calendar is no longer connected/, 'tab=calendars')
}

async function reconnectCalendar(hannah: TestUser): Promise<void> {
  const { page } = hannah
  await page.getByRole('button', { name: 'Reconnect' }).click()
  await page.getByRole('link', { name: 'Allow' }).click()
  await expect(
    page.getByText(/Google Calendar connected\. Events will be added to Work\./),
  ).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  const before = getActiveEvents().length
  const { interview_id } = (
    await sendRequest<readonly { interview_id: string; meeting_link: string | null }[]>(
      page,
      'GET dashboard/interviews?per_page=50',
    )
  ).find((interview) => interview.meeting_link?.includes('meet.google.example')) ?? {
    interview_id: '',
  }
  await sendRequest(page, 'POST dashboard/withdraw-interview', { interview_id, reason: 'FILLED' })
  await expect
    .poll(() => getActiveEvents().length, { message: 'the event is gone from Google' })
    .toBe(before - 1)
  await page.goto(settings)
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('No calendar connected')).toBeVisible()
  await expect
    .poll(() => google.grants.tokenCount, { message: 'the access was taken back at Google' })
    .toBe(0)
}
