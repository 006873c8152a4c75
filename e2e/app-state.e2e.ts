import type { Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import { sendRequest } from './support/requests.ts'
import { anApprovedIntern } from './support/applicants.ts'
import { getProductTime } from './support/clock.ts'
import {
  aHiringCompany,
  type ApprovedIntern,
  type HiringCompany,
} from './support/hiring-company.ts'
import { proposeInterviewTimes } from './support/interviews.ts'
import { test } from './support/test.ts'

// The journey about overlays shows them with their animations.
test.use({ scenario: 'hiring', contextOptions: { reducedMotion: 'no-preference' } })

const longWord = `Hydro${'graphy'.repeat(22)}`.slice(0, 140)
const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const
const getDialog = (page: Page) => page.getByRole('dialog')

test('search, overlays and live updates keep their state: results by name, Back closes overlays, news appears at once', async ({
  browser,
}) => {
  const hiring = await test.step('sets up a company with a plan', () =>
    aHiringCompany(browser, 'Weirside'))
  const maya = await test.step('sets up an intern', () =>
    anApprovedIntern(hiring, 'Maya Torres', 'America/Bogota'))
  await test.step('shows new interest on the dashboard without a reload', () =>
    receiveInterest(hiring, maya))
  await test.step('finds people and plans with ⌘K and shows an empty result', () =>
    searchPalette(hiring))
  await test.step('closes only the overlay on Back', () => closeByBack(hiring, maya))
  await test.step("keeps filters when the phone's filter sheet closes", () =>
    checkFilterSheet(hiring))
  await test.step('does not reopen a dialog that the URL opened', () =>
    checkDialogStaysClosed(hiring, maya))
  await test.step('wraps a long word without horizontal scrolling', () => checkWordWrap(hiring))
  await test.step("removes a closed account's menu immediately", () => closeAccount(hiring))
  await test.step('explains an expired session on the sign-in page', () => expireSession(hiring))
  for (const person of [hiring.admin, hiring.colleague, hiring.operator, maya.person])
    await person.close()
})

async function receiveInterest(
  { admin, planId }: HiringCompany,
  maya: ApprovedIntern,
): Promise<void> {
  const { page } = admin
  const line = page.waitForResponse(/notices\/stream/)
  await page.goto('/company/dashboard')
  const waits = page
    .getByRole('link', { name: /^Hiring/ })
    .filter({ visible: true })
    .first()
  await expect(waits).not.toHaveAccessibleName(/1/)
  await line
  await sendRequest(maya.person.page, 'POST intern-service/intern-dashboard/express-interest', {
    io_id: planId,
  })
  await expect(waits).toHaveAccessibleName(/1/)
}

async function searchPalette({ admin, planName }: HiringCompany): Promise<void> {
  const { page } = admin
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(page.getByRole('option', { name: 'Internship plans' })).toBeVisible()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveText('Shortlist')
  for (const name of ['Sign out', 'Create plan', 'Interview credits', 'Offers']) {
    await field.fill(name)
    await expect(page.getByRole('option', { name, exact: true })).toBeVisible()
  }
  await field.fill('maya')
  const option = page.getByRole('option', { name: /Maya T\./ })
  await expect(option).toContainText(planName)
  await admin.checkScreen('what ⌘K found')
  await field.fill('zzzz')
  await expect(page.getByText('Nothing found for “zzzz”')).toBeVisible()
  await admin.checkScreen('⌘K with nothing found')
  await field.fill('river')
  await expect(page.getByRole('option').first()).toContainText('River data analyst')
  await field.fill('maya')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/company\/hiring-management\/[0-9a-f-]{36}/)
  await expect(getDialog(page)).toHaveCount(0)
  // The palette leaves no history entry.
  await waitForHistory(page)
  await page.goBack()
  await expect(page).toHaveURL('/company/dashboard')
}

async function closeByBack({ admin }: HiringCompany, maya: ApprovedIntern): Promise<void> {
  const { page } = admin
  const [{ candidature_id } = { candidature_id: '' }] = await sendRequest<
    readonly { candidature_id: string }[]
  >(maya.person.page, 'GET intern-service/candidatures')
  const address = `/company/hiring-management/${candidature_id}`
  await page.goto(address)
  const open = page.getByRole('button', { name: 'Disqualify' })
  await open.click()
  await expect(getDialog(page)).toBeVisible()
  await page.goBack()
  await expect(getDialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(address)
  // Closing with its own button removes its history entry.
  await open.click()
  await getDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(getDialog(page)).toHaveCount(0)
  await waitForHistory(page)
  await page.goBack()
  await expect(page).toHaveURL('/company/dashboard')
}

/**
 * Waits until a closed overlay has removed its history entry, a moment after it disappears. A user
 * could not press Back that fast.
 */
const waitForHistory = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => JSON.stringify(window.history.state ?? {}).includes('"layers"')),
    )
    .toBe(false)

async function checkDialogStaysClosed(hiring: HiringCompany, maya: ApprovedIntern): Promise<void> {
  const { page } = hiring.admin
  const at = new Date((await getProductTime(hiring.admin)).getTime() + 3 * 86_400_000)
  at.setUTCMinutes(0, 0, 0)
  const [first, other] = [at.toISOString(), new Date(at.getTime() + 2 * 3_600_000).toISOString()]
  const { candidature_id, interview_id } = await proposeInterviewTimes(hiring, maya, [first])
  await sendRequest(
    maya.person.page,
    'POST intern-service/intern-application/internships/interview-rescheduled',
    { interview_id, slots: [other], zone: 'America/Bogota' },
  )
  const address = `/company/hiring-management/${candidature_id}?tab=interviews`
  await page.goto('/company/dashboard')
  await page.goto(`${address}&do=choose`)
  await expect(getDialog(page)).toBeVisible()
  await hiring.admin.checkScreen('the times to choose of, asked for by the address')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(address)
  await expect(getDialog(page)).toHaveCount(0)
  await waitForHistory(page)
  await page.goBack()
  await expect(page).toHaveURL('/company/dashboard')
  await expect(getDialog(page)).toHaveCount(0)
}

async function checkFilterSheet({ admin }: HiringCompany): Promise<void> {
  const { page } = admin
  await page.setViewportSize(sizes[1])
  await page.goto('/company/browse-candidates')
  const open = page.getByRole('button', { name: 'Filters' })
  await open.click()
  await getDialog(page).getByRole('checkbox', { disabled: false }).first().click()
  await expect(page).toHaveURL(/timezones=/)
  await admin.checkScreen('filters on a phone with one selected')
  const chosen = page.url()
  await page.goBack()
  await expect(getDialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(chosen)
  await page.goBack()
  await expect(page).toHaveURL('/company/browse-candidates')
  await expect(getDialog(page)).toHaveCount(0)
  await page.setViewportSize(sizes[0])
}

async function checkWordWrap(hiring: HiringCompany): Promise<void> {
  const { page } = hiring.admin
  const [{ uuid } = { uuid: '' }] = await sendRequest<readonly { uuid: string }[]>(
    page,
    'GET internship-plan',
  )
  await sendRequest(page, 'POST internship-plan/create-draft', { id: uuid, name: longWord })
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const path of [
      '/company/internship-requirement',
      `/company/internship-requirement/${uuid}`,
      '/company/dashboard',
      '/company/browse-candidates',
      '/company/hiring-management',
      `/company/browse-candidates?ir_ids=${uuid}`,
    ]) {
      await page.goto(path)
      await expect(
        page
          .getByText(new RegExp(longWord.slice(0, 40)))
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
      await hiring.admin.checkScreen(`a long word at ${path}, ${size.width}`)
    }
  }
  await page.setViewportSize(sizes[0])
}

async function closeAccount({ admin, operator }: HiringCompany): Promise<void> {
  const { page } = admin
  const line = page.waitForResponse(/notices\/stream/)
  await page.goto('/company/dashboard')
  await line
  const menu = page.getByRole('link', { name: 'Browse candidates' }).filter({ visible: true })
  await expect(menu.first()).toBeVisible()
  const { company_id } = await sendRequest<{ company_id: string }>(page, 'GET host-company/user')
  await sendRequest(operator.page, `POST operator/companies/${company_id}/expel`, {
    expected_status: 'APPROVED',
    reason: 'CONDUCT',
  })
  await expect(menu).toHaveCount(0)
  const notice = page.getByRole('status').filter({ hasText: 'not approved' })
  await expect(notice).toContainText(
    'Unfortunately, your company account is not approved at this point. If you believe this is an error, please contact the VI Support Team.',
  )
  await expect(notice.getByRole('link', { name: 'support@fledge.example' })).toHaveAttribute(
    'href',
    'mailto:support@fledge.example',
  )
  await admin.checkScreen('the dashboard of an account that has ended')
}

async function expireSession({ colleague }: HiringCompany): Promise<void> {
  const { page } = colleague
  await page.goto('/company/settings')
  await expect(page.getByRole('button', { name: /notification/i })).toBeVisible()
  // Leaves the page first: an open page would notice with its next request, and a reload would
  // discard the message.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/company/settings')
  await expect(page).toHaveURL(/\/company\/get-started\?redirectTo=/)
  await expect(page.getByText('Your session has ended. Sign in to continue')).toBeVisible()
  await colleague.checkScreen('the door, with the reason')
}
