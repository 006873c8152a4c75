import type { Locator, Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import { sendRequest, signInByApi } from './support/requests.ts'
import { createTestUser, type TestUser } from './support/test-user.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'demo' })

const desktop = { width: 1280, height: 620 }
const phone = { width: 390, height: 700 }

async function signInHost(browser: Parameters<typeof createTestUser>[0]): Promise<TestUser> {
  const hannah = await createTestUser(browser, 'hannah.clarke@brightwater.example', 'Europe/London')
  await signInByApi(hannah)
  return hannah
}

async function getBox(
  locator: Locator,
): Promise<{ readonly top: number; readonly bottom: number }> {
  const box = await locator.boundingBox()
  return { top: box?.y ?? Number.NaN, bottom: (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN) }
}

/** Checks that a toast appears below a button. */
const expectBelow = (button: Locator, note: Locator) =>
  expect
    .poll(async () => (await getBox(note)).top - (await getBox(button)).bottom)
    .toBeGreaterThanOrEqual(0)
const getToast = (page: Page) => page.getByRole('alert').filter({ hasText: 'Error' })

test('toasts never cover the buttons of a dialog', async ({ browser }) => {
  const hannah = await signInHost(browser)
  const { page } = hannah
  hannah.allowConsoleErrors(/409/)
  const failure = {
    status: 409,
    json: {
      status: 409,
      data: { isSuccess: false, message: 'It has changed since then.', payload: null },
    },
  }
  await page.route('**/admin-setting/invite', (route) => route.fulfill(failure))
  await page.route('**/save-shortlist-intern', (route) => route.fulfill(failure))
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    await page.goto('/company/settings?tab=members')
    await page.getByRole('button', { name: 'Invite colleagues' }).click()
    await page.getByLabel('Email addresses').fill('ada@brightwater.example')
    await expect(page.getByText('ada@brightwater.example is ready to invite')).toBeVisible()
    const send = page.getByRole('button', { name: 'Send 1 invitation' })
    await send.click()
    await expect(getToast(page)).toBeVisible()
    await expectBelow(send, getToast(page))
    await hannah.checkScreen(`a dialog above a note at ${size.width}`)
    await send.click({ trial: true })
  }
  await page.goto('/company/browse-candidates')
  await page
    .getByRole('button', { name: /^Shortlist/ })
    .first()
    .click()
  await expect(getToast(page)).toBeVisible()
  await page.getByRole('button', { name: /^Filters/ }).click()
  const show = page.getByRole('button', { name: /^Show \d/ })
  await expectBelow(show, getToast(page))
  await show.click()
  await hannah.close()
})

test('the week on a phone labels the hours of both time zones', async ({ browser }) => {
  const hannah = await signInHost(browser)
  const { page } = hannah
  await page.setViewportSize(phone)
  await page.goto('/company/dashboard')
  const found = await sendRequest<{
    readonly candidates: readonly {
      readonly intern_id: string
      readonly time_zone: string
      readonly candidature: object | null
    }[]
  }>(page, 'GET browse/candidates?timezones=-10800|0')
  // Interns with open times cannot be offered new ones.
  const intern = found.candidates.find(
    (candidate) => candidate.time_zone === 'America/Sao_Paulo' && candidate.candidature === null,
  )
  await page.goto(`/company/browse-candidates/${intern?.intern_id}/propose`)
  const week = page.getByRole('group', { name: /week/i }).first()
  await expect(week).toBeVisible()
  for (const name of ['London', 'São Paulo'])
    await expect(
      page.getByText(name, { exact: true }).filter({ visible: true }).first(),
    ).toBeInViewport()
  const own = await getBox(week.getByText('12:00', { exact: true }).first())
  const theirs = week.getByText('09:00', { exact: true }).filter({ visible: true }).last()
  await expect(theirs).toBeVisible()
  expect((await getBox(theirs)).top).toBeGreaterThanOrEqual(own.bottom - 2)
  await hannah.checkScreen('a week in two zones on a phone')
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/company/internship-requirement/new')
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await expect(next).toBeInViewport({ ratio: 1 })
  await next.click({ trial: true })
  await hannah.close()
})

/** A checkbox changes immediately and reverts when saving fails. */
async function checkRevert(amara: TestUser): Promise<void> {
  const { page } = amara
  amara.allowConsoleErrors(/409/)
  await page.goto('/intern/settings?tab=mails')
  const box = page.getByRole('checkbox').first()
  await expect(box).toBeChecked()
  const answer = Promise.withResolvers<void>()
  await page.route('**/notices/preferences', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    await answer.promise
    await route.fulfill({
      status: 409,
      json: { status: 409, data: { isSuccess: false, message: 'It has changed.', payload: null } },
    })
  })
  await box.click()
  await expect(box).not.toBeChecked()
  answer.resolve()
  await expect(getToast(page)).toBeVisible()
  await expect(box).toBeChecked()
}

test('a long row of tabs fades at its overflowing edge and keeps the selected tab in view', async ({
  browser,
}) => {
  const amara = await createTestUser(browser, 'amara.okafor@unilag.example', 'Africa/Lagos')
  const { page } = amara
  await signInByApi(amara)
  await page.setViewportSize(phone)
  await page.goto('/intern/settings')
  const row = page.getByRole('tablist', { name: 'Settings sections' })
  await expect(row).toHaveAttribute('data-after')
  await expect(row).not.toHaveAttribute('data-before')
  await amara.checkScreen('overflowing tabs')
  await page.goto('/intern/settings?tab=leave')
  await expect(row.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.9 })
  await expect(row).toHaveAttribute('data-before')
  await expect(row).not.toHaveAttribute('data-after')
  await page.setViewportSize(desktop)
  await expect(row).not.toHaveAttribute('data-before')
  await checkRevert(amara)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/intern/placement-tracker')
  await page
    .getByRole('link', { name: /Ostrava Robotics/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ostrava Robotics' })).toBeVisible()
  await amara.checkScreen('a candidature at 320')
  await amara.close()
})
