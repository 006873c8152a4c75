import { anUnsentApplication } from './support/applicants.ts'
import { expect } from './support/expect.ts'
import { chooseOption } from './support/fields.ts'
import { aHiringCompany, type HiringCompany } from './support/hiring-company.ts'
import { insertTestOperator } from './support/operator.ts'
import { countMails, sendRequest } from './support/requests.ts'
import { signInWithSecondFactor } from './support/second-factor.ts'
import { expectHeading } from './support/sign-in.ts'
import { advanceClock, createTestUser, type TestUser } from './support/test-user.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'hiring', settings: { UNDO_SECONDS: '10' } })

const tove = 'Tove Brandt'
const bruno = 'Bruno Costa'
const chidi = 'Chidi Okafor'
const dalia = 'Dalia Haddad'
const emil = 'Emil Novak'
const names = [tove, bruno, chidi, dalia, emil]
const comment = 'Please say which of the gauges you read, and how often.'

type Applicants = ReadonlyMap<string, TestUser>

test('a reviewer’s morning: decides by keyboard, undoes, skips, asks for changes and hands over', async ({
  browser,
}) => {
  const hiring = await aHiringCompany(browser, 'Weirworks')
  const applicants = await test.step('five interns submit', () => submitAll(hiring))
  const email = 'marta.silva@fledge.example'
  await insertTestOperator(email, { role: 'REVIEWER', firstName: 'Marta', lastName: 'Silva' })
  const marta = await createTestUser(browser, email, 'Europe/Lisbon')
  await test.step('signs in with a second code', () => signInWithSecondFactor(marta))
  await test.step('opens what waits from the overview', () => openFromOverview(marta))
  await test.step('approves, undoes and rejects', () => approveAndUndo(marta))
  await test.step('asks for changes, and skips', () => askAndSkip(marta))
  await test.step('the interns see nothing yet', () => expectNothingYet(applicants))
  await test.step('the outcomes take effect', () => expectOutcomes(marta, applicants))
  await test.step('hands over what is left', () => handOver(marta, hiring))
  for (const user of applicants.values()) await user.close()
  for (const user of [marta, hiring.admin, hiring.colleague, hiring.operator]) await user.close()
})

async function submitAll(hiring: HiringCompany): Promise<Applicants> {
  const applicants = new Map<string, TestUser>()
  for (const name of names) {
    const person = await anUnsentApplication(hiring, name, 'Europe/Copenhagen')
    await sendRequest(person.page, 'POST intern-service/application/submit', {})
    applicants.set(name, person)
  }
  return applicants
}

async function openFromOverview(marta: TestUser): Promise<void> {
  const { page } = marta
  await marta.checkScreen('the overview in the morning')
  // Each number opens the list that it counts.
  await page.getByRole('link', { name: '5 not taken', exact: true }).click()
  await expectHeading(page).toHaveText('Team tasks')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(1 + names.length)
  await page.getByRole('link', { name: 'Applications', exact: true }).click()
  await expect(page.getByText('5 waiting').filter({ visible: true })).toBeVisible()
}

const pendingOf = ({ page }: TestUser) =>
  page.getByRole('list', { name: 'Decisions that take effect soon' })

/** Waits until an application is open and can be decided. */
async function expectOpen({ page }: TestUser, name: string): Promise<void> {
  await expectHeading(page).toContainText(name)
  await expect(page.getByRole('button', { name: /^Approve( A)?$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take for review' })).toHaveCount(0)
}

/** Reads the application for a second: a press right after a decision is not meant for it. */
async function read({ page }: TestUser): Promise<void> {
  const openedAt = await page.evaluate(() => performance.now())
  await page.waitForFunction((since) => performance.now() - since > 1000, openedAt)
}

async function approveAndUndo(marta: TestUser): Promise<void> {
  const { page } = marta
  await page.keyboard.press('?')
  // It is loaded at the first press, and opens some frames later.
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys).toBeVisible()
  await marta.checkScreen('the keys of the review desk')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.press('g')
  await expectOpen(marta, tove)
  await page.keyboard.press('a')
  await expectOpen(marta, bruno)
  await read(marta)
  await page.keyboard.press('a')
  await expectOpen(marta, chidi)
  await expect(pendingOf(marta).getByText(bruno)).toBeVisible()
  await page.keyboard.press('z')
  await expect(page.getByText(`Approval of ${bruno} undone`)).toBeVisible()
  await expectOpen(marta, bruno)
  await expect(pendingOf(marta).getByText(bruno)).toHaveCount(0)
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await marta.checkScreen('the reasons of a rejection')
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(pendingOf(marta).getByText(bruno)).toBeVisible()
}

async function askAndSkip(marta: TestUser): Promise<void> {
  const { page } = marta
  await expectOpen(marta, dalia)
  await page.keyboard.press('5')
  await page.keyboard.press('n')
  const field = page.getByRole('textbox', { name: /^Comment on/ })
  await expect(field).toBeFocused()
  await page.keyboard.type(comment)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Request 1 change/ })).toBeVisible()
  await marta.checkScreen('a comment written by keyboard')
  await page.keyboard.press('c')
  // It was open when the decision before was undone; no one is passed over.
  await expectOpen(marta, chidi)
  await read(marta)
  await page.keyboard.press('s')
  await expectOpen(marta, emil)
}

const find = (applicants: Applicants, name: string): TestUser => {
  const person = applicants.get(name)
  if (!person) throw new Error(`no applicant ${name}`)
  return person
}

async function expectNothingYet(applicants: Applicants): Promise<void> {
  for (const name of [tove, bruno, dalia]) {
    const person = find(applicants, name)
    await person.page.goto('/intern/dashboard')
    await expect(person.page.getByText('Your application is in review')).toBeVisible()
    expect(await countMails(person, /approved|Changes requested/), name).toBe(0)
  }
}

async function expectOutcomes(marta: TestUser, applicants: Applicants): Promise<void> {
  await advanceClock(marta.page, 10_000)
  await expect(pendingOf(marta)).toHaveCount(0)
  await find(applicants, tove).mail(/^Your application is approved/)
  await find(applicants, bruno).mail(/^Your application was not approved/)
  const person = find(applicants, dalia)
  await person.mail(/^Changes requested to your application/)
  await person.page.goto('/intern/application-feedback-pages')
  await expect(person.page.getByText(comment)).toBeVisible()
  await find(applicants, tove).page.goto('/intern/dashboard')
  await expect(find(applicants, tove).page.getByText('Your application is in review')).toHaveCount(
    0,
  )
}

async function handOver(marta: TestUser, { operator }: HiringCompany): Promise<void> {
  const { page } = marta
  await page.goto('/operator/waits?owner=me')
  const row = page.getByRole('row').filter({ hasText: emil })
  await expect(row.getByText('Yours')).toBeVisible()
  await page.getByRole('button', { name: 'Hand over' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand over all tasks' })
  await chooseOption(page, 'Go to', /Ines Duarte/)
  await marta.checkScreen('handing over what is left')
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect(dialog).toBeHidden()
  await expect(pendingOf(marta).getByText(/Hand-over of all tasks/)).toBeVisible()
  await advanceClock(page, 10_000)
  await expect(row).toHaveCount(0)
  await operator.page.goto('/operator/waits?owner=me')
  await expect(operator.page.getByRole('row').filter({ hasText: emil })).toBeVisible()
}
