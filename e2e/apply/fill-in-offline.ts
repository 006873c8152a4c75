import { expect } from '../support/expect.ts'
import type { TestUser } from '../support/test-user.ts'
import { readDeviceDrafts, readStoredApplication } from './stored-application.ts'

/** Headings of the steps after the first. */
const laterSteps = [
  'Career field',
  'Internship preference',
  'Additional questions',
  'Diversity information',
  'Your résumé',
  'Video profile',
  'Review your application',
]

/**
 * Opens all steps, fills in three of them without a connection, and finds all of them saved once it
 * is back, although none of them is open by then.
 */
export async function fillInOffline({ page }: TestUser): Promise<void> {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const fill = async (step: string, label: RegExp, value: string) => {
    while ((await heading(step).count()) === 0) {
      const shown = await page.getByRole('heading', { level: 1 }).textContent()
      await page.getByRole('link', { name: 'Back', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(shown ?? '')
    }
    await page.getByLabel(label).fill(value)
    await expect(page.getByText('Saved on this device').first()).toBeVisible()
  }
  await page.goto('/intern/application/personal-information')
  for (const step of laterSteps) {
    await page.getByRole('link', { name: /^Next: / }).click()
    await expect(heading(step)).toBeVisible()
  }
  await page.context().setOffline(true)
  await expect(page.getByText(/send them when you’re back online/)).toBeVisible()
  await fill('Your résumé', /^Preferred job title/, 'Hydrologist')
  await fill('Additional questions', /What do you hope to gain/, 'I want to measure a river alone.')
  await fill('Personal information', /^Which other languages/, 'In Norwegian and Danish')
  await page.getByRole('link', { name: /^Next: / }).click()
  await expect(heading('Career field')).toBeVisible()
  await page.context().setOffline(false)
  await expect
    .poll(async () => (await readStoredApplication(page)).profile)
    .toMatchObject({ job_title: 'Hydrologist', low_english: { 2: 'In Norwegian and Danish' } })
  await page.goto('/intern/application/additional-questions')
  await expect(page.getByLabel(/What do you hope to gain/)).toHaveValue(
    'I want to measure a river alone.',
  )
  expect(await page.evaluate(readDeviceDrafts)).toBe('[]')
}
