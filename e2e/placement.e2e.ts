import { anApprovedIntern } from './support/applicants.ts'
import { addDaysTo } from './support/clock.ts'
import { expect } from './support/expect.ts'
import {
  aHiringCompany,
  type ApprovedIntern,
  type HiringCompany,
} from './support/hiring-company.ts'
import { passTimeUntil } from './support/internship.ts'
import { sendApprovedOffer } from './support/offers.ts'
import { expectHeading } from './support/sign-in.ts'
import { getLinkPath } from './support/test-user.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'hiring' })

interface Placement {
  readonly hiring: HiringCompany
  readonly maya: ApprovedIntern
  readonly bruno: ApprovedIntern
}

test('two weeks before the start: two people without a place are reminded, and one gets one', async ({
  browser,
}) => {
  const hiring = await aHiringCompany(browser, 'Millpond')
  const maya = await anApprovedIntern(hiring, 'Maya Lindqvist', 'Asia/Kolkata')
  const bruno = await anApprovedIntern(hiring, 'Bruno Costa', 'Europe/Lisbon')
  const placement = { hiring, maya, bruno }
  await test.step('two weeks are left', async () => {
    await passTimeUntil(hiring, maya, `${addDaysTo(hiring.starts, -14)}T09:00:00Z`)
  })
  await test.step('both are on the placement clock', () => openClock(placement))
  await test.step('reminds both', () => remindBoth(placement))
  await test.step('suggests an opening to both sides', () => suggestOpening(placement))
  await test.step('the company finds the intern', () => openAsCompany(placement))
  const offer = await test.step('interviews and makes an offer', () =>
    sendApprovedOffer(hiring, maya))
  await test.step('the clock says whose turn it is', () => expectOffered(placement))
  await test.step('the intern accepts', () => acceptOffer(placement, offer))
  await test.step('one is left', () => expectOneLeft(placement))
  for (const person of [hiring.admin, hiring.colleague, hiring.operator, maya.person, bruno.person])
    await person.close()
})

const findRow = ({ hiring: { operator } }: Placement, name: string) =>
  operator.page.getByRole('row').filter({ hasText: name })

async function openClock(placement: Placement): Promise<void> {
  const { operator } = placement.hiring
  const { page } = operator
  await page.goto('/operator/dashboard')
  await page.getByRole('link', { name: 'Placement clock' }).click()
  await expectHeading(page).toHaveText('Placement clock')
  for (const name of ['Maya Lindqvist', 'Bruno Costa'])
    await expect(findRow(placement, name)).toContainText('No step since approval')
  await operator.checkScreen('the placement clock with two people')
}

async function remindBoth(placement: Placement): Promise<void> {
  const { operator } = placement.hiring
  const { page } = operator
  const selection = page.getByRole('region', { name: 'Selected rows' })
  await expect(selection).toBeHidden()
  for (const name of ['Maya Lindqvist', 'Bruno Costa'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await selection.getByRole('button', { name: 'Remind', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Remind 2 interns to look for an internship?' })
  await expect(dialog.getByText('2 interns will be reminded')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Send reminder' })).toBeDisabled()
  await dialog.getByLabel('Reason').fill('Nothing has happened since the approval.')
  await operator.checkScreen('a reminder to two people')
  await dialog.getByRole('button', { name: 'Send reminder' }).click()
  await expect(dialog).toBeHidden()
  for (const { person } of [placement.maya, placement.bruno])
    await person.mail(/^Reminder: find your internship in Batch of rivers/)
  await expect(
    findRow(placement, 'Bruno Costa').getByRole('button', { name: 'Remind Bruno Costa' }),
  ).toBeDisabled()
}

async function suggestOpening(placement: Placement): Promise<void> {
  const { hiring, maya } = placement
  const { page } = hiring.operator
  await findRow(placement, 'Maya Lindqvist')
    .getByRole('button', { name: 'Find openings for Maya Lindqvist' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Openings that fit Maya Lindqvist' })
  await expect(dialog.getByText('River data analyst')).toBeVisible()
  await dialog.getByLabel('Reason').fill('The same field and the same hours.')
  await hiring.operator.checkScreen('openings that fit')
  await dialog.getByRole('button', { name: 'Suggest to both' }).click()
  await maya.person.mail(/^Millpond has an opening that fits you/)
  const suggest = dialog.getByRole('button', { name: 'Suggest to both' })
  await expect(suggest).toBeDisabled()
  // A dialog that is still sending cannot be closed.
  await expect(suggest).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** The company learns the full name when an interview is agreed. */
async function openAsCompany({ hiring: { admin } }: Placement): Promise<void> {
  const { page } = admin
  await page.goto(
    getLinkPath(await admin.mail(/^Maya L.* fits River data analyst/), '/company/browse'),
  )
  await expect(page.getByRole('heading', { name: /^Maya L/ }).first()).toBeVisible()
  await expect(page.getByText('Lindqvist')).toHaveCount(0)
  await admin.checkScreen('a suggested intern')
}

async function expectOffered(placement: Placement): Promise<void> {
  const { operator } = placement.hiring
  await operator.page.reload()
  const row = findRow(placement, 'Maya Lindqvist')
  await expect(row).toContainText('Millpond')
  await expect(row).toContainText('The intern’s turn')
  await operator.checkScreen('the placement clock with an offer')
}

async function acceptOffer({ maya: { person } }: Placement, offer: string): Promise<void> {
  const { page } = person
  await page.goto(`/intern/review-offer/${offer}`)
  await page.getByRole('button', { name: 'Accept offer' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Accept offer' }).click()
  await expectHeading(page).toHaveText('Your internship is set up')
}

async function expectOneLeft(placement: Placement): Promise<void> {
  const { operator } = placement.hiring
  const { page } = operator
  await page.reload()
  await expect(findRow(placement, 'Bruno Costa')).toBeVisible()
  await expect(findRow(placement, 'Maya Lindqvist')).toHaveCount(0)
  await page.goto('/operator/dashboard/items?list=STARTS')
  await operator.checkScreen('internships that start')
}
