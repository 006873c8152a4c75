import { expect } from '../support/expect.ts'
import { sendRequest } from '../support/requests.ts'
import type { TestUser } from '../support/test-user.ts'

/**
 * Creates a project, which requires a name, archives and restores it, and checks pages of ten; a
 * page that does not exist becomes the last.
 */
export async function manageProjects(mara: TestUser): Promise<void> {
  const { page } = mara
  const projects = page.getByRole('region', { name: 'Projects' })
  const dialog = page.getByRole('dialog')
  await projects.getByRole('button', { name: 'Add project' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Complete this field').first()).toBeVisible()
  await dialog.getByLabel('Name').fill('A gauge of driftwood')
  await dialog.getByLabel('Description').fill('From the drawing to the water.')
  await mara.checkScreen('a project')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(projects.getByText('A gauge of driftwood')).toBeVisible()
  await projects.getByRole('button', { name: 'Archive: A gauge of driftwood' }).click()
  await expect(page.getByText('A gauge of driftwood archived')).toBeVisible()
  await expect(projects.getByText('No projects yet')).toBeVisible()
  await projects.getByText('Archived', { exact: true }).click()
  await projects.getByRole('button', { name: 'Restore: A gauge of driftwood' }).click()
  await expect(projects.getByText('No archived projects')).toBeVisible()
  await mara.checkScreen('no archived projects')
  await projects.getByText('Active', { exact: true }).click()
  for (let number = 1; number <= 10; number += 1)
    await sendRequest(page, 'POST host-company/projects/v1', {
      name: `Project ${number}`,
      description: 'One of many.',
    })
  await page.reload()
  await expect(projects.getByText('Page 1 of 2')).toBeVisible()
  await projects.getByRole('button', { name: 'Next page' }).click()
  await expect(projects.getByText('A gauge of driftwood')).toBeVisible()
  await page.goto(`${new URL(page.url()).pathname}?page=9`)
  await expect(projects.getByText('Page 2 of 2')).toBeVisible()
  await expect(page).toHaveURL(/\?page=2$/)
}
