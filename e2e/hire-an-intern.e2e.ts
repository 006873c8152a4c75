import { test } from '@playwright/test'
import { aPerson } from './support/person.ts'
import { companyArrives } from './hire/company-arrives.ts'
import { companyPlans } from './hire/company-plans.ts'
import { operatorApproves } from './hire/operator-approves.ts'

test('one hire, from the first address typed to the certificate', async ({ browser }) => {
  const hannah = await aPerson(browser, 'hannah.clarke@brightwater.example', 'Europe/London')
  const ines = await aPerson(browser, 'ines.duarte@fledge.example', 'Europe/Lisbon')
  await test.step('1 a company arrives', () => companyArrives(hannah))
  await test.step('2 an operator approves it', () => operatorApproves(ines, hannah))
  await test.step('3 the company writes a plan', () => companyPlans(hannah))
})
