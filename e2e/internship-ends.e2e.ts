import type { Locator } from '@playwright/test'
import { expect } from './support/expect.ts'
import { addDaysTo } from './support/clock.ts'
import { sendRequest } from './support/requests.ts'
import { chooseOption } from './support/fields.ts'
import { anApprovedIntern } from './support/applicants.ts'
import {
  aHiringCompany,
  type ApprovedIntern,
  type HiringCompany,
} from './support/hiring-company.ts'
import { decideRequest, hireIntern, passTimeUntil } from './support/internship.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'hiring' })

const endEarlyLabel = 'End the internship early'
const changeSupervisorLabel = 'Change the supervisor'

/** Opens the request dialog on the internship's page. */
async function openRequest(hiring: HiringCompany, kind: string): Promise<Locator> {
  const { page } = hiring.admin
  await page.getByRole('button', { name: 'Ask the programme team' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: kind }).check({ force: true })
  return dialog
}

/** The company names the new supervisor; the previous one loses access to the internship. */
async function changeSupervisor(
  hiring: HiringCompany,
  maya: ApprovedIntern,
  internship: string,
): Promise<void> {
  const { page } = hiring.admin
  await page.goto(`/company/hired-interns/${internship}`)
  const dialog = await openRequest(hiring, changeSupervisorLabel)
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText('Choose an active colleague.')).toBeVisible()
  await expect(dialog.getByText('Enter a message.')).toBeVisible()
  await chooseOption(page, 'New supervisor', /Ada/)
  await dialog.getByLabel('Message to the programme team').fill('Noor is at sea from Wednesday on.')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('New supervisor: Ada Quist')).toBeVisible()
  await decideRequest(hiring, changeSupervisorLabel, {
    press: 'Accept',
    reason: 'A good handover.',
  })
  for (const person of [hiring.admin, maya.person])
    await person.mail(/^The programme team accepted a request/, 'Ada Quist is now the supervisor.')
  await hiring.colleague.page.goto(`/company/hired-interns/${internship}`)
  await expect(hiring.colleague.page.getByText('Internship: not found')).toBeVisible()
  await maya.person.page.goto('/intern/internship-management')
  await expect(maya.person.page.getByText('Ada Quist').first()).toBeVisible()
}

/**
 * Requires a message, then sends a request that the programme team declines: the internship
 * continues, and both sides see why.
 */
async function declineEarlyEnd(
  hiring: HiringCompany,
  maya: ApprovedIntern,
  internship: string,
): Promise<void> {
  const { page } = hiring.admin
  await page.goto(`/company/hired-interns/${internship}`)
  const dialog = await openRequest(hiring, endEarlyLabel)
  await expect(
    dialog.getByText('An internship that ends early will not earn a certificate.'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText('Choose a reason from the list.')).toBeVisible()
  await expect(dialog.getByText('Enter a message.')).toBeVisible()
  await expect(
    dialog.getByText('Choose today or a later day, before the current last day.'),
  ).toBeVisible()
  await dialog.getByLabel('New last day').fill(addDaysTo(hiring.starts, 3))
  await dialog.getByRole('radio', { name: 'The work isn’t going well' }).check({ force: true })
  await dialog.getByLabel('Message to the programme team').fill('The first readings came late.')
  await hiring.admin.checkScreen('asking for an early end')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText(/^The programme team will reply by /)).toBeVisible()
  await decideRequest(hiring, endEarlyLabel, {
    press: 'Decline',
    reason: 'One week is too short to say. Talk first.',
  })
  for (const person of [hiring.admin, maya.person])
    await person.mail(/^The programme team declined a request/, 'Talk first.')
  await page.goto(`/company/hired-interns/${internship}`)
  await expect(
    page.getByText('The programme team’s reply: One week is too short to say. Talk first.'),
  ).toBeVisible()
  await expect(page.getByText('Ongoing', { exact: true }).first()).toBeVisible()
}

/**
 * Requests again with new circumstances and is accepted for Friday: the internship runs until then,
 * and no feedback is requested for later weeks.
 */
async function endEarly(
  hiring: HiringCompany,
  maya: ApprovedIntern,
  internship: string,
): Promise<void> {
  const { page } = hiring.admin
  const dialog = await openRequest(hiring, endEarlyLabel)
  await dialog.getByRole('radio', { name: 'The company can no longer host' }).check({ force: true })
  await dialog.getByLabel('New last day').fill(addDaysTo(hiring.starts, 4))
  await dialog
    .getByLabel('Message to the programme team')
    .fill('The river office closes on Friday.')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('The river office closes on Friday.')).toBeVisible()
  await decideRequest(hiring, endEarlyLabel, {
    press: 'Accept',
    reason: 'We look for another place for Maya.',
  })
  for (const person of [hiring.admin, maya.person])
    await person.mail(/^The programme team accepted a request/, 'The last day is ')
  await page.reload()
  await expect(page.getByText(/^New last day: /).first()).toBeVisible()
  await expect(page.getByText('Week 2', { exact: true })).toBeHidden()
  await expect(page.getByText('Ongoing', { exact: true }).first()).toBeVisible()
  await passTimeUntil(hiring, maya, `${addDaysTo(hiring.starts, 5)}T12:00:00Z`)
  for (const person of [hiring.admin, maya.person])
    await person.mail(/internship has ended early/, 'Reason: The company can no longer host.')
  await page.goto('/company/hired-interns?tab=past')
  await expect(page.getByText('Maya Lindqvist')).toBeVisible()
  await hiring.admin.checkScreen('past interns')
  await page.goto(`/company/hired-interns/${internship}`)
  await expect(
    page.getByText(/^Ended early on .+\. Reason: The company can no longer host\.$/),
  ).toBeVisible()
  await expect(page.getByText('Internships that end early don’t earn a certificate.')).toBeVisible()
  await expect(page.getByText('Week 1', { exact: true })).toBeVisible()
  await expect(page.getByText('Week 2', { exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Ask the programme team' })).toBeHidden()
  await hiring.admin.checkScreen('an internship that ended early')
}

/** The intern sees the same, and neither side can send further requests. */
async function expectEnded(
  hiring: HiringCompany,
  maya: ApprovedIntern,
  internship: string,
): Promise<void> {
  const { page } = maya.person
  await page.goto(`/intern/internship-management?internship=${internship}`)
  await expect(
    page.getByText(/^Ended early on .+\. Reason: The company can no longer host\.$/),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask the programme team' })).toBeHidden()
  await maya.person.checkScreen("the intern's view of an early end")
  for (const person of [hiring.admin, maya.person])
    await expect(
      sendRequest(person.page, 'POST common-services/internship-actions/v1', {
        internship_id: internship,
        kind: 'EXTEND',
        note: 'Once more.',
        ends_on: addDaysTo(hiring.starts, 60),
      }),
    ).rejects.toThrow()
}

test('an internship ends early', { tag: '@long' }, async ({ browser }) => {
  const hiring = await test.step('sets up a hiring company', () =>
    aHiringCompany(browser, 'Millrace'))
  const maya = await test.step('sets up an intern', () =>
    anApprovedIntern(hiring, 'Maya Lindqvist', 'Asia/Kolkata'))
  const internship = await test.step('hires the intern', () => hireIntern(hiring, maya))
  await test.step('unlocks the first week', () =>
    passTimeUntil(hiring, maya, `${addDaysTo(hiring.starts, 1)}T09:00:00Z`))
  await test.step('changes the supervisor', () => changeSupervisor(hiring, maya, internship))
  await test.step('declines an early end', () => declineEarlyEnd(hiring, maya, internship))
  await test.step('accepts an early end', () => endEarly(hiring, maya, internship))
  await test.step('shows the internship as ended', () => expectEnded(hiring, maya, internship))
  for (const person of [hiring.admin, hiring.colleague, hiring.operator, maya.person])
    await person.close()
})
