import { expect, type Page } from '@playwright/test'
import { plusDays } from './support/clock.ts'
import { ask } from './support/company.ts'
import { choose } from './support/fields.ts'
import { anApplication, isApproved } from './support/applicants.ts'
import { aHiring, companyDetails, type Hiring, linkedin } from './support/hiring.ts'
import { interviewed } from './support/interviewing.ts'
import type { TestUser } from './support/person.ts'
import { resumePdf } from './support/resume.ts'
import { test } from './support/test.ts'

const documents = (page: Page) => page.getByRole('region', { name: 'Identity documents' })
const enrolment = (page: Page) => page.getByRole('region', { name: 'Enrolment' })

test('an intern chooses the first day, adds an identity document and enrols', async ({
  browser,
}) => {
  const hiring = await aHiring(browser, 'Lockgate')
  const ines = await anApplication(hiring, 'Ines Barroso', 'Europe/Lisbon')
  await test.step('limits the first day to the batch and the chosen month', () =>
    choosesADay(ines, hiring.starts))
  await test.step('adds an identity document and replaces it', () => putsInDocuments(ines))
  const internId = await isApproved(hiring, ines)
  await test.step('freezes the identity document after approval', () => staysAsItIs(ines))
  await test.step('signs the conduct policy in advance', () => signs(ines))
  await accepts(hiring, ines, internId)
  await test.step('enrols by accepting an offer', () => isEnrolled(ines))
  for (const one of [ines, hiring.admin, hiring.colleague, hiring.operator]) await one.close()
})

async function choosesADay(ines: TestUser, starts: string): Promise<void> {
  const { page } = ines
  const kept = async () =>
    (await ask<{ internship_start: string | null }>(page, 'GET intern-service/application'))
      .internship_start
  await page.goto('/intern/application/internship-preference')
  const day = page.getByLabel('First day')
  await day.fill('2020-02-03')
  const range = page.getByRole('alert').getByText(/^Choose a day from .+ to .+\.$/)
  await expect(range).toBeVisible()
  await day.fill(plusDays(starts, -8))
  await expect(range).toBeVisible()
  await ines.checkScreen('a first day before the batch')
  await day.fill(plusDays(starts, 190))
  await expect(range).toBeVisible()
  expect(await kept()).toBeNull()
  await day.fill(starts)
  await expect.poll(kept).toBe(starts)
}

async function putsInDocuments(ines: TestUser): Promise<void> {
  const { page } = ines
  await page.goto('/intern/application/resume-profile')
  const put = async (name: string, buffer: Buffer) =>
    documents(page)
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await put('passport.txt', Buffer.from('nothing'))
  await expect(documents(page).getByRole('alert')).toBeVisible()
  await put('not-really.pdf', Buffer.from('nothing'))
  await expect(documents(page).getByRole('alert')).toBeVisible()
  await expect(documents(page).getByText('None yet.')).toBeVisible()
  await put('passport.pdf', await resumePdf(['Passport']))
  await expect(documents(page).getByRole('link', { name: 'Passport: passport.pdf' })).toBeVisible()
  await put('new-passport.pdf', await resumePdf(['Passport, renewed']))
  await expect(
    documents(page).getByRole('link', { name: 'Passport: new-passport.pdf' }),
  ).toBeVisible()
  await choose(page, 'Type of document', 'Student card')
  await put('card.pdf', await resumePdf(['Student card']))
  await expect(documents(page).getByRole('link')).toHaveCount(2)
  await ines.checkScreen('identity documents')
}

async function staysAsItIs(ines: TestUser): Promise<void> {
  const { page } = ines
  await page.goto('/intern/application-profile')
  await expect(documents(page).getByRole('link')).toHaveCount(2)
  await expect(
    documents(page).getByText(
      'You can’t change your name, birth date or identity documents now. Contact the programme team if something is wrong.',
    ),
  ).toBeVisible()
  await expect(documents(page).locator('input[type=file]')).toHaveCount(0)
}

async function signs(ines: TestUser): Promise<void> {
  const { page } = ines
  await page.goto('/intern/application')
  await expect(enrolment(page).getByText('To do')).toBeVisible()
  await ines.checkScreen('an approved application')
  await enrolment(page).getByRole('button', { name: 'Read and sign' }).click()
  const policy = page.getByRole('dialog')
  await policy.getByRole('button', { name: 'Sign policy' }).click()
  await expect(policy.getByRole('alert')).toHaveText('Tick the box to sign.')
  await ines.checkScreen('the conduct policy')
  await policy.getByRole('checkbox', { name: /^I have read the conduct policy/ }).check()
  await policy.getByRole('button', { name: 'Sign policy' }).click()
  await expect(policy).toHaveCount(0)
  await expect(enrolment(page).getByText('done')).toBeVisible()
  await expect(enrolment(page).getByRole('button', { name: 'Confirm my enrolment' })).toBeDisabled()
}

/** Sends an offer, approves it and accepts it with its terms. */
async function accepts(hiring: Hiring, ines: TestUser, internId: string): Promise<void> {
  const { page } = hiring.admin
  const candidature = await interviewed(hiring, { person: ines, internId })
  await ask(page, `PATCH candidature/${candidature}/company`, companyDetails)
  const { offer_id } = await ask<{ offer_id: string }>(page, 'POST offer/save-offer-io', {
    candidature_id: candidature,
    role: 'River data analyst',
    starts_on: hiring.starts,
    ends_on: plusDays(hiring.starts, 6 * 7 - 3),
    hours_a_week: 30,
    place: 'REMOTE',
    is_paid: false,
  })
  await ask(page, 'POST offer/v2/save-offer-supervisor', {
    offer_id,
    supervisor_id: hiring.memberIds.colleague,
    supervisor_linkedin: linkedin,
  })
  await ask(page, 'POST offer/send-intern-offer', { offer_id })
  await ask(hiring.operator.page, `POST operator/offers/${offer_id}/approve`)
  await ask(ines.page, 'POST intern-service/intern-offer/accept-offer-B2B', {
    offer_id,
    terms_accepted: true,
  })
}

async function isEnrolled(ines: TestUser): Promise<void> {
  const { page } = ines
  await page.goto('/intern/application')
  await expect(enrolment(page).getByText(/^Enrolled since/)).toBeVisible()
  await ines.checkScreen('an enrolled application')
  await enrolment(page).getByRole('link', { name: 'What happens next' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re enrolled' })).toBeVisible()
  await ines.checkScreen('enrolled')
}
