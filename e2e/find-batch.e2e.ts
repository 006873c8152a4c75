import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import { getProductTime } from './support/clock.ts'
import { sendRequest, waitForNewCode, getNewestCode, signInByApi } from './support/requests.ts'
import { chooseOption, closeOptions } from './support/fields.ts'
import { aSchool, type School } from './support/school.ts'
import { createTestUser, advanceClock, type TestUser } from './support/test-user.ts'
import { expectHeading, enterEmail, enterCode } from './support/sign-in.ts'
import { failNextRequest } from './support/responses.ts'
import { test } from './support/test.ts'

const day = 86_400_000

const chooseBatch = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: 'Choose' })
    .first()
    .click()

test("an intern finds a batch by code, list, university or a partner's pages", async ({
  browser,
}) => {
  const school = await aSchool(browser)
  const visitor = await createTestUser(browser, `visitor@${school.domain}`, 'Europe/Lisbon')
  const { page } = visitor
  await test.step('by code', async () => {
    await page.goto('/intern/choose-path')
    await visitor.checkScreen('two paths')
    await page.getByRole('link', { name: 'Find my batch' }).click()
    await page.getByLabel('Batch code').fill('NO-SUCH-CODE')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(page.getByText('No batch has this code. Check it and try again.')).toBeVisible()
    await visitor.checkScreen('finding a batch')
    await page.getByLabel('Batch code').fill(`harbour-${school.key}`)
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(page).toHaveURL(/\/intern\/get-started\?batch=HARBOUR-/)
  })
  await test.step('in the list', async () => {
    await page.goto('/intern/find-batch')
    await page.getByLabel('Search by university, partner or name').fill(school.partner)
    await chooseBatch(page, `Harbour ${school.key}`)
    await expect(page).toHaveURL(/\/intern\/get-started\?batch=HARBOUR-/)
  })
  await test.step('by university', async () => {
    await page.goto('/intern/find-batch')
    await chooseOption(page, 'Your university', school.university)
    const card = page.getByRole('region', { name: 'By university' })
    await expect(card.getByText(`Harbour ${school.key}`)).toBeVisible()
    await visitor.checkScreen('the batches of a university')
    await chooseBatch(page, `Harbour ${school.key}`)
    await expect(page).toHaveURL(/\/intern\/get-started\?batch=HARBOUR-/)
  })
  await test.step("on the partner's pages", () => checkPartnerPages(school, visitor))
  for (const user of [visitor, school.operator]) await user.close()
})

test('each closed batch explains why on its own page and what to do next', async ({ browser }) => {
  const school = await aSchool(browser)
  const visitor = await createTestUser(browser, `visitor@${school.domain}`, 'Europe/Lisbon')
  await checkClosedBatches(browser, school, visitor)
  for (const user of [visitor, school.operator]) await user.close()
})

async function checkPartnerPages(school: School, visitor: TestUser): Promise<void> {
  const { page } = visitor
  await page.goto(`/school-${school.key}`)
  await expect(page.getByText(`With ${school.partner}`)).toBeVisible()
  await visitor.checkScreen('the page of a partner')
  await page.goto(`/school-${school.key}/${school.open.batch_id}`)
  await expectHeading(page).toHaveText(`Harbour ${school.key}`)
  await visitor.checkScreen("a batch on its partner's page")
  await page.getByRole('button', { name: 'Apply for this batch' }).click()
  await expect(page).toHaveURL(/\/intern\/get-started\?batch=HARBOUR-/)
  await page.goto(`/school-${school.key}/${randomUUID()}`)
  await expect(page.getByText('We couldn’t find this batch')).toBeVisible()
  await visitor.checkScreen('a partner without such a batch')
}

/** Checks the explanation and the next step for each of the five reasons. */
async function checkClosedBatches(
  browser: Browser,
  school: School,
  visitor: TestUser,
): Promise<void> {
  const { page } = visitor
  const now = (await getProductTime(school.operator)).getTime()
  const at = (days: number) => new Date(now + days * day).toISOString()
  const ways = [
    [
      await school.batch('Later', { enrolment_opens_at: at(5) }),
      'enrolment-not-started',
      'Registration has not opened yet',
    ],
    [
      await school.batch('Undated', { programme_start: null, programme_end: null }),
      'program-not-started',
      'The start date is not announced yet',
    ],
    [await school.batch('Hidden', {}, false), 'no-active-program', 'We couldn’t find this batch'],
  ] as const
  const [full, over] = [
    await school.batch('Full', { seats: 1 }),
    await school.batch('Over', { enrolment_closes_at: at(0.01), campaign_ends_at: at(0.01) }),
  ]
  const first = await createTestUser(browser, `first@${school.key}.example`, 'Europe/Lisbon')
  await takeSeat(first, full.code)
  await advanceClock(page, 0.02 * day)
  for (const [batch, path, title] of [
    ...ways,
    [full, 'registration-closed', 'This batch is full'],
    [over, 'campaign-expired', 'This campaign has ended'],
  ] as const) {
    if (path === 'no-active-program') await page.goto(`/intern/sign-up/${path}?batch=${batch.code}`)
    else {
      await page.goto('/intern/find-batch')
      await page.getByLabel('Batch code').fill(batch.code)
      await page.getByRole('button', { name: 'Find', exact: true }).click()
    }
    await expect(page).toHaveURL(new RegExp(`/intern/sign-up/${path}`))
    await expectHeading(page).toHaveText(title)
    if (path === 'registration-closed') {
      await expect(page.getByText('All seats in this batch are taken.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Email me when a seat is free' })).toBeVisible()
    }
    await expect(page.getByRole('heading', { name: 'What you can do' })).toBeVisible()
    await visitor.checkScreen(title)
    await page.getByRole('link', { name: 'Find another batch' }).click()
    await expectHeading(page).toHaveText('Find your batch')
  }
  await first.close()
}

/** Registers another intern and takes a seat in a batch through the endpoints. */
async function takeSeat(person: TestUser, code: string): Promise<void> {
  await signInByApi(person, 'I')
  const countries = await sendRequest<readonly { id: number }[]>(
    person.page,
    'GET location/get-country-list',
  )
  await sendRequest(person.page, `POST intern-service/map-user-batch/v1/${code}`, {})
  await sendRequest(person.page, 'POST intern-service/register/save-basic-info', {
    first_name: 'Noah',
    last_name: 'Klein',
    phone: '+4915112345678',
    intern_dob: '2003-04-05',
    country_id: countries[0]?.id,
    time_zone: 'Europe/Berlin',
    terms_accepted: true,
  })
}

async function fillBasicDetails(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Rita')
  await page.getByLabel('Last name').fill('Moura')
  await page.getByLabel('Phone number').fill('+351 912 000 000')
  await page.getByLabel('Date of birth').fill('2004-04-02')
  await chooseOption(page, 'Country you live in', 'Portugal')
  await page.getByRole('checkbox', { name: /^I accept the terms and/ }).check()
}

async function fillPreferences(page: Page): Promise<void> {
  await chooseOption(page, 'Career fields', /Data/)
  await closeOptions(page)
  await chooseOption(page, 'Earliest start')
  await page.getByRole('combobox', { name: 'University' }).fill('A university')
  await page.keyboard.press('Tab')
  await page.getByRole('combobox', { name: 'Subject' }).fill('Hydrology')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expectHeading(page).toHaveText('Your batch')
}

test("a matching email domain suggests the partner's batch with its terms, and sign-up steps cannot be skipped", async ({
  browser,
}) => {
  const school = await aSchool(browser)
  const rita = await createTestUser(
    browser,
    `Rita@CS.${school.domain}`.toLowerCase(),
    'Europe/Lisbon',
  )
  const { page } = rita
  await enterEmail(page, '/intern/get-started', rita.email)
  await enterCode(page, await waitForNewCode(rita))
  await expect(page).toHaveURL('/intern/sign-up/basic-details')
  await expect(
    page.getByText(`Your email address qualifies you for Harbour ${school.key}.`),
  ).toBeVisible()
  await rita.checkScreen('basic details, a batch offered')
  await page.goto('/intern/find-batch')
  await expect(
    page.getByRole('region', { name: 'For your email address' }).getByText(`Harbour ${school.key}`),
  ).toBeVisible()
  await page.goto('/intern/dashboard')
  await expect(page).toHaveURL('/intern/sign-up/basic-details')
  await page.getByRole('button', { name: 'Choose this batch' }).click()
  await expect(
    page.getByText(`You’ll get a seat in Harbour ${school.key} when you create your account.`),
  ).toBeVisible()
  await fillBasicDetails(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Accept the partner’s terms to continue.')).toBeVisible()
  await rita.checkScreen("a partner's terms")
  await page
    .getByRole('checkbox', { name: `I accept the terms of ${school.partner}’s programme.` })
    .check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expectHeading(page).toHaveText('Welcome, Rita')
  await expect(page.getByText(`you have a seat in Harbour ${school.key}`)).toBeVisible()
  await rita.checkScreen('congratulations')
  await page.goto('/intern/dashboard')
  await expectHeading(page).toHaveText('Welcome, Rita')
  await page.getByRole('link', { name: 'Continue' }).click()
  await rita.checkScreen('personalization')
  await fillPreferences(page)
  await page.getByRole('button', { name: 'Finish and open my application' }).click()
  await expect(page).toHaveURL(/application-landing-page/)
  await page.goto('/intern/sign-up/basic-details')
  await expect(page).toHaveURL('/intern/dashboard')
  const agreed = await sendRequest<readonly { kind: string; version: number }[]>(
    page,
    'GET agreements/own',
  )
  expect(agreed.map((agreement) => `${agreement.kind} ${agreement.version}`).toSorted()).toEqual([
    'PARTNER_TERMS 2',
    'TERMS 2',
  ])
  for (const user of [rita, school.operator]) await user.close()
})

test('a batch that fills up during sign-up is reported, and another one is chosen with its terms', async ({
  browser,
}) => {
  const school = await aSchool(browser)
  const small = await school.batch('Small', { seats: 1 })
  const [rita, noah] = [
    await createTestUser(browser, `rita@late-${school.key}.example`, 'Europe/Lisbon'),
    await createTestUser(browser, `noah@soon-${school.key}.example`, 'Europe/Berlin'),
  ]
  const { page } = rita
  await page.goto(`/${small.slug}`)
  await page.getByRole('button', { name: 'Apply for this batch' }).click()
  await page.getByLabel('Email address').fill(rita.email)
  await page.keyboard.press('Enter')
  await enterCode(page, await getNewestCode(rita))
  await expect(
    page.getByText(`You’ll get a seat in Small ${school.key} when you create your account.`),
  ).toBeVisible()
  await fillBasicDetails(page)
  await takeSeat(noah, small.code)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expectHeading(page).toHaveText('Welcome, Rita')
  await expect(page.getByText(`Small ${school.key} isn’t open for registration.`)).toBeVisible()
  await expect(page.getByText(/^All seats are taken\./)).toBeVisible()
  await rita.checkScreen('congratulations without the batch')
  await page.getByRole('link', { name: 'Continue' }).click()
  await fillPreferences(page)
  await page.getByLabel('Search by university, partner or name').fill(school.partner)
  await chooseBatch(page, `Harbour ${school.key}`)
  const terms = page.getByRole('dialog', { name: `Take your seat in Harbour ${school.key}` })
  await terms.getByRole('button', { name: 'Accept and take my seat' }).click()
  await expect(terms.getByText('Accept the partner’s terms to continue.')).toBeVisible()
  await rita.checkScreen("a partner's terms, asked for")
  await terms.getByRole('checkbox').check()
  await failNextRequest(page, 'map-user-batch', '')
  await terms.getByRole('button', { name: 'Accept and take my seat' }).click()
  await expect(page.getByText('Failed to save batch data')).toBeVisible()
  await expect(page.getByText('Something went wrong')).toBeVisible()
  await chooseBatch(page, `Harbour ${school.key}`)
  await terms.getByRole('checkbox').check()
  await terms.getByRole('button', { name: 'Accept and take my seat' }).click()
  await expect(page.getByText(`You have a seat in Harbour ${school.key}.`)).toBeVisible()
  await rita.checkScreen('batch selection')
  for (const user of [rita, noah, school.operator]) await user.close()
})

test('the found universities are asked for again after one second', async ({ browser }) => {
  const { page } = await createTestUser(browser, 'visitor@somewhere.example', 'Europe/Lisbon')
  const counts = new Map<string, number>()
  page.on('request', (request) => {
    const words = new URL(request.url()).searchParams.get('search')
    if (words) counts.set(words, (counts.get(words) ?? 0) + 1)
  })
  await page.clock.install()
  await page.goto('/intern/find-batch')
  // Waits for the request, so that the next words do not replace these before they are searched.
  const search = async (words: string) => {
    const before = counts.get(words) ?? 0
    await page.getByRole('combobox', { name: 'Your university' }).fill(words)
    await expect.poll(() => counts.get(words) ?? 0).toBeGreaterThan(before)
    await expect(page.getByRole('option', { name: /Oxford/ }).first()).toBeVisible()
  }
  await search('oxford')
  await search('oxford b')
  await page.clock.fastForward(1001)
  await search('oxford')
})
