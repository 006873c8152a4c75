import { expect } from './support/expect.ts'
import { anApprovedIntern } from './support/applicants.ts'
import {
  aHiringCompany,
  type ApprovedIntern,
  type HiringCompany,
} from './support/hiring-company.ts'
import { sendApprovedOffer } from './support/offers.ts'
import { getLinkPath } from './support/test-user.ts'
import { expectHeading } from './support/sign-in.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'hiring' })

/**
 * Opens the offer from the email: the link decides nothing by itself, and its token disappears from
 * the URL.
 */
async function openEmailedLink({ person }: ApprovedIntern, offer: string): Promise<void> {
  const { page } = person
  await page.goto(getLinkPath(await person.mail(/has offered you an internship/), '/review-offer'))
  await expectHeading(page).toHaveText('Continue from your email')
  expect(page.url()).not.toContain('token')
  await person.checkScreen('the link of a mailed offer')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/intern/review-offer/${offer}`))
}

/** An invalid link reveals nothing about an offer and still allows signing in. */
async function openInvalidLink({ person }: ApprovedIntern): Promise<void> {
  const { page } = person
  person.allowConsoleErrors(/status of 400/)
  await page.goto(`/review-offer?token=${'x'.repeat(43)}`)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expectHeading(page).toHaveText('This link is no longer valid')
  await person.checkScreen('an invalid offer link')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(/\/intern\/dashboard/)
}

async function declineOffer(intern: ApprovedIntern, offer: string, company: string): Promise<void> {
  const { page } = intern.person
  await page.getByRole('link', { name: 'Decline', exact: true }).click()
  await expectHeading(page).toHaveText(`Decline the offer from ${company}?`)
  await page.getByRole('link', { name: 'Not now' }).click()
  await expect(page).toHaveURL(new RegExp(`/intern/review-offer/${offer}`))
  await page.goto(`/intern/request-received/${offer}`)
  await expectHeading(page).toHaveText('You haven’t replied to this offer yet')
  await intern.person.checkScreen('an offer awaiting a decision')
  for (const [path, heading] of [
    ['request-received', 'You haven’t replied to this offer yet'],
    ['decline-offer', `Decline the offer from ${company}?`],
  ] as const) {
    await page.goto(`/${path}?offer_id=${offer}`)
    await expectHeading(page).toHaveText('This link is incomplete')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL(`/intern/${path}/${offer}`)
    await expectHeading(page).toHaveText(heading)
  }
  await page.getByRole('button', { name: 'Decline offer' }).click()
  await expect(page.getByText('Choose a reason').first()).toBeVisible()
  await intern.person.checkScreen('declining without a reason')
  await page.getByRole('checkbox', { name: 'The dates don’t work for me' }).check()
  await page.getByRole('checkbox', { name: 'Another reason' }).check()
  await expect(page.getByRole('button', { name: 'Decline offer' })).toBeDisabled()
  await page.getByLabel('Message to the company').fill('My exams end a week later.')
  await page.getByRole('button', { name: 'Decline offer' }).click()
  await expectHeading(page).toHaveText(`You’ve declined the offer from ${company}`)
  await intern.person.checkScreen('an offer that was declined')
  await page.goto(`/intern/review-offer/${offer}`)
  await expect(page.getByText('Offer Rejected')).toBeVisible()
  await intern.person.checkScreen('the offer afterwards')
  for (const where of [
    `/intern/decline-offer/${offer}`,
    `/intern/offer-success?offer_id=${offer}`,
  ]) {
    await page.goto(where)
    await expectHeading(page).toHaveText('You’ve declined this offer')
    await expect(page.getByRole('link', { name: 'Go to placement tracker' })).toBeVisible()
  }
  await intern.person.checkScreen('declining once more')
}

async function acceptOffer(intern: ApprovedIntern, offer: string): Promise<void> {
  const { page } = intern.person
  await page.getByRole('button', { name: 'Accept offer' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await intern.person.checkScreen('accepting without the terms')
  await page.getByRole('link', { name: 'offer terms' }).click()
  await expect(page).toHaveURL(new RegExp(`/intern/term-condition/${offer}`))
  await expectHeading(page).toHaveText('Offer terms')
  await intern.person.checkScreen('the terms of an offer')
  await page.goto(`/term-condition?offer_id=${offer}`)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expectHeading(page).toHaveText('Offer terms')
  await page.goto(`/intern/review-offer/${offer}`)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Accept offer' }).click()
  await expectHeading(page).toHaveText('Your internship is set up')
  await intern.person.checkScreen('an offer that was accepted')
  await page.goto(`/request-received?offer_id=${offer}`)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expectHeading(page).toHaveText('You’ve accepted this offer')
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

const closeAll = async (hiring: HiringCompany, intern: ApprovedIntern) => {
  for (const user of [intern.person, hiring.admin, hiring.colleague, hiring.operator])
    await user.close()
}

test('an intern declines an offer with reasons from the emailed link', async ({ browser }) => {
  const hiring = await aHiringCompany(browser, 'Weirhouse')
  const ana = await anApprovedIntern(hiring, 'Ana Prieto', 'Europe/Madrid')
  const offer = await sendApprovedOffer(hiring, ana)
  await test.step('opens an invalid link', () => openInvalidLink(ana))
  await test.step('opens the emailed link', () => openEmailedLink(ana, offer))
  await test.step('declines', () => declineOffer(ana, offer, hiring.company))
  await hiring.admin.mail(/has declined your offer/, 'My exams end a week later.')
  await closeAll(hiring, ana)
})

test('an intern accepts an offer with its terms from the emailed link', async ({ browser }) => {
  const hiring = await aHiringCompany(browser, 'Locksmead')
  const tom = await anApprovedIntern(hiring, 'Tom Adeyemi', 'Africa/Lagos')
  const offer = await sendApprovedOffer(hiring, tom)
  await test.step('opens the emailed link', () => openEmailedLink(tom, offer))
  await test.step('accepts', () => acceptOffer(tom, offer))
  await hiring.admin.mail(/has accepted your offer/)
  await closeAll(hiring, tom)
})
