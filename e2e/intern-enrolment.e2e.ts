import type { Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import { addDaysTo } from './support/clock.ts'
import { sendRequest } from './support/requests.ts'
import { chooseOption } from './support/fields.ts'
import { anUnsentApplication, submitAndApprove } from './support/applicants.ts'
import {
  aHiringCompany,
  contractDetails,
  type HiringCompany,
  linkedinUrl,
} from './support/hiring-company.ts'
import { createPastInterview } from './support/interviews.ts'
import type { TestUser } from './support/test-user.ts'
import { createResumePdf } from './support/resume.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'hiring' })

const getDocumentsSection = (page: Page) => page.getByRole('region', { name: 'Identity documents' })
const getEnrolmentSection = (page: Page) => page.getByRole('region', { name: 'Enrolment' })

test('an intern chooses the first day, adds an identity document and enrols', async ({
  browser,
}) => {
  const hiring = await aHiringCompany(browser, 'Lockgate')
  const ines = await anUnsentApplication(hiring, 'Ines Barroso', 'Europe/Lisbon')
  await test.step('limits the first day to the batch and the chosen month', () =>
    chooseFirstDay(ines, hiring.starts))
  await test.step('adds an identity document and replaces it', () => addDocuments(ines))
  const internId = await submitAndApprove(hiring.operator, ines)
  await test.step('freezes the identity document after approval', () => expectFrozenDocument(ines))
  await test.step('signs the conduct policy in advance', () => signPolicy(ines))
  await acceptOffer(hiring, ines, internId)
  await test.step('enrols by accepting an offer', () => expectEnrolled(ines))
  for (const user of [ines, hiring.admin, hiring.colleague, hiring.operator]) await user.close()
})

async function chooseFirstDay(ines: TestUser, starts: string): Promise<void> {
  const { page } = ines
  const getSavedStart = async () =>
    (await sendRequest<{ internship_start: string | null }>(page, 'GET intern-service/application'))
      .internship_start
  await page.goto('/intern/application/internship-preference')
  const day = page.getByLabel('First day')
  await day.fill('2020-02-03')
  const range = page.getByRole('alert').getByText(/^Choose a day from .+ to .+\.$/)
  await expect(range).toBeVisible()
  await day.fill(addDaysTo(starts, -8))
  await expect(range).toBeVisible()
  await ines.checkScreen('a first day before the batch')
  await day.fill(addDaysTo(starts, 190))
  await expect(range).toBeVisible()
  expect(await getSavedStart()).toBeNull()
  await day.fill(starts)
  await expect.poll(getSavedStart).toBe(starts)
}

async function addDocuments(ines: TestUser): Promise<void> {
  const { page } = ines
  await page.goto('/intern/application/resume-profile')
  const put = async (name: string, buffer: Buffer) =>
    getDocumentsSection(page)
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await put('passport.txt', Buffer.from('nothing'))
  await expect(getDocumentsSection(page).getByRole('alert')).toBeVisible()
  await put('not-really.pdf', Buffer.from('nothing'))
  await expect(getDocumentsSection(page).getByRole('alert')).toBeVisible()
  await expect(getDocumentsSection(page).getByText('None yet.')).toBeVisible()
  await put('passport.pdf', await createResumePdf(['Passport']))
  await expect(
    getDocumentsSection(page).getByRole('link', { name: 'Passport: passport.pdf' }),
  ).toBeVisible()
  await put('new-passport.pdf', await createResumePdf(['Passport, renewed']))
  await expect(
    getDocumentsSection(page).getByRole('link', { name: 'Passport: new-passport.pdf' }),
  ).toBeVisible()
  await chooseOption(page, 'Type of document', 'Student card')
  await put('card.pdf', await createResumePdf(['Student card']))
  await expect(getDocumentsSection(page).getByRole('link')).toHaveCount(2)
  await ines.checkScreen('identity documents')
}

async function expectFrozenDocument(ines: TestUser): Promise<void> {
  const { page } = ines
  await page.goto('/intern/application-profile')
  await expect(getDocumentsSection(page).getByRole('link')).toHaveCount(2)
  await expect(
    getDocumentsSection(page).getByText(
      'You can’t change your name, birth date or identity documents now. Contact the programme team if something is wrong.',
    ),
  ).toBeVisible()
  await expect(getDocumentsSection(page).locator('input[type=file]')).toHaveCount(0)
}

async function signPolicy(ines: TestUser): Promise<void> {
  const { page } = ines
  await page.goto('/intern/application')
  await expect(getEnrolmentSection(page).getByText('To do')).toBeVisible()
  await ines.checkScreen('an approved application')
  await getEnrolmentSection(page).getByRole('button', { name: 'Read and sign' }).click()
  const policy = page.getByRole('dialog')
  await policy.getByRole('button', { name: 'Sign policy' }).click()
  await expect(policy.getByRole('alert')).toHaveText('Tick the box to sign.')
  await ines.checkScreen('the conduct policy')
  await policy.getByRole('checkbox', { name: /^I have read the conduct policy/ }).check()
  await policy.getByRole('button', { name: 'Sign policy' }).click()
  await expect(policy).toHaveCount(0)
  await expect(getEnrolmentSection(page).getByText('done')).toBeVisible()
  await expect(
    getEnrolmentSection(page).getByRole('button', { name: 'Confirm my enrolment' }),
  ).toBeDisabled()
}

/** Sends an offer, approves it and accepts it with its terms. */
async function acceptOffer(hiring: HiringCompany, ines: TestUser, internId: string): Promise<void> {
  const { page } = hiring.admin
  const candidature = await createPastInterview(hiring, { person: ines, internId })
  await sendRequest(page, `PATCH candidature/${candidature}/company`, contractDetails)
  const { offer_id } = await sendRequest<{ offer_id: string }>(page, 'POST offer/save-offer-io', {
    candidature_id: candidature,
    role: 'River data analyst',
    starts_on: hiring.starts,
    ends_on: addDaysTo(hiring.starts, 6 * 7 - 3),
    hours_a_week: 30,
    place: 'REMOTE',
    is_paid: false,
  })
  await sendRequest(page, 'POST offer/v2/save-offer-supervisor', {
    offer_id,
    supervisor_id: hiring.memberIds.colleague,
    supervisor_linkedin: linkedinUrl,
  })
  await sendRequest(page, 'POST offer/send-intern-offer', { offer_id })
  await sendRequest(hiring.operator.page, `POST operator/offers/${offer_id}/approve`)
  await sendRequest(ines.page, 'POST intern-service/intern-offer/accept-offer-B2B', {
    offer_id,
    terms_accepted: true,
  })
}

async function expectEnrolled(ines: TestUser): Promise<void> {
  const { page } = ines
  await page.goto('/intern/application')
  await expect(getEnrolmentSection(page).getByText(/^Enrolled since/)).toBeVisible()
  await ines.checkScreen('an enrolled application')
  await getEnrolmentSection(page).getByRole('link', { name: 'What happens next' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re enrolled' })).toBeVisible()
  await ines.checkScreen('enrolled')
}
