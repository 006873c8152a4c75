import { createTestUser } from './support/test-user.ts'
import { signUpCompany } from './hire/sign-up-company.ts'
import { createProjectAndPlan } from './hire/create-plan.ts'
import { giveCompanyFeedback, agreeOnInterview } from './hire/hold-interview.ts'
import { fillApplicationSteps } from './hire/complete-application.ts'
import { signUpIntern } from './hire/sign-up-intern.ts'
import { openBatchAsOperator } from './hire/open-batch.ts'
import { reviewApplicationAsOperator } from './hire/review-application.ts'
import { makeAndAcceptOffer } from './hire/accept-offer.ts'
import { approveCompanyAsOperator } from './hire/approve-company.ts'
import { completeInternshipWeeks } from './hire/complete-internship.ts'
import { test } from './support/test.ts'

test('one hire, from typing the first address to the certificate', async ({ browser }) => {
  const hannah = await createTestUser(browser, 'hannah.clarke@brightwater.example', 'Europe/London')
  const priya = await createTestUser(browser, 'priya.raman@students.example', 'Asia/Kolkata')
  const ines = await createTestUser(browser, 'ines.duarte@fledge.example', 'Europe/Lisbon')
  await test.step('1 a company registers', () => signUpCompany(hannah))
  await test.step('2 an operator approves it', () => approveCompanyAsOperator(ines, hannah))
  await test.step('3 the company creates a plan', () => createProjectAndPlan(hannah))
  const slug = await test.step('4 a manager opens a batch', () =>
    openBatchAsOperator(ines, 'Spring 2027'))
  await test.step('4 an intern registers', () => signUpIntern(priya, slug))
  await test.step('4 the intern applies in eight steps', () => fillApplicationSteps(priya))
  await test.step('5 the application is reviewed', () => reviewApplicationAsOperator(ines, priya))
  await test.step('6 an interview is agreed', () => agreeOnInterview(hannah, priya))
  await test.step('7 the interview takes place', () => giveCompanyFeedback(hannah))
  await test.step('8 an offer is made and accepted', () => makeAndAcceptOffer(hannah, ines, priya))
  await test.step('9 weekly feedback is given and a certificate issued', () =>
    completeInternshipWeeks(browser, hannah, priya))
})
