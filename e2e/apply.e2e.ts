import type { Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import { sendRequest } from './support/requests.ts'
import { closeOptions } from './support/fields.ts'
import { anUnsentApplication } from './support/applicants.ts'
import { aHiringCompany } from './support/hiring-company.ts'
import type { TestUser } from './support/test-user.ts'
import { createResumePdf } from './support/resume.ts'
import { test } from './support/test.ts'
import { fillInOffline } from './apply/fill-in-offline.ts'
import { readDeviceDrafts, readStoredApplication } from './apply/stored-application.ts'

test.use({ scenario: 'hiring' })

const getEducationSection = (page: Page) => page.getByRole('region', { name: 'Education' })
const firstIntroduction =
  'I read rivers for a water board, and I draw maps of what they did the year before.'
const secondIntroduction =
  'I write small tools for people who measure rivers, and I explain what the numbers say.'

test('an application filled in over a lost connection and in two tabs loses nothing and reports overwrites', async ({
  browser,
}) => {
  const hiring = await aHiringCompany(browser, 'Sluicegate')
  const maren = await anUnsentApplication(hiring, 'Maren Solheim', 'Europe/Oslo')
  await test.step('asks four more questions for a low level of English', () => setLowEnglish(maren))
  await test.step('makes “prefer not to say” exclusive', () => preferNotToSay(maren))
  await test.step('adds projects of interest and skills to improve', () => chooseFromLists(maren))
  await test.step('adds a certificate with its file, sorts months and restores a draft after the tab crashed', () =>
    addCertificate(maren))
  await test.step('restores what was typed offline and saves it once', () => loseConnection(maren))
  await test.step('sends the steps that were filled in without a connection once it is back', () =>
    fillInOffline(maren))
  await test.step('reports a conflict when two tabs edit the same field', () =>
    editInTwoTabs(maren))
  for (const user of [maren, hiring.admin, hiring.colleague, hiring.operator]) await user.close()
})

async function setLowEnglish({ page, checkScreen }: TestUser): Promise<void> {
  await page.goto('/intern/application/personal-information')
  await page.getByRole('radio', { name: /^2/ }).check()
  const other = page.getByLabel(/^Which other languages could you work in/)
  await other.fill('In Norwegian and German')
  await page
    .getByLabel(/^What would help you in meetings/)
    .fill('The questions in writing, a day before')
  await expect
    .poll(async () => (await readStoredApplication(page)).profile.low_english)
    .toEqual({ 2: 'In Norwegian and German', 4: 'The questions in writing, a day before' })
  await checkScreen('personal information with a low level of English')
}

async function preferNotToSay({ page, checkScreen }: TestUser): Promise<void> {
  await page.goto('/intern/application/diversity-information')
  const groups = page
    .getByRole('combobox', { name: /^Racial or ethnic groups/ })
    .or(page.getByRole('textbox', { name: /^Racial or ethnic groups/ }))
    .first()
  const pick = async (name: string) => {
    await groups.click()
    await page.getByRole('option', { name, exact: true }).filter({ visible: true }).first().click()
    await closeOptions(page)
  }
  await pick('East Asian')
  await expect
    .poll(async () => (await readStoredApplication(page)).profile.racial_ethnic_group_ids)
    .toHaveLength(1)
  const [asian] = (await readStoredApplication(page)).profile.racial_ethnic_group_ids ?? []
  await pick('Prefer not to say')
  await expect
    .poll(async () =>
      (await readStoredApplication(page)).profile.racial_ethnic_group_ids?.includes(asian ?? 0),
    )
    .toBe(false)
  expect((await readStoredApplication(page)).profile.racial_ethnic_group_ids).toHaveLength(1)
  await checkScreen('diversity, not said')
}

async function chooseFromLists({ page, checkScreen }: TestUser): Promise<void> {
  const before = await readStoredApplication(page)
  const more = async (label: RegExp) => {
    await page
      .getByRole('combobox', { name: label })
      .or(page.getByRole('textbox', { name: label }))
      .first()
      .click()
    await page.getByRole('option', { selected: false }).filter({ visible: true }).first().click()
    await closeOptions(page)
  }
  await typeCountry(page)
  await page.goto('/intern/application/career-field')
  await more(/^Projects of interest/)
  await expect
    .poll(async () => (await readStoredApplication(page)).project_ids.length)
    .toBe(before.project_ids.length + 1)
  await checkScreen('the career field')
  await page.goto('/intern/application/resume-profile')
  await more(/^Skills to improve/)
  await expect
    .poll(async () => (await readStoredApplication(page)).skill_to_improve_ids.length)
    .toBe(before.skill_to_improve_ids.length + 1)
  await typeSkill(page)
}

/**
 * Types into a list that has just opened, and checks that typing the same text again removes
 * nothing.
 */
async function typeCountry(page: Page): Promise<void> {
  await page.goto('/intern/application/personal-information')
  const field = page.getByRole('combobox', { name: 'Citizenship' })
  for (const word of ['Portug', 'Portuga']) {
    await field.fill(word)
    const option = page.getByRole('option', { name: 'Portugal' })
    // Enter selects the marked option, and the first match is marked a moment after it is listed.
    await expect(option).toHaveAttribute('data-combobox-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(option).toBeHidden()
    await field.blur()
    await expect(field).toHaveValue('Portugal')
  }
}

/**
 * Types text and presses Enter to select the matching option; without a match, checks for the
 * message and that nothing is selected.
 */
async function typeSkill(page: Page): Promise<void> {
  const { options, chosen_ids } = await sendRequest<{
    options: readonly { id: number; name: string }[]
    chosen_ids: readonly number[]
  }>(page, 'GET intern-service/application/skill-to-improve')
  const wanted = options.findLast((option) => !chosen_ids.includes(option.id))
  const field = page
    .getByRole('combobox', { name: /^Skills to improve/ })
    .or(page.getByRole('textbox', { name: /^Skills to improve/ }))
    .first()
  await field.click()
  await page.keyboard.type('no such skill')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(wanted?.name ?? '')
  await page.keyboard.press('Enter')
  await closeOptions(page)
  await expect
    .poll(async () => (await readStoredApplication(page)).skill_to_improve_ids)
    .toEqual(expect.arrayContaining([...chosen_ids, wanted?.id]))
  expect((await readStoredApplication(page)).skill_to_improve_ids).toHaveLength(
    chosen_ids.length + 1,
  )
}

async function addCertificate(maren: TestUser): Promise<void> {
  const { page } = maren
  const add = async (of: Page) => {
    await of.goto('/intern/application/resume-profile')
    await of.getByRole('button', { name: 'Add education' }).click()
  }
  const tab = await page.context().newPage()
  await add(tab)
  await tab.getByLabel('School').fill('Open Institute')
  await expect.poll(() => tab.evaluate(readDeviceDrafts)).toContain('Open Institute')
  await tab.close()
  await add(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('School')).toHaveValue('Open Institute')
  await dialog.getByLabel('Degree').fill('Statistics with R')
  await dialog.getByLabel('From: month').selectOption('March')
  await dialog.getByLabel('From: year').selectOption('2025')
  await dialog.getByLabel('Until: year').selectOption('2024')
  await dialog.getByRole('checkbox', { name: /This is a certificate/ }).check()
  const put = (name: string, buffer: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await put('notes.txt', Buffer.from('nothing'))
  await expect(dialog.getByText('Use a JPG, PNG or PDF file.')).toBeVisible()
  await put('certificate.pdf', await createResumePdf(['Statistics with R']))
  await expect(dialog.getByRole('link', { name: 'certificate.pdf' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('The end can’t be before the start')).toBeVisible()
  await maren.checkScreen('a certificate whose end is before its start')
  await dialog.getByLabel('Until: year').selectOption('2025')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(
    getEducationSection(page).getByRole('link', { name: 'certificate.pdf' }),
  ).toBeVisible()
  expect((await readStoredApplication(page)).education).toContainEqual(
    expect.objectContaining({
      degree: 'Statistics with R',
      is_certification: true,
      from: '2025-03',
      file_name: 'certificate.pdf',
    }),
  )
  await getEducationSection(page)
    .getByRole('button', { name: /^Edit Statistics with R/ })
    .click()
  await dialog.getByRole('button', { name: 'Replace' }).click()
  await put('renewed.pdf', await createResumePdf(['Statistics with R, renewed']))
  await expect(dialog.getByRole('link', { name: 'renewed.pdf' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(getEducationSection(page).getByRole('link', { name: 'renewed.pdf' })).toBeVisible()
  await maren.checkScreen('education with a certificate')
}

async function loseConnection(maren: TestUser): Promise<void> {
  const { page } = maren
  const context = page.context()
  await page.goto('/intern/dashboard')
  const tab = await context.newPage()
  await tab.goto('/intern/application/resume-profile')
  const title = tab.getByLabel(/^Preferred job title/)
  await expect(title).toHaveValue('')
  await context.setOffline(true)
  await title.fill('River analyst')
  await expect(tab.getByText(/saved on this device/i).first()).toBeVisible()
  // Crashes the tab instead of closing it, because requests of a closing tab would bypass the route
  // handler.
  const crash = tab.waitForEvent('crash')
  await Promise.race([tab.goto('chrome://crash').catch(() => null), crash])
  await crash
  await tab.close()
  expect(
    (await readStoredApplication(page).catch(() => null))?.profile.job_title ?? null,
  ).toBeNull()
  await context.setOffline(false)
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/profile/skill/job-title')) saves.push(request.postData() ?? '')
  })
  await page.goto('/intern/application/resume-profile')
  await expect(page.getByLabel(/^Preferred job title/)).toHaveValue('River analyst')
  await expect
    .poll(async () => (await readStoredApplication(page)).profile.job_title)
    .toBe('River analyst')
  await expect(page.getByText(/^Saved \d\d:\d\d/).first()).toBeVisible()
  expect(saves).toHaveLength(1)
}

async function editInTwoTabs(maren: TestUser): Promise<void> {
  const { page } = maren
  const tab = await page.context().newPage()
  for (const each of [page, tab]) await each.goto('/intern/application/resume-profile')
  const own = page.getByRole('textbox', { name: /^Introduction/ })
  await expect(own).not.toHaveValue('')
  await tab.getByRole('textbox', { name: /^Introduction/ }).fill(secondIntroduction)
  await tab.getByLabel(/^Preferred job title/).fill('Tool maker')
  await expect
    .poll(async () => (await readStoredApplication(page)).profile)
    .toMatchObject({ introduction: secondIntroduction, job_title: 'Tool maker' })
  await tab.close()
  await own.fill(firstIntroduction)
  const clash = page
    .getByRole('region', { name: 'Introduction', exact: true })
    .filter({ hasText: 'Your version' })
    .last()
  await expect(clash.getByText(secondIntroduction)).toBeVisible()
  await expect(clash.getByText(firstIntroduction)).toBeVisible()
  expect((await readStoredApplication(page)).profile.introduction).toBe(secondIntroduction)
  // Fields not edited here show the other tab's values.
  await expect(page.getByLabel(/^Preferred job title/)).toHaveValue('Tool maker')
  await maren.checkScreen('an introduction that was changed in another tab')
  await clash.getByRole('button', { name: 'Keep mine' }).click()
  await expect
    .poll(async () => (await readStoredApplication(page)).profile)
    .toMatchObject({ introduction: firstIntroduction, job_title: 'Tool maker' })
  await expect(page.getByText('Changed somewhere else', { exact: true })).toHaveCount(0)
}
