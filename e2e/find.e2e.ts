import type { Locator, Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import { sendRequest, signInByApi } from './support/requests.ts'
import { createTestUser, type TestUser } from './support/test-user.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'demo' })

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 1280) <= 600
const getShownCount = async (page: Page) =>
  Number((await page.getByRole('heading', { level: 1 }).textContent())?.replaceAll(/\D/g, ''))
const getCards = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Profile of/ }) })

/** Opens a filter's options: a popover on a desktop, a section of the filter sheet on a phone. */
async function openFilter(page: Page, name: string): Promise<Locator> {
  if (!isPhone(page)) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    return page.getByRole('dialog', { name })
  }
  await page.getByRole('button', { name: /^Filters/ }).click()
  const part = page
    .getByRole('dialog', { name: 'Filters' })
    .getByRole('group')
    .filter({ hasText: name })
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click()
  return part
}
async function closeFilter(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: /^Show \d/ }).click()
  else await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a company filters, compares and shortlists candidates', async ({ browser }) => {
  const hannah = await createTestUser(browser, 'hannah.clarke@brightwater.example', 'Europe/London')
  await signInByApi(hannah)
  await test.step('shows counts in filters and stores them in the URL', () => checkFilters(hannah))
  await test.step('ignores invalid values in the URL', () => checkInvalidFilters(hannah))
  await test.step('shows what near matches lack', () => checkNearMatches(hannah))
  await test.step('shows a profile beside the plan', () => compareProfile(hannah))
  await test.step('hides a candidate, changes the reasons and shows the candidate again', () =>
    hideCandidate(hannah))
  await test.step('shortlists for a plan and removes again', () => shortlistCandidate(hannah))
  await test.step('hides a career field from suggestions and restores it', () =>
    checkSuggestions(hannah))
  await hannah.close()
})

async function checkFilters(hannah: TestUser): Promise<void> {
  const { page } = hannah
  await page.goto('/company/browse-candidates')
  await expect(getCards(page)).toHaveCount(10)
  await hannah.checkScreen('browse')
  const all = await getShownCount(page)
  const skills = await openFilter(page, 'Skills')
  const python = skills.getByRole('checkbox', { name: /^Python/ })
  await expect(python).toBeVisible()
  await hannah.checkScreen('the skills')
  const shownCount = Number(
    /(\d+)\s*$/.exec(
      (await skills
        .locator('label')
        .filter({ has: page.getByRole('checkbox', { name: /^Python/ }) })
        .textContent()) ?? '',
    )?.[1],
  )
  await python.check()
  await expect.poll(() => getShownCount(page)).toBe(shownCount)
  await closeFilter(page)
  expect(new URL(page.url()).searchParams.get('skills')).toMatch(/^\d+$/)

  const zones = await openFilter(page, 'Time zone')
  await expect(zones.getByRole('checkbox')).toHaveCount(6)
  for (const row of await zones.locator('label').all()) {
    const words = (await row.textContent()) ?? ''
    expect([words, await row.getByRole('checkbox').isDisabled()]).toEqual([
      words,
      /No interns/.test(words),
    ])
  }
  await closeFilter(page)
  await page.goBack()
  await expect.poll(() => getShownCount(page)).toBe(all)
  await page.goForward()
  await expect.poll(() => getShownCount(page)).toBe(shownCount)
  // Opening the same URL repeats the search.
  await page.reload()
  await expect.poll(() => getShownCount(page)).toBe(shownCount)
  await page.getByRole('button', { name: 'Remove Python' }).click()
  await expect.poll(() => getShownCount(page)).toBe(all)
}

async function checkInvalidFilters(hannah: TestUser): Promise<void> {
  const { page } = hannah
  await page.goto(
    '/company/browse-candidates?skills=foo,-1&timezones=Mars&preferred_start_months=13/2027&internship_durations=99&ir_ids=nope&sort=size&page=9999&hidden=maybe&intern=',
  )
  await expect(page.getByText(/^Page (\d+) of \1$/)).toBeVisible()
  await expect(getCards(page).first()).toBeVisible()
  // Well-formed but unknown ids: nothing is filtered, no chip appears and the URL drops them.
  await page.goto(
    '/company/browse-candidates?skills=999999&projects=888888&ir_ids=0193b1d2-7c4e-7a10-8f00-00000000000f',
  )
  await expect(getCards(page)).toHaveCount(10)
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await expect(page.getByRole('button', { name: 'Clear all' })).toHaveCount(0)
}

async function checkNearMatches(hannah: TestUser): Promise<void> {
  const { page } = hannah
  await page.goto('/company/browse-candidates?skills=1,2&internship_durations=8')
  await expect(page.getByRole('heading', { name: 'Near matches' })).toBeVisible()
  await expect(page.getByText('Doesn’t match your filter: Skills').first()).toBeVisible()
  await hannah.checkScreen('near matches')
  await page.getByRole('button', { name: 'Clear all' }).first().click()
  await expect(getCards(page)).toHaveCount(10)
}

async function compareProfile(hannah: TestUser): Promise<void> {
  const { page } = hannah
  const { plans } = await sendRequest<{ plans: { plan_id: string; name: string }[] }>(
    page,
    'GET browse/candidates',
  )
  const plan = plans.find((option) => option.name === 'Data engineering intern')
  await page.goto(`/company/browse-candidates?ir_ids=${plan?.plan_id}`)
  await expect(page.getByText(/^for Data engineering intern, required skills: \d+$/)).toBeVisible()
  await getCards(page)
    .first()
    .getByRole('button', { name: /^Profile of/ })
    .click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('table')).toContainText('Data engineering intern')
  await expect(sheet.getByRole('rowheader', { name: 'Skills' })).toBeVisible()
  await hannah.checkScreen('a profile beside the plan')
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(getCards(page).first()).toBeVisible()
}

async function hideCandidate(hannah: TestUser): Promise<void> {
  const { page } = hannah
  const all = await getShownCount(page)
  const card = getCards(page).filter({ hasText: 'Propose interview' }).first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('button', { name: 'Not interested' }).click()
  const asks = page.getByRole('dialog', { name: `Hide ${name}` })
  await expect(asks.getByRole('button', { name: 'Hide', exact: true })).toBeDisabled()
  await asks.getByLabel('The skills don’t match').check()
  await hannah.checkScreen('why not')
  await asks.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(page.getByText(`${name} is hidden from browse and suggestions`)).toBeVisible()
  await expect.poll(() => getShownCount(page)).toBe(all - 1)

  await page.getByRole('button', { name: /^View \d+ hidden/ }).click()
  const hidden = getCards(page).filter({ hasText: name })
  await expect(hidden.getByText('The skills don’t match')).toBeVisible()
  await hannah.checkScreen('whom we hid')
  await hidden.getByRole('button', { name: 'Change reasons' }).click()
  const change = page.getByRole('dialog', { name: `Change reasons for hiding ${name}` })
  await change.getByLabel('The skills don’t match').uncheck()
  await change.getByLabel('Not enough detail in the profile').check()
  await change.getByRole('button', { name: 'Save reasons' }).click()
  await expect(hidden.getByText('Not enough detail in the profile')).toBeVisible()
  await hidden.getByRole('button', { name: 'Show again' }).click()
  await expect(page.getByText(`${name} shown in browse again`)).toBeVisible()
  await expect(hidden).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to all interns' }).first().click()
  await expect.poll(() => getShownCount(page)).toBe(all)
}

async function shortlistCandidate(hannah: TestUser): Promise<void> {
  const { page } = hannah
  const card = getCards(page)
    .filter({ hasText: 'Propose interview' })
    .filter({ has: page.getByRole('button', { name: 'Shortlist', exact: true }) })
    .first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('button', { name: 'Shortlist', exact: true }).click()
  await expect(page.getByText(`${name} added to the shortlist`)).toBeVisible()
  await expect(
    getCards(page).filter({ hasText: name }).first().getByRole('button', { name: 'Shortlisted' }),
  ).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/company/shortlisted-candidates')
  await page.getByLabel('Plan', { exact: true }).selectOption({ label: 'Data engineering intern' })
  const entry = getCards(page).filter({ hasText: name })
  await expect(entry).toContainText('Data engineering intern')
  await hannah.checkScreen('the shortlist of a plan')
  await page.getByLabel('Plan', { exact: true }).selectOption({ label: 'Without a plan' })
  await expect(entry).toHaveCount(0)
  await page.goBack()
  await entry.getByRole('button', { name: 'Shortlisted' }).click()
  await expect(entry).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(entry).toHaveCount(1)
}

async function checkSuggestions(hannah: TestUser): Promise<void> {
  const { page } = hannah
  const { career_fields } = await sendRequest<{
    career_fields: { career_field_id: number; is_hidden: boolean }[]
  }>(page, 'GET browse/candidates/v1/suggestions')
  for (const field of career_fields.filter((careerField) => careerField.is_hidden))
    await sendRequest(page, 'POST dashboard/career-field/v1/hide', {
      career_field_id: field.career_field_id,
      hidden: false,
    })
  await page.goto('/company/dashboard')
  const card = page
    .locator('section, div')
    .filter({ has: page.getByRole('heading', { name: /^Suggested/ }) })
    .last()
  await expect(card.getByText(/^Fit: \d+ of 10$/).first()).toBeVisible()
  const pill = page.getByRole('button', { name: /^Career fields/ })
  await pill.click()
  const fields = page.getByRole('dialog', { name: 'Career fields' })
  await fields.getByRole('checkbox', { name: /^Software/ }).uncheck()
  await expect(page.getByText(/^Software engineering hidden from suggestions/)).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'Suggested for Data engineering intern' }),
  ).toBeVisible()
  await hannah.checkScreen('suggestions without a career field')
  // Scrolls the pill into view, because its options open next to it.
  await pill.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await fields.getByRole('checkbox', { name: /^Software/ }).check()
  await expect(page.getByText('Software engineering shown in suggestions')).toBeVisible()
}

test('a supervisor without a permission to browse or to shortlist sees who can grant it', async ({
  browser,
}) => {
  const hannah = await createTestUser(browser, 'hannah.clarke@brightwater.example', 'Europe/London')
  const lena = await createTestUser(browser, 'lena.sommer@brightwater.example', 'Europe/Berlin')
  await signInByApi(hannah)
  const members = await sendRequest<{ user_id: string; email: string; permissions: string[] }[]>(
    hannah.page,
    'POST admin-setting/users',
    {},
  )
  const member = members.find((poc) => poc.email === lena.email)
  const setPermissions = (permissions: readonly string[]) =>
    sendRequest(hannah.page, 'PUT admin-setting/user/role', {
      user_id: member?.user_id,
      role: 'SUPERVISOR',
      permissions,
    })
  await setPermissions([])
  await signInByApi(lena)
  await lena.page.goto('/company/browse-candidates')
  await expect(
    lena.page.getByText(
      'You need permission to browse candidates. Ask an administrator of your company.',
    ),
  ).toBeVisible()
  await lena.checkScreen('browse, refused')
  await lena.page.goto('/company/internship-requirement')
  await expect(lena.page.getByRole('link', { name: 'Data engineering intern' })).toBeVisible()
  await expect(lena.page.getByRole('link', { name: 'Create plan' })).toHaveCount(0)

  await setPermissions(['BROWSE_CANDIDATE'])
  await lena.page.goto('/company/browse-candidates')
  await expect(
    getCards(lena.page).first().getByRole('button', { name: 'Shortlist', exact: true }),
  ).toHaveAccessibleDescription(/You need permission to shortlist candidates/)
  await setPermissions(member?.permissions ?? [])
  await hannah.close()
  await lena.close()
})
