import { anApprovedIntern } from './support/applicants.ts'
import { addDaysTo, getProductTime } from './support/clock.ts'
import { expect } from './support/expect.ts'
import { chooseOption } from './support/fields.ts'
import {
  aHiringCompany,
  type ApprovedIntern,
  type HiringCompany,
} from './support/hiring-company.ts'
import { hireIntern, passTimeUntil } from './support/internship.ts'
import { expectHeading } from './support/sign-in.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'hiring' })

const concern = 'No one has answered my questions for three days.'
const note = 'The supervisor was ill last year, too.'
const answer = 'Ada now looks after you as well, and you have two more weeks.'

interface Case {
  readonly hiring: HiringCompany
  readonly maya: ApprovedIntern
  readonly internship: string
}

test('a concern: reported, taken, discussed, the internship rescued, and answered', async ({
  browser,
}) => {
  const hiring = await aHiringCompany(browser, 'Sluicegate')
  const maya = await anApprovedIntern(hiring, 'Maya Lindqvist', 'Asia/Kolkata')
  const internship = await test.step('hires the intern', () => hireIntern(hiring, maya))
  await test.step('the internship runs for two days', () =>
    passTimeUntil(hiring, maya, `${addDaysTo(hiring.starts, 2)}T08:00:00Z`))
  const found = { hiring, maya, internship }
  await test.step('the intern reports a concern', () => reportConcern(found))
  await test.step('a colleague takes the case from the overview', () => takeCase(found))
  await test.step('moves its date', () => changeDate(found))
  await test.step('keeps a private note', () => writeNote(found))
  await test.step('writes with the intern', () => discuss(found))
  await test.step('adds a second supervisor', () => addSupervisor(found))
  await test.step('extends the internship', () => extend(found))
  await test.step('closes the case with an answer', () => closeCase(found))
  await test.step('the company learns what changed, not what was reported', () =>
    expectPrivate(found))
  for (const person of [hiring.admin, hiring.colleague, hiring.operator, maya.person])
    await person.close()
})

async function reportConcern({ maya: { person } }: Case): Promise<void> {
  const { page } = person
  await page.goto('/intern/internship-management')
  await page.getByRole('button', { name: 'Ask the programme team' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Report a concern' }).check({ force: true })
  await dialog.getByLabel('Message to the programme team').fill(concern)
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText(/^The programme team will reply by /)).toBeVisible()
}

async function takeCase({ hiring: { operator } }: Case): Promise<void> {
  const { page } = operator
  await page.goto('/operator/dashboard')
  await expect(page.getByRole('heading', { name: '1 reported concern' })).toBeVisible()
  await operator.checkScreen('the overview with a concern')
  await page.getByRole('link', { name: 'Read concerns' }).click()
  await expectHeading(page).toHaveText('Reported concerns')
  await operator.checkScreen('the reported concerns')
  await page.getByRole('link', { name: 'Open', exact: true }).click()
  await expectHeading(page).toHaveText('Concern: Maya Lindqvist at Sluicegate')
  await expect(page.getByText(concern)).toBeVisible()
  await expect(page.getByText(/taken by no one · due /)).toBeVisible()
  await operator.checkScreen('a case that no one has taken')
  await page.getByRole('button', { name: 'Take case' }).click()
  await expect(page.getByText(/taken by Ines Duarte · due /)).toBeVisible()
}

async function changeDate({ hiring: { operator }, maya }: Case): Promise<void> {
  const { page } = operator
  const today = (await getProductTime(operator)).toISOString().slice(0, 10)
  await page.getByRole('button', { name: 'Change date' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New date').fill(addDaysTo(today, 5))
  await dialog.getByLabel('Reason for Maya Lindqvist').fill('Your supervisor is back on Monday.')
  await operator.checkScreen('another date for a case')
  await dialog.getByRole('button', { name: 'Change date' }).click()
  await expect(dialog).toBeHidden()
  await maya.person.mail(/^A new date for your concern/, 'Your supervisor is back on Monday.')
}

async function writeNote({ hiring: { operator } }: Case): Promise<void> {
  const { page } = operator
  await page.getByLabel('New note').fill(note)
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: note })).toBeVisible()
  await expect(page.getByLabel('New note')).toHaveValue('')
}

async function discuss({ hiring: { operator }, maya: { person } }: Case): Promise<void> {
  await operator.page.getByLabel('New message').fill('Whom did you ask, and how?')
  await operator.page.getByRole('button', { name: 'Send message' }).click()
  await person.mail(/^A message about your concern/, 'Whom did you ask, and how?')
  const { page } = person
  await page.reload()
  await expect(page.getByText('Whom did you ask, and how?')).toBeVisible()
  await expect(page.getByText(note)).toHaveCount(0)
  await page.getByLabel('Your reply').fill('Noor, in the chat and by email.')
  await person.checkScreen('a reply to the programme team')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByLabel('Your reply')).toHaveValue('')
  await operator.page.reload()
  await expect(operator.page.getByText('Noor, in the chat and by email.')).toBeVisible()
  await operator.checkScreen('a case with messages and a note')
}

async function addSupervisor({ hiring, maya }: Case): Promise<void> {
  const { page } = hiring.operator
  await page.getByRole('button', { name: 'Change internship' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Add a second supervisor' }).check({ force: true })
  await chooseOption(page, 'Supervisor', /Ada/)
  await dialog.getByLabel('Reason for both sides').fill('Noor is away a lot.')
  await hiring.operator.checkScreen('a second supervisor')
  await dialog.getByRole('button', { name: 'Change internship' }).click()
  await expect(dialog).toBeHidden()
  await maya.person.mail(/^A change of your internship/, 'Ada Quist')
  await hiring.admin.mail(/^A change of an internship: Maya/, 'Noor is away a lot.')
  await expect(page.getByText('Ada Quist')).toBeVisible()
}

async function extend({ hiring, maya }: Case): Promise<void> {
  const { page } = hiring.operator
  await page.getByRole('button', { name: 'Change internship' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Extend the internship' }).check({ force: true })
  await dialog.getByLabel('New last day').fill(addDaysTo(hiring.starts, 7 * 7 - 3))
  await dialog.getByLabel('Reason for both sides').fill('The first week was lost.')
  await dialog.getByRole('button', { name: 'Change internship' }).click()
  await expect(dialog).toBeHidden()
  await maya.person.mail(/^A change of your internship/, 'The first week was lost.')
}

async function closeCase({ hiring: { operator }, maya: { person } }: Case): Promise<void> {
  const { page } = operator
  await page.getByLabel('Answer, sent by email').fill(answer)
  await page.getByRole('button', { name: 'Close as resolved' }).click()
  await expect(
    page.getByText(
      'Your decision will take effect in a few seconds. Maya Lindqvist will get an email.',
    ),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change date' })).toHaveCount(0)
  await operator.checkScreen('a closed case')
  await page.goto('/operator/dashboard')
  await expect(page.getByRole('heading', { name: 'You’re all caught up' })).toBeVisible()
  await expect(page.getByText(/reported concern/)).toHaveCount(0)
  await person.mail(/^We’ve reviewed your concern/, answer)
  await person.page.reload()
  await expect(person.page.getByText(`The programme team’s reply: ${answer}`)).toBeVisible()
  await expect(person.page.getByText('Week 1 of 7')).toBeVisible()
  await person.checkScreen('the outcome of a concern')
}

async function expectPrivate({ hiring, internship }: Case): Promise<void> {
  for (const { page } of [hiring.admin, hiring.colleague]) {
    await page.goto(`/company/hired-interns/${internship}`)
    await expect(page.getByText('Week 1 of 7')).toBeVisible()
    for (const text of [concern, note, answer]) await expect(page.getByText(text)).toHaveCount(0)
  }
  await hiring.admin.checkScreen('the internship of a second supervisor')
}
