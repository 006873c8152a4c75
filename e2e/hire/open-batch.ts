import { expect } from '../support/expect.ts'
import type { TestUser } from '../support/test-user.ts'

const toDate = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/**
 * Step 4, before interns can apply: a manager creates the first batch and publishes it.
 * @returns the slug in the batch's address
 */
export async function openBatchAsOperator(ines: TestUser, name: string): Promise<string> {
  const { page } = ines
  await page.goto('/operator/batches')
  await expect(page.getByText('No batches yet')).toBeVisible()
  await ines.checkScreen('empty list of batches')
  await page.getByRole('link', { name: 'Create batch' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New batch' })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Company')
  await expect(page.getByText('This address is in use. Choose another one.')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await expect(page.getByText(/is available$/)).toBeVisible()
  const slug = await page.getByLabel('Address', { exact: true }).inputValue()
  await page
    .getByLabel('Introduction')
    .fill('Remote internships with companies that answer, from spring to autumn.')
  await page.getByLabel('Programme starts').fill(toDate(20))
  await page.getByLabel('Programme ends').fill(toDate(30))
  await page.getByLabel('Seats', { exact: true }).fill('40')
  await page.getByRole('button', { name: 'Create batch' }).click()
  await expect(
    page.getByText('The programme must last at least 4 weeks, like the shortest internship.'),
  ).toBeVisible()
  await ines.checkScreen('a new batch')
  await page.getByLabel('Programme ends').fill(toDate(260))
  await page.getByRole('button', { name: 'Create batch' }).click()

  await expect(page.getByText('Hidden until you publish it.', { exact: true })).toBeVisible()
  await ines.checkScreen('a batch before it is published')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/^Open for registration until/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'View page' })).toHaveAttribute('href', `/${slug}`)
  await ines.checkScreen('an open batch')
  await page.goto('/operator/batches')
  await expect(page.getByText('0 of 40 seats taken')).toBeVisible()
  await ines.checkScreen('the batches')
  return slug
}
