import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import { sendRequest } from './support/requests.ts'
import { chooseOption, closeOptions } from './support/fields.ts'
import { anApprovedIntern } from './support/applicants.ts'
import {
  aHiringCompany,
  type ApprovedIntern,
  type HiringCompany,
} from './support/hiring-company.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'hiring' })

const introduction =
  'I read rivers for a water board, and I draw maps of what they did the year before.'
interface StoredProfile {
  readonly skill_ids: readonly number[]
  readonly profile: {
    readonly first_name: string
    readonly introduction: string
    readonly english_proficiency: number
  }
}
const readProfile = (page: Page) =>
  sendRequest<StoredProfile>(page, 'GET intern-service/application')
const getCard = (page: Page, name: string) => page.getByRole('region', { name })
const finishEditing = (page: Page) => page.getByRole('button', { name: 'Done' }).click()

test('an approved intern edits the profile in place, and companies see the changes immediately', async ({
  browser,
}) => {
  const hiring = await aHiringCompany(browser, 'Weirwatch')
  const saga = await anApprovedIntern(hiring, 'Saga Lindqvist', 'Europe/Stockholm')
  const skill = await test.step('edits introduction and skills', () => editVisibleSections(saga))
  await test.step('shows the company the new profile', () => readAsCompany(hiring, saga, skill))
  await test.step('sets the visibility of each section', () => setVisibility(saga))
  await test.step('keeps names, birth date and documents read-only', () => expectFrozenFields(saga))
  await test.step('keeps fields that another window changed', () => editInTwoWindows(saga))
  for (const user of [saga.person, hiring.admin, hiring.colleague, hiring.operator])
    await user.close()
})

async function editVisibleSections({ person }: ApprovedIntern): Promise<string> {
  const { page } = person
  const before = await readProfile(page)
  await page.goto('/intern/application-profile')
  await person.checkScreen("the intern's own profile")
  await getCard(page, 'Introduction').getByRole('button', { name: 'Edit Introduction' }).click()
  const text = page.getByRole('textbox', { name: /^Introduction/ })
  await text.fill('Too short.')
  await finishEditing(page)
  await expect(page.getByText('Use at least 60 characters', { exact: true })).toBeVisible()
  await expect(text).toBeFocused()
  await person.checkScreen('a too short introduction')
  await text.fill(introduction)
  await finishEditing(page)
  await expect(getCard(page, 'Introduction').getByText(introduction)).toBeVisible()
  await getCard(page, 'Skills').getByRole('button', { name: 'Edit Skills and projects' }).click()
  await page
    .getByRole('combobox', { name: /^Skills/ })
    .or(page.getByRole('textbox', { name: /^Skills/ }))
    .first()
    .click()
  const option = page.getByRole('option', { selected: false }).filter({ visible: true }).first()
  const skill = (await option.innerText()).trim()
  await option.click()
  await closeOptions(page)
  await finishEditing(page)
  await expect(getCard(page, 'Skills').getByText(skill, { exact: true })).toBeVisible()
  await person.checkScreen('the edited profile')
  await expect
    .poll(async () => (await readProfile(page)).skill_ids.length)
    .toBe(before.skill_ids.length + 1)
  await getCard(page, 'Portfolio').getByRole('button', { name: 'Add a link or file' }).click()
  await page.getByLabel('Title').fill('A map of the Ume')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(getCard(page, 'Portfolio').getByText('A map of the Ume')).toBeVisible()
  return skill
}

async function readAsCompany(
  { admin }: HiringCompany,
  saga: ApprovedIntern,
  skill: string,
): Promise<void> {
  const { page } = admin
  await page.goto('/company/browse-candidates')
  await page.getByRole('button', { name: /^Profile of Saga L/ }).click()
  await expect(page.getByText(introduction).first()).toBeVisible()
  await expect(page.getByText(skill, { exact: true }).first()).toBeVisible()
  await page.goto(`/intern-profile/${saga.internId}`)
  await expect(page.getByText('A map of the Ume')).toBeVisible()
}

/**
 * Checks that the profile has no public page at first and then shows every section except a hidden
 * one.
 */
async function setVisibility({ person, internId }: ApprovedIntern): Promise<void> {
  const { page } = person
  const read = () => page.request.get(`/intern-profile/${internId}`)
  expect((await read()).status()).toBe(404)
  await page.goto('/intern/settings?tab=profile')
  const seen = getCard(page, 'Who can see your profile')
  await seen.getByRole('checkbox', { name: /^Anyone with the link/ }).click()
  await seen.getByRole('checkbox', { name: 'Portfolio' }).click()
  await expect(seen.getByRole('checkbox', { name: 'Portfolio' })).not.toBeChecked()
  await person.checkScreen('profile visibility')
  const found = await read()
  expect([
    found.status(),
    /<title>Saga L\., intern/.test(await found.text()),
    (await found.text()).includes('noindex'),
  ]).toEqual([200, true, true])
  const nobody = await page.context().browser()?.newPage()
  if (!nobody) throw new Error('unreachable: the journey has a browser')
  await nobody.goto(new URL(`/intern-profile/${internId}`, page.url()).href)
  await expect(nobody.getByText(introduction)).toBeVisible()
  await expect(nobody.getByText('Gauge reader', { exact: false })).toBeVisible()
  await expect(nobody.getByText('A map of the Ume')).toHaveCount(0)
  await nobody.close()
  await page.goto('/intern/application-profile')
}

async function expectFrozenFields({ person }: ApprovedIntern): Promise<void> {
  const { page } = person
  const notice =
    'You can’t change your name, birth date or identity documents now. Contact the programme team if something is wrong.'
  await page.getByRole('button', { name: 'Edit Personal information' }).click()
  await expect(getCard(page, 'Personal information').getByText(notice)).toBeVisible()
  await expect(page.getByLabel('Phone number')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveCount(0)
  await expect(page.getByLabel('Date of birth')).toHaveCount(0)
  await person.checkScreen('personal information after approval')
  const refused = await page.request.patch('/backend/intern-service/profile/name', {
    headers: { 'x-request-id': randomUUID() },
    data: { first_name: 'Somebody', last_name: 'Else' },
  })
  expect([refused.status(), (await refused.json()).data.message]).toEqual([409, notice])
  await page.getByRole('radio', { name: /^5/ }).check()
  await finishEditing(page)
  await expect
    .poll(async () => (await readProfile(page)).profile)
    .toMatchObject({ first_name: 'Saga', english_proficiency: 5 })
}

async function editInTwoWindows({ person }: ApprovedIntern): Promise<void> {
  const { page } = person
  await page.getByRole('button', { name: 'Edit Personal information' }).click()
  await expect(page.getByLabel('Phone number')).toBeVisible()
  // Changes the profile in another window.
  await sendRequest(page, 'PATCH intern-service/profile/english-proficiency', {
    english_proficiency: 3,
  })
  await page.getByLabel('Phone number').fill('+46 70 555 01 44')
  await finishEditing(page)
  await expect(getCard(page, 'Personal information').getByText('+46 70 555 01 44')).toBeVisible()
  expect((await readProfile(page)).profile.english_proficiency).toBe(3)
  await getCard(page, 'When').getByRole('button', { name: 'Edit When' }).click()
  await chooseOption(page, /weeks/i, '10 weeks')
  // Repeated Enter opens the list and selects an option, without submitting the form or clearing
  // the field.
  const weeks = page.getByRole('combobox', { name: /weeks/i })
  for (const key of ['Enter', 'Enter', 'ArrowDown', 'Enter', 'Enter']) await weeks.press(key)
  await expect(weeks).not.toHaveValue('')
  await finishEditing(page)
  await expect(getCard(page, 'When').getByText(/^10 weeks/)).toBeVisible()
}
