import { expect } from '../support/expect.ts'
import type { HiringCompany } from '../support/hiring-company.ts'

/** A colleague's card has an address, unlike the dialogs that ask something. */
export async function openCardByAddress({ admin: { page } }: HiringCompany): Promise<void> {
  const card = page.getByRole('dialog', { name: 'Point of contact' })
  const here = '/company/settings?tab=members'
  await page.goto(here)
  await page.getByRole('button', { name: 'Details: Noor Halvorsen' }).click()
  await expect(page).toHaveURL(/[?&]person=/)
  const address = page.url()
  await page.reload()
  await expect(card.getByText('Hydrologist', { exact: false })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(page).toHaveURL(here)
  await page.goForward()
  await expect(card).toBeVisible()
  await page.goBack()
  await expect(card).toHaveCount(0)
  // A link from elsewhere has no page of ours below it.
  await page.goto('/company/dashboard')
  await page.goto(address)
  await card.getByRole('button', { name: 'Close' }).first().click()
  await expect(card).toHaveCount(0)
  await expect(page).toHaveURL(here)
  await page.goBack()
  await expect(page).toHaveURL('/company/dashboard')
  await page.goto(here)
}
