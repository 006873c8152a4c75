import { expect } from '../support/expect.ts'
import { addDaysTo } from '../support/clock.ts'
import { contractDetails, type HiringCompany } from '../support/hiring-company.ts'
import { sendRequest } from '../support/requests.ts'
import { expectPreselected, getOffer, toOfferFields } from './offer-requests.ts'

/**
 * Step 1 shows errors at the fields. When a colleague has saved an offer first, the input stays
 * until the user loads the saved one.
 */
export async function resolveConflict(hiring: HiringCompany, candidature: string): Promise<void> {
  const { page } = hiring.admin
  await page.goto(`/company/hiring-management/${candidature}/offer`)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Offer to Maya Lindqvist' }),
  ).toBeVisible()
  await page.getByLabel('Role').fill('River data lead')
  await page.getByLabel('First day').fill(hiring.starts)
  await page.getByLabel('Last day').fill(addDaysTo(hiring.starts, 13))
  await page.getByRole('radio', { name: 'Unpaid' }).check({ force: true })
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText('An internship must last at least 4 weeks.')).toBeVisible()
  await expect(page.getByText('Complete this field').first()).toBeVisible()
  await page.getByLabel('Company’s legal name').fill(contractDetails.legal_name)
  await page.getByLabel('Registered address').fill(contractDetails.registered_address)
  await page.getByLabel('Signatory’s name').fill(contractDetails.signatory_name)
  await page.getByLabel('Signatory’s job title').fill(contractDetails.signatory_title)
  await page.getByLabel('Last day').fill(addDaysTo(hiring.starts, 6 * 7 - 3))
  await sendRequest(hiring.colleague.page, 'POST offer/save-offer-io', {
    candidature_id: candidature,
    ...toOfferFields(hiring),
  })
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(
    page.getByRole('alert').getByText('This candidate already has an open offer.'),
  ).toBeVisible()
  await expect(page.getByLabel('Role')).toHaveValue('River data lead')
  await hiring.admin.checkScreen('an offer started by a colleague')
  await page.getByRole('button', { name: 'Show the saved offer' }).click()
  await expect(page.getByRole('button', { name: 'Internship details' })).toBeEnabled()
  await page.getByRole('button', { name: 'Internship details' }).click()
  await expect(page.getByLabel('Role')).toHaveValue('River data analyst')
  await mergeStep(hiring, candidature)
}

/**
 * A colleague changes two fields of the open step 1: the one that was also changed here is shown
 * with both values, the other one is taken over.
 */
async function mergeStep(hiring: HiringCompany, candidature: string): Promise<void> {
  const { page } = hiring.admin
  const { offer_id } = await getOffer(hiring, candidature)
  await page.getByLabel('Role').fill('River data lead')
  await sendRequest(hiring.colleague.page, 'POST offer/update-intern-offer', {
    offer_id,
    ...toOfferFields(hiring, { role: 'River data scientist', hours_a_week: 28 }),
  })
  await page.getByRole('button', { name: 'Save and continue' }).click()
  const conflict = page.getByRole('region', { name: 'Role', exact: true })
  await expect(conflict).toContainText('River data scientist')
  await expect(conflict).toContainText('River data lead')
  await expect(page.getByLabel('Hours per week')).toHaveValue('28')
  await hiring.admin.checkScreen('a conflict with a colleague in step 1')
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expectPreselected(page)
}
