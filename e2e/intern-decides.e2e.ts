import { expect } from '@playwright/test'
import { anApplicant } from './support/applicants.ts'
import { aHiring, type Applicant, type Hiring } from './support/hiring.ts'
import { offered } from './support/offering.ts'
import { linkIn } from './support/person.ts'
import { heading } from './support/sign-in.ts'
import { test } from './support/test.ts'

/**
 * Opens the offer from the email: the link decides nothing by itself, and its token disappears from
 * the URL.
 */
async function opensTheMail({ person }: Applicant, offer: string): Promise<void> {
  const { page } = person
  await page.goto(linkIn(await person.mail(/has offered you an internship/), '/review-offer'))
  await heading(page).toHaveText('Continue from your email')
  expect(page.url()).not.toContain('token')
  await person.checkScreen('the link of a mailed offer')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/intern/review-offer/${offer}`))
}

/** An invalid link reveals nothing about an offer and still allows signing in. */
async function opensNoLink({ person }: Applicant): Promise<void> {
  const { page } = person
  person.allowConsoleErrors(/status of 400/)
  await page.goto(`/review-offer?token=${'x'.repeat(43)}`)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await heading(page).toHaveText('This link is no longer valid')
  await person.checkScreen('an invalid offer link')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(/\/intern\/dashboard/)
}

async function declines(intern: Applicant, offer: string, company: string): Promise<void> {
  const { page } = intern.person
  await page.getByRole('link', { name: 'Decline', exact: true }).click()
  await heading(page).toHaveText(`Decline the offer from ${company}?`)
  await page.getByRole('link', { name: 'Not now' }).click()
  await expect(page).toHaveURL(new RegExp(`/intern/review-offer/${offer}`))
  await page.goto(`/intern/request-received/${offer}`)
  await heading(page).toHaveText('You haven’t replied to this offer yet')
  await intern.person.checkScreen('an offer awaiting a decision')
  await page.goto(`/decline-offer?offer_id=${offer}`)
  await heading(page).toHaveText('This link is incomplete')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await heading(page).toHaveText(`Decline the offer from ${company}?`)
  await page.getByRole('button', { name: 'Decline offer' }).click()
  await expect(page.getByText('Choose a reason').first()).toBeVisible()
  await intern.person.checkScreen('declining without a reason')
  await page.getByRole('checkbox', { name: 'The dates don’t work for me' }).check()
  await page.getByRole('checkbox', { name: 'Another reason' }).check()
  await expect(page.getByRole('button', { name: 'Decline offer' })).toBeDisabled()
  await page.getByLabel('Message to the company').fill('My exams end a week later.')
  await page.getByRole('button', { name: 'Decline offer' }).click()
  await heading(page).toHaveText(`You’ve declined the offer from ${company}`)
  await intern.person.checkScreen('an offer that was declined')
  await page.goto(`/intern/review-offer/${offer}`)
  await expect(page.getByText('Offer Rejected')).toBeVisible()
  await intern.person.checkScreen('the offer afterwards')
  for (const where of [
    `/intern/decline-offer/${offer}`,
    `/intern/offer-success?offer_id=${offer}`,
  ]) {
    await page.goto(where)
    await heading(page).toHaveText('You’ve declined this offer')
    await expect(page.getByRole('link', { name: 'Go to placement tracker' })).toBeVisible()
  }
  await intern.person.checkScreen('declining once more')
}

async function accepts(intern: Applicant, offer: string): Promise<void> {
  const { page } = intern.person
  await page.getByRole('button', { name: 'Accept offer' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await intern.person.checkScreen('accepting without the terms')
  await page.getByRole('link', { name: 'offer terms' }).click()
  await expect(page).toHaveURL(new RegExp(`/intern/term-condition/${offer}`))
  await heading(page).toHaveText('Offer terms')
  await intern.person.checkScreen('the terms of an offer')
  await page.goto(`/term-condition?offer_id=${offer}`)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await heading(page).toHaveText('Offer terms')
  await page.goto(`/intern/review-offer/${offer}`)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Accept offer' }).click()
  await heading(page).toHaveText('Your internship is set up')
  await intern.person.checkScreen('an offer that was accepted')
  await page.goto(`/request-received?offer_id=${offer}`)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await heading(page).toHaveText('You’ve accepted this offer')
  await page.goto(`/intern/decline-offer/${offer}`)
  await expect(
    page.getByText(
      'You can’t decline an offer after accepting it. To give up your place, withdraw from the internship.',
    ),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'See your internship' })).toBeVisible()
  await intern.person.checkScreen('declining what is accepted')
  await page.goto('/intern/dashboard')
  await expect(page.getByText('Upcoming', { exact: true }).first()).toBeVisible()
  await intern.person.checkScreen('the dashboard before the start')
}

const leaves = async (hiring: Hiring, intern: Applicant) => {
  for (const one of [intern.person, hiring.admin, hiring.colleague, hiring.operator])
    await one.close()
}

test('an intern declines an offer with reasons from the emailed link', async ({ browser }) => {
  const hiring = await aHiring(browser, 'Weirhouse')
  const ana = await anApplicant(hiring, 'Ana Prieto', 'Europe/Madrid')
  const offer = await offered(hiring, ana)
  await test.step('opens an invalid link', () => opensNoLink(ana))
  await test.step('opens the emailed link', () => opensTheMail(ana, offer))
  await test.step('declines', () => declines(ana, offer, hiring.company))
  await hiring.admin.mail(/has declined your offer/, 'My exams end a week later.')
  await leaves(hiring, ana)
})

test('an intern accepts an offer with its terms from the emailed link', async ({ browser }) => {
  const hiring = await aHiring(browser, 'Locksmead')
  const tom = await anApplicant(hiring, 'Tom Adeyemi', 'Africa/Lagos')
  const offer = await offered(hiring, tom)
  await test.step('opens the emailed link', () => opensTheMail(tom, offer))
  await test.step('accepts', () => accepts(tom, offer))
  await hiring.admin.mail(/has accepted your offer/)
  await leaves(hiring, tom)
})
