import { expect } from './support/expect.ts'
import { sendRequest } from './support/requests.ts'
import { anUnsentApplication } from './support/applicants.ts'
import { aHiringCompany, type HiringCompany } from './support/hiring-company.ts'
import type { TestUser } from './support/test-user.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'hiring' })

const introduction =
  'I keep the gauges of a river board, and I want to learn how their numbers become a forecast.'
const changeRequests = [
  ['Personal information', 'Please give a number that we can reach you at.'],
  ['Résumé profile', 'Please say what you want to learn.'],
] as const

test('requested changes in two sections are made, compared by the reviewer and approved', async ({
  browser,
}) => {
  const hiring = await aHiringCompany(browser, 'Fishladder')
  const tove = await anUnsentApplication(hiring, 'Tove Brandt', 'Europe/Copenhagen')
  await sendRequest(tove.page, 'POST intern-service/application/submit', {})
  const { application_id } = await sendRequest<{ application_id: string }>(
    tove.page,
    'GET intern-service/intern-dashboard/basic-details',
  )
  await sendRequest(hiring.operator.page, `POST operator/applications/${application_id}/take`, {})
  await test.step('requests changes section by section', () =>
    requestChanges(hiring, application_id))
  await test.step('blocks resubmitting while a comment is unresolved', () => makeChanges(tove))
  await test.step('shows the reviewer what changed, who approves', () =>
    approveApplication(hiring, application_id, tove))
  for (const user of [tove, hiring.admin, hiring.colleague, hiring.operator]) await user.close()
})

async function requestChanges({ operator }: HiringCompany, id: string): Promise<void> {
  const { page } = operator
  await page.goto(`/operator/applications/${id}`)
  for (const [section, words] of changeRequests) {
    const part = page.getByRole('region', { name: section, exact: true })
    await part.getByRole('button', { name: /^Comment/ }).click()
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().includes('/comments/'),
    )
    await part.getByLabel(/^Comment on/).fill(words)
    await saved
  }
  await page.getByRole('button', { name: /Request 2 changes/ }).click()
  await expect
    .poll(
      async () =>
        (await sendRequest<{ status: string }>(page, `GET operator/applications/${id}`)).status,
    )
    .toBe('CHANGES_REQUESTED')
}

async function makeChanges(tove: TestUser): Promise<void> {
  const { page } = tove
  await page.goto('/intern/application-feedback-pages')
  for (const [, words] of changeRequests) await expect(page.getByText(words)).toBeVisible()
  await tove.checkScreen('requested changes in two sections')
  await page.getByRole('button', { name: 'Mark as resolved' }).first().click()
  const unchanged = page.getByRole('dialog', { name: 'Leave it as it is?' })
  await expect(unchanged.getByText(/^You haven’t changed this section/)).toBeVisible()
  await tove.checkScreen('a comment resolved without a change')
  await unchanged.getByRole('button', { name: 'Go back and edit' }).click()
  await page.goto('/intern/application/personal-information')
  await page.getByLabel('Phone number').fill('+45 70 10 20 30')
  await page.getByRole('button', { name: 'Mark as resolved' }).click()
  await expect
    .poll(
      async () =>
        (await sendRequest<{ profile: { phone: string } }>(page, 'GET intern-service/application'))
          .profile.phone,
    )
    .toBe('+45 70 10 20 30')
  await expect(page.getByRole('note').getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.goto('/intern/application-feedback-pages')
  const again = page.getByRole('button', { name: 'Resubmit application' })
  await expect(again)
    .toHaveAttribute('aria-disabled', 'true')
    .catch(() => expect(again).toBeDisabled())
  const refused = await page.request.post(
    '/backend/intern-service/application/re-submit-application',
    { headers: { 'x-request-id': crypto.randomUUID() }, data: {} },
  )
  expect((await refused.json()).data.message).toBe('Mark every requested change as resolved first.')
  await page.goto('/intern/application/resume-profile')
  await page.getByRole('textbox', { name: /^Introduction/ }).fill(introduction)
  await expect
    .poll(
      async () =>
        (
          await sendRequest<{ profile: { introduction: string } }>(
            page,
            'GET intern-service/application',
          )
        ).profile.introduction,
    )
    .toBe(introduction)
  await page.getByRole('button', { name: 'Mark as resolved' }).click()
  await expect(page.getByRole('note').getByRole('button', { name: 'Undo' })).toBeVisible()
  await tove.checkScreen('a corrected section')
  await page.goto('/intern/application-feedback-pages')
  await again.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Application submitted' })).toBeVisible()
}

async function approveApplication(
  { operator }: HiringCompany,
  id: string,
  tove: TestUser,
): Promise<void> {
  const { page } = operator
  await page.goto(`/operator/applications/${id}`)
  const changed = (section: string) =>
    page
      .getByRole('region', { name: section, exact: true })
      .getByRole('region', { name: 'Changed since your comments' })
  await expect(changed('Personal information').getByText('+1 555 0100 444')).toBeVisible()
  await expect(changed('Personal information').getByText('+45 70 10 20 30')).toBeVisible()
  await expect(changed('Résumé profile').getByText(introduction)).toBeVisible()
  await expect(changed('Career field')).toHaveCount(0)
  await operator.checkScreen('changes since the comments')
  const take = page.getByRole('button', { name: /Take/ })
  if ((await take.count()) > 0) await take.first().click()
  await page.getByRole('button', { name: /^Approve( A)?$/ }).click()
  await tove.mail(/approved/i)
}
