import { createTestUser } from './support/person.ts'
import { companyArrives } from './hire/company-arrives.ts'
import { companyPlans } from './hire/company-plans.ts'
import { companyGivesFeedback, companyProposes } from './hire/company-interviews.ts'
import { internApplies } from './hire/intern-applies.ts'
import { internArrives } from './hire/intern-arrives.ts'
import { operatorOpensBatch } from './hire/operator-opens-a-batch.ts'
import { operatorReviews } from './hire/operator-reviews.ts'
import { offerAnswered } from './hire/offer-answered.ts'
import { operatorApproves } from './hire/operator-approves.ts'
import { weeksAndCertificate } from './hire/weeks-and-certificate.ts'
import { test } from './support/test.ts'

test('one hire, from typing the first address to the certificate', async ({ browser }) => {
  const hannah = await createTestUser(browser, 'hannah.clarke@brightwater.example', 'Europe/London')
  const priya = await createTestUser(browser, 'priya.raman@students.example', 'Asia/Kolkata')
  const ines = await createTestUser(browser, 'ines.duarte@fledge.example', 'Europe/Lisbon')
  await test.step('1 a company registers', () => companyArrives(hannah))
  await test.step('2 an operator approves it', () => operatorApproves(ines, hannah))
  await test.step('3 the company creates a plan', () => companyPlans(hannah))
  const slug = await test.step('4 a manager opens a batch', () =>
    operatorOpensBatch(ines, 'Spring 2027'))
  await test.step('4 an intern registers', () => internArrives(priya, slug))
  await test.step('4 the intern applies in eight steps', () => internApplies(priya))
  await test.step('5 the application is reviewed', () => operatorReviews(ines, priya))
  await test.step('6 an interview is agreed', () => companyProposes(hannah, priya))
  await test.step('7 the interview takes place', () => companyGivesFeedback(hannah))
  await test.step('8 an offer is made and accepted', () => offerAnswered(hannah, ines, priya))
  await test.step('9 weekly feedback is given and a certificate issued', () =>
    weeksAndCertificate(browser, hannah, priya))
})
