import type { Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import { anApprovedIntern } from './support/applicants.ts'
import { registerHiringCompany, type ApprovedIntern } from './support/hiring-company.ts'
import { sendApprovedOffer } from './support/offers.ts'
import { test } from './support/test.ts'

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('12 / 30')
  await page.getByLabel('Security code').fill('123')
}
const pressPay = (page: Page) =>
  page.getByRole('button', { name: 'Pay €490.00 and accept' }).click()
const getBankDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Your bank needs you to confirm' })

/**
 * Goes from the offer to the checkout, where card and terms are required before anything is sent.
 */
async function openCheckout(intern: ApprovedIntern, offer: string): Promise<void> {
  const { page } = intern.person
  await page.goto(`/intern/review-offer/${offer}`)
  await expect(page.getByText('You’ll pay €490.00 for this place by card.')).toBeVisible()
  await intern.person.checkScreen('a paid offer')
  await page.getByRole('link', { name: 'Accept and pay' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pay for your place' })).toBeVisible()
  await expect(page.getByText('A mentor')).toBeVisible()
  await expect(
    page.getByText(/If you pay now and withdraw before .+, you’ll get a full refund of €490\.00/),
  ).toBeVisible()
  await pressPay(page)
  for (const missing of [
    'Check the card number',
    'Enter the month and year, for example 12 / 30',
    'Enter the code of 3 or 4 digits',
    'Accept the terms to continue.',
  ])
    await expect(page.getByText(missing)).toBeVisible()
  await expect(page.getByLabel('Card number')).toBeFocused()
  await intern.person.checkScreen('an empty form')
  await fillCard(page, '4000 0000 0000 0002')
  await pressPay(page)
  await expect(page.getByText('Accept the terms to continue.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /I accept the offer/ })).toBeFocused()
  await page.getByRole('checkbox', { name: /I accept the offer/ }).check()
}

/**
 * A declined card, a failed bank check and an abandoned payment: each time nothing is charged and
 * the offer stays open.
 */
async function failPayments(intern: ApprovedIntern): Promise<void> {
  const { page } = intern.person
  await pressPay(page)
  await expect(
    page.getByRole('alert').getByText('Your bank declined this card. You haven’t been charged.'),
  ).toBeVisible()
  await intern.person.checkScreen('a declined card')
  await fillCard(page, '4000 0027 6000 3184')
  await pressPay(page)
  await getBankDialog(page).getByRole('button', { name: 'Don’t confirm' }).click()
  await expect(
    page
      .getByRole('alert')
      .getByText('The payment wasn’t confirmed with your bank. You haven’t been charged.'),
  ).toBeVisible()
  await reloadAtBank(intern)
  await intern.person.checkScreen('a payment that was left at the bank')
  await page.getByRole('button', { name: 'Continue at your bank' }).click()
  await getBankDialog(page).getByRole('button', { name: 'Don’t confirm' }).click()
  await expect(
    page
      .getByRole('alert')
      .getByText('The payment wasn’t confirmed with your bank. You haven’t been charged.'),
  ).toBeVisible()
  await fillPayment(intern, '4000 0027 6000 3184')
  await reloadAtBank(intern)
  await page.getByRole('button', { name: 'Pay with another card' }).click()
  await expect(
    page.getByRole('alert').getByText('The payment wasn’t finished. You haven’t been charged.'),
  ).toBeVisible()
}

async function fillPayment({ person: { page } }: ApprovedIntern, number: string): Promise<void> {
  await fillCard(page, number)
  await page.getByRole('checkbox', { name: /I accept the offer/ }).check()
}

/**
 * Reloads the page during the bank's check: the payment can be continued, and no second payment
 * form appears.
 */
async function reloadAtBank({ person: { page } }: ApprovedIntern): Promise<void> {
  await pressPay(page)
  await expect(getBankDialog(page)).toBeVisible()
  await page.reload()
  await expect(
    page.getByRole('region', { name: 'Your bank still needs you to confirm' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay €490.00 and accept' })).toHaveCount(0)
}

/**
 * After payment: shows the first day and the deadline, requires the signed policy and confirms the
 * enrolment.
 */
async function confirmEnrolment(intern: ApprovedIntern): Promise<void> {
  const { page } = intern.person
  await page.goto('/intern/dashboard')
  await page.getByRole('link', { name: 'Confirm my enrolment' }).click()
  const card = page.getByRole('region', { name: 'Enrolment' })
  await expect(card.getByText(/^Confirm by /)).toBeVisible()
  await expect(card.getByText(/^First day as River data analyst at /)).toBeVisible()
  await expect(card.getByRole('button', { name: 'Confirm my enrolment' })).toBeDisabled()
  await intern.person.checkScreen('an enrolment to confirm')
  await card.getByRole('button', { name: 'Read and sign' }).click()
  const policy = page.getByRole('dialog')
  await policy.getByRole('checkbox', { name: /^I have read the conduct policy/ }).check()
  await policy.getByRole('button', { name: 'Sign policy' }).click()
  await card.getByRole('button', { name: 'Confirm my enrolment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re enrolled' })).toBeVisible()
  await intern.person.mail(/^You’re enrolled in /)
}

test('a place is paid after a declined, an unconfirmed and an abandoned payment, with and without 3-D Secure', async ({
  browser,
}) => {
  const hiring = await registerHiringCompany(browser, 'Tollgate', {
    price: { amount: 49_000, currency: 'EUR' },
  })
  const [maya, ben] = [
    await anApprovedIntern(hiring, 'Maya Lindqvist', 'Europe/Stockholm'),
    await anApprovedIntern(hiring, 'Ben Otieno', 'Africa/Nairobi'),
  ]
  const first = await sendApprovedOffer(hiring, maya)
  const { page } = maya.person
  await openCheckout(maya, first)
  await failPayments(maya)
  await fillPayment(maya, '4000 0027 6000 3184')
  await reloadAtBank(maya)
  await page.getByRole('button', { name: 'Continue at your bank' }).click()
  await getBankDialog(page).getByRole('button', { name: 'Confirm payment' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'You’ve paid and accepted the offer' }),
  ).toBeVisible()
  await maya.person.checkScreen('a payment with its receipt')
  const receipt = await page.request.get(
    (await page.getByRole('link', { name: 'Open receipt' }).first().getAttribute('href')) ?? '',
  )
  expect([
    receipt.headers()['content-type'],
    (await receipt.body()).subarray(0, 5).toString(),
  ]).toEqual(['application/pdf', '%PDF-'])
  await maya.person.mail(/^You paid €490\.00 for River data analyst/)
  await page.reload()
  await expect(page.getByText(/ending in 3184/)).toBeVisible()
  await confirmEnrolment(maya)
  const second = await sendApprovedOffer(hiring, ben)
  await ben.person.page.goto(`/intern/checkout?offer_id=${second}`)
  await fillPayment(ben, '4242 4242 4242 4242')
  await pressPay(ben.person.page)
  await expect(
    ben.person.page.getByRole('heading', { level: 1, name: 'You’ve paid and accepted the offer' }),
  ).toBeVisible()
  await hiring.operator.page.goto('/operator/refunds?search=Tollgate')
  await expect(hiring.operator.page.getByText('Ben Otieno')).toBeVisible()
  // Maya has confirmed her enrolment; Ben has until the date that the list shows.
  const confirmBy = (name: string) =>
    hiring.operator.page
      .getByRole('row', { name })
      .filter({ hasText: 'Paid' })
      .locator('td[data-label="Confirm enrolment by"]')
  await expect(confirmBy('Ben Otieno')).not.toHaveText('')
  await expect(confirmBy('Maya Lindqvist')).toHaveText('')
  await hiring.operator.checkScreen('the payments')
  for (const user of [maya.person, ben.person, hiring.admin, hiring.colleague, hiring.operator])
    await user.close()
})
