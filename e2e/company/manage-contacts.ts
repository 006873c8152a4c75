import { expect } from '../support/expect.ts'
import type { HiringCompany } from '../support/hiring-company.ts'

/** Adds an alternate contact, whose phone number is validated, removes it, undoes it and removes it again. */
export async function manageContacts({ admin }: HiringCompany): Promise<void> {
  const { page } = admin
  const dialog = page.getByRole('dialog')
  await page.goto('/company/settings?tab=contacts')
  await expect(page.getByText('No alternate contacts')).toBeVisible()
  await page.getByRole('button', { name: 'Add contact' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Complete this field').first()).toBeVisible()
  await dialog.getByLabel('First name').fill('Cem')
  await dialog.getByLabel('Last name').fill('Kaya')
  await dialog.getByLabel('Email address').fill('cem.kaya@elsewhere.example')
  await dialog.getByLabel('Phone').fill('not a phone')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter a phone number with the country code')).toBeVisible()
  await dialog.getByLabel('Phone').fill('+90 212 555 01 23')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Cem Kaya').filter({ visible: true }).first()).toBeVisible()
  await admin.checkScreen('an alternate contact')
  await page.getByRole('button', { name: 'Remove: Cem Kaya' }).click()
  await expect(page.getByText('No alternate contacts')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Remove: Cem Kaya' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove: Cem Kaya' }).click()
  await expect(page.getByText('No alternate contacts')).toBeVisible()
}
