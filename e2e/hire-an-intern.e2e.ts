import { test } from '@playwright/test'
import { aPerson } from './support/person.ts'
import { companyArrives } from './hire/company-arrives.ts'

test('one hire, from the first address typed to the certificate', async ({ browser }) => {
  const hannah = await aPerson(browser, 'hannah.clarke@brightwater.example', 'Europe/London')
  await test.step('1 a company arrives', () => companyArrives(hannah))
})
