import type { Page } from '@playwright/test'
import { addDaysTo, getMondayAhead } from './support/clock.ts'
import { expect } from './support/expect.ts'
import { chooseOption } from './support/fields.ts'
import { insertTestOperator } from './support/operator.ts'
import { enterCode, expectHeading } from './support/sign-in.ts'
import { countMails, waitForNewCode } from './support/requests.ts'
import { signInWithSecondFactor } from './support/second-factor.ts'
import { advanceClock, createTestUser, getLinkPath, type TestUser } from './support/test-user.ts'
import { test } from './support/test.ts'

test.use({ settings: { UNDO_SECONDS: '10' } })

const companyCount = 50

test('a manager’s first day: partner, batch, colleagues, companies, a template and a setting', async ({
  browser,
}) => {
  const email = 'lena.vogel@fledge.example'
  await insertTestOperator(email, { firstName: 'Lena', lastName: 'Vogel' })
  const lena = await createTestUser(browser, email, 'Europe/Berlin')
  const rui = await createTestUser(browser, 'rui.almeida@fledge.example', 'Europe/Lisbon')
  const dean = await createTestUser(browser, 'dean@harbour.example', 'Europe/London')
  const ana = await createTestUser(browser, 'ana@quay49.example', 'Europe/Lisbon')
  await test.step('signs in and is told to begin with a batch', () => startFromNothing(lena))
  await test.step('changes the seats of new batches', () => changeSeats(lena))
  await test.step('adds a partner', () => addPartner(lena))
  await test.step('publishes the partner’s batch', () => publishBatch(lena))
  await test.step('invites a reviewer and someone at the partner', () => inviteColleagues(lena))
  await test.step('the reviewer signs in', () => acceptAsReviewer(lena, rui))
  await test.step('the partner sees its own batch only', () => acceptAsPartner(lena, dean))
  await test.step('writes a template and edits it', () => editTemplate(lena))
  await test.step('invites fifty companies from a file', () => importCompanies(lena, ana))
  await test.step('one of them registers with what the file says', () => register(lena, ana))
  await test.step('finds everything in the log', () => readLog(lena))
  for (const user of [lena, rui, dean, ana]) await user.close()
})

async function startFromNothing(lena: TestUser): Promise<void> {
  const { page } = lena
  await signInWithSecondFactor(lena)
  await expect(page.getByRole('heading', { name: 'No batches yet' })).toBeVisible()
  await lena.checkScreen('the overview of a new programme')
}

async function changeSeats({ page, checkScreen }: TestUser): Promise<void> {
  await page.goto('/operator/settings/programme')
  const row = page.getByRole('listitem').filter({ hasText: 'Seats of a new batch' })
  await expect(row.getByText('Never changed')).toBeVisible()
  await row.getByRole('button', { name: 'Change “Seats of a new batch”' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Seats of a new batch').fill('35')
  await dialog.getByRole('button', { name: 'Change setting' }).click()
  // Without a reason nothing changes.
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Reason').fill('The first batch has one mentor.')
  await dialog.getByRole('button', { name: 'Change setting' }).click()
  await expect(dialog).toBeHidden()
  await expect(row.getByText('35 seats', { exact: true })).toBeVisible()
  await expect(row.getByText(/^Changed .+ by Lena Vogel$/)).toBeVisible()
  await checkScreen('a changed setting')
}

async function addPartner({ page, checkScreen }: TestUser): Promise<void> {
  await page.goto('/operator/batches')
  await page.getByRole('button', { name: 'Add partner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add partner' })
  await dialog.getByLabel('Partner name').fill('Harbour University')
  await expect(dialog.getByLabel('Partner address')).toHaveValue('harbour-university')
  await dialog.getByLabel('Email domains').fill('harbour.example')
  await checkScreen('a new partner')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: 'Harbour University' })).toBeVisible()
}

async function publishBatch(lena: TestUser): Promise<void> {
  const { page } = lena
  await page.getByRole('link', { name: 'Create batch' }).click()
  await expectHeading(page).toHaveText('New batch')
  await expect(page.getByLabel('Seats', { exact: true })).toHaveValue('35')
  await page.getByLabel('Name', { exact: true }).fill('Harbour spring')
  await expect(page.getByText(/is available$/)).toBeVisible()
  await chooseOption(page, 'Partner', 'Harbour University')
  await page.getByLabel('Introduction').fill('Remote internships for students of the harbour.')
  const starts = await getMondayAhead(lena, 6)
  await page.getByLabel('Programme starts').fill(starts)
  await page.getByLabel('Programme ends').fill(addDaysTo(starts, 26 * 7 - 3))
  await page.getByRole('button', { name: 'Create batch' }).click()
  await expect(page.getByText('Hidden until you publish it.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/^Open for registration until/)).toBeVisible()
  await page.goto('/operator/batches')
  await expect(page.getByText('0 of 35 seats taken')).toBeVisible()
}

async function invite(page: Page, email: string, name: string): Promise<void> {
  const [first = '', last = ''] = name.split(' ')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('First name').fill(first)
  await dialog.getByLabel('Last name').fill(last)
}

async function inviteColleagues({ page, checkScreen }: TestUser): Promise<void> {
  await page.goto('/operator/team')
  const dialog = page.getByRole('dialog')
  await invite(page, 'rui.almeida@fledge.example', 'Rui Almeida')
  await dialog.getByRole('radio', { name: /^Reviewer/ }).check()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog).toBeHidden()
  await invite(page, 'dean@harbour.example', 'Ana Dean')
  await dialog.getByRole('radio', { name: /^Partner/ }).check()
  await chooseOption(page, 'Partner', 'Harbour University')
  await checkScreen('an invitation to someone at a partner')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog).toBeHidden()
  const invited = page.getByRole('row').filter({ hasText: 'Invited' }).filter({ hasText: '@' })
  await expect(invited).toHaveCount(2)
  await expect(invited.filter({ hasText: 'Ana Dean' })).toContainText('Partner')
  await checkScreen('the team with two invitations')
}

/** Follows the emailed invitation and signs in with an emailed code. */
async function acceptInvitation(person: TestUser): Promise<void> {
  const { page, email } = person
  const mail = await person.mail(/^Lena Vogel invited you to the Fledge programme team$/)
  await page.goto(getLinkPath(mail, '/operator'))
  await page.getByLabel('Email address').fill(email)
  await page.keyboard.press('Enter')
  await enterCode(page, await waitForNewCode(person))
  await expect(page).toHaveURL(/\/operator\/dashboard/)
}

async function acceptAsReviewer(lena: TestUser, rui: TestUser): Promise<void> {
  await acceptInvitation(rui)
  await expectHeading(rui.page).toHaveText('Overview')
  await rui.checkScreen('the overview of a new reviewer')
  const nav = rui.page.getByRole('navigation').first()
  await expect(nav.getByRole('link', { name: 'Applications' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Programme settings' })).toHaveCount(0)
  await rui.page.goto('/operator/settings/programme')
  await expectHeading(rui.page).toHaveText('You can’t open this page')
  await lena.page.reload()
  const member = lena.page.getByRole('row').filter({ hasText: 'Rui Almeida' })
  await expect(member.getByText('Not set up')).toBeVisible()
  await expect(member.getByText('Active')).toBeVisible()
}

async function acceptAsPartner(lena: TestUser, dean: TestUser): Promise<void> {
  await acceptInvitation(dean)
  await expectHeading(dean.page).toHaveText('Your batches and their interns')
  await dean.page.getByRole('link', { name: 'Open batches' }).click()
  await expect(dean.page.getByRole('link', { name: 'Harbour spring' })).toBeVisible()
  await expect(dean.page.getByRole('link', { name: 'Create batch' })).toHaveCount(0)
  await dean.checkScreen('the batches of a partner')
  await lena.page.reload()
  const team = lena.page.getByRole('row')
  await expect(team.filter({ hasText: 'Ana Dean' }).getByText('Active')).toBeVisible()
  await expect(team.filter({ hasText: '@' }).filter({ hasText: 'Invited' })).toHaveCount(0)
}

async function editTemplate({ page, checkScreen }: TestUser): Promise<void> {
  await page.goto('/operator/templates')
  await page.getByRole('button', { name: 'Create template' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Welcome')
  await dialog.getByLabel('Subject').fill('Welcome to the programme')
  await dialog.getByLabel('Text').fill('We’re glad that you’re here.')
  await dialog.getByLabel('Reason').fill('The first message to everyone.')
  await dialog.getByRole('button', { name: 'Create template' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Edit Welcome' }).click()
  await dialog.getByLabel('Text').fill('We’re glad that you’re here. Write to us at any time.')
  await dialog.getByLabel('Reason').fill('Says whom to ask.')
  await dialog.getByRole('button', { name: 'Save template' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Versions of Welcome' }).click()
  await expect(dialog.getByText('Says whom to ask.')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await checkScreen('the versions of a template')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

const invitation = /^Register Quay 49/
const toRow = (at: number) => `Quay ${at};Ana;Silva;ana@quay${at}.example`

async function importCompanies(lena: TestUser, ana: TestUser): Promise<void> {
  const { page } = lena
  await page.goto('/operator/companies/import')
  const rows = Array.from({ length: companyCount }, (_, at) => toRow(at))
  await page.locator('input[type=file]').setInputFiles({
    name: 'companies.csv',
    mimeType: 'text/csv',
    // The last row is a company that the file has already.
    buffer: Buffer.from(
      ['Company;First name;Last name;Email', ...rows, toRow(0)].join('\r\n'),
      'utf8',
    ),
  })
  await expect(page.getByText('50 companies will be invited.')).toBeVisible()
  await expect(page.getByText('One row is left out.')).toBeVisible()
  await lena.checkScreen('fifty companies before they are invited')
  await page.getByLabel('Reason').fill('They hosted interns last year.')
  await page.getByRole('button', { name: 'Invite 50 companies' }).click()
  const pending = page.getByRole('list', { name: 'Decisions that take effect soon' })
  await expect(pending.getByText('50 invitations')).toBeVisible()
  expect(await countMails(ana, invitation), 'invitations in the ten seconds').toBe(0)
  await advanceClock(page, 10_000)
  await expect.poll(() => countMails(ana, invitation)).toBe(1)
  await expect(pending).toBeHidden()
}

/** Follows the emailed invitation; the manager sees the company among those to approve. */
async function register(lena: TestUser, ana: TestUser): Promise<void> {
  const { page } = ana
  await page.goto(getLinkPath(await ana.mail(invitation), '/company/get-started'))
  await expectHeading(page).toHaveText('Continue from your email')
  await page.getByRole('button', { name: 'Send code' }).click()
  await enterCode(page, await waitForNewCode(ana))
  await expect(page).toHaveURL(/\/company\/sign-up/)
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
  await expect(page.getByLabel('Last name')).toHaveValue('Silva')
  await ana.checkScreen('sign-up of an invited company')
  await chooseOption(page, 'Your role', 'Other')
  await page.getByLabel('Your role in your own words').fill('Head of people')
  await page.getByLabel('Your LinkedIn profile').fill('linkedin.com/in/ana-silva-example')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByLabel('Company name')).toHaveValue('Quay 49')
  await page.getByLabel('Website').fill('quay49.example')
  await chooseOption(page, 'Industry')
  await chooseOption(page, 'Number of employees')
  await chooseOption(page, 'Country', 'Portugal')
  await page.getByLabel('City').fill('Lisbon')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/company\/onboarding/)
  await lena.page.goto('/operator/companies/invitations')
  await lena.page.getByLabel('Search company or email').fill(ana.email)
  const row = lena.page.getByRole('row').filter({ hasText: ana.email })
  await expect(row).toContainText('Registered')
  await lena.page.goto('/operator/companies')
  await expect(lena.page.getByRole('link', { name: /Quay 49/ }).first()).toBeVisible()
}

async function readLog({ page, checkScreen }: TestUser): Promise<void> {
  await page.goto('/operator/audit-log')
  await expect(page.getByText('They hosted interns last year.').first()).toBeVisible()
  await chooseOption(page, 'About', 'Programme settings')
  await expect(page.getByText('The first batch has one mentor.')).toBeVisible()
  await checkScreen('the log of the settings')
}
