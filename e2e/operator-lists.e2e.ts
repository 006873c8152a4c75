import { readFile } from 'node:fs/promises'
import { expect } from './support/expect.ts'
import { insertTestOperator } from './support/operator.ts'
import { signInByApi } from './support/requests.ts'
import { createTestUser } from './support/test-user.ts'
import { test } from './support/test.ts'

test('an operator chooses columns, takes the list as CSV, and saves it as a view that a colleague opens', async ({
  browser,
}) => {
  const [email, otherEmail] = ['lists.one@fledge.example', 'lists.two@fledge.example']
  for (const each of [email, otherEmail]) await insertTestOperator(each)
  const person = await createTestUser(browser, email, 'Europe/London')
  await signInByApi(person)
  const { page } = person
  await page.goto('/operator/people?type=O')
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader', { name: 'Company', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Columns' }).click()
  const dialog = page.getByRole('dialog')
  await person.checkScreen('the columns of a list')
  for (const name of ['Status', 'Type', 'Batch', 'Company', 'Created', 'Last seen'])
    await dialog.getByRole('checkbox', { name, exact: true }).click()
  await dialog.getByRole('button', { name: 'Move Email up' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(/columns=email%2Cname|columns=email,name/)
  await expect(table.getByRole('columnheader')).toHaveText(['', 'Email', 'Name'])

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe('\uFEFF"Email","Name"')
  expect(lines.some((line) => line.startsWith(`"${otherEmail}"`))).toBe(true)

  await page.getByRole('button', { name: 'Save view' }).click()
  await dialog.getByLabel('Name').fill('The team')
  await dialog.getByLabel('Share with the programme team').check()
  await dialog.getByLabel('Open this list with it').check()
  await person.checkScreen('saving a view')
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(page.getByRole('link', { name: 'The team' })).toHaveAttribute('aria-current', 'page')
  await page.goto('/operator/people')
  await expect(table.getByRole('columnheader')).toHaveText(['', 'Email', 'Name'])

  const colleague = await createTestUser(browser, otherEmail, 'Europe/London')
  await signInByApi(colleague)
  await colleague.page.goto('/operator/people')
  await colleague.page.getByRole('link', { name: /^The team \(/ }).click()
  await expect(colleague.page.getByRole('table').getByRole('columnheader')).toHaveText([
    '',
    'Email',
    'Name',
  ])
  await colleague.page.getByRole('button', { name: 'Edit view' }).click()
  await expect(colleague.page.getByRole('tooltip')).toContainText('Only the colleague who saved')
  await person.close()
  await colleague.close()
})
