import { expect } from './support/expect.ts'
import { anApprovedIntern } from './support/applicants.ts'
import { aHiringCompany } from './support/hiring-company.ts'
import { createPastInterview } from './support/interviews.ts'
import { failNextRequest } from './support/responses.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'hiring' })

test('an intern gives interview feedback once, hidden from the company', async ({ browser }) => {
  const hiring = await aHiringCompany(browser, 'Sluicework')
  const maya = await anApprovedIntern(hiring, 'Maya Lindqvist', 'Europe/Stockholm')
  const candidature = await createPastInterview(hiring, maya)
  const { page } = maya.person
  await page.goto(`/intern/placement-tracker/${candidature}`)
  await page.getByRole('button', { name: 'Give feedback' }).click()
  const form = page.getByRole('dialog', { name: 'How was the interview with Sluicework?' })
  await expect(form.getByRole('button', { name: 'Send feedback' })).toBeDisabled()
  await form.getByRole('radio', { name: '8', exact: true }).check({ force: true })
  await form.getByLabel('What went well?').fill('They showed me the gauge room.')
  await form.getByLabel('What could have been better?').fill('It began ten minutes late.')
  await maya.person.checkScreen('feedback on an interview')
  await page.reload()
  await expect(form.getByLabel('What went well?')).toHaveValue('They showed me the gauge room.')
  await failNextRequest(page, 'interview-feedback/create', 'This feedback came too late.', 400)
  await form.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Error' })).toContainText(
    'This feedback came too late.',
  )
  await form.getByRole('button', { name: 'Send feedback' }).click()
  await expect(
    page.getByText(
      'You rated it 8 out of 10. They showed me the gauge room. It began ten minutes late.',
    ),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Give feedback' })).toHaveCount(0)
  await maya.person.checkScreen('an interview with feedback')
  const company = hiring.admin.page
  await company.goto(`/company/hiring-management/${candidature}`)
  await expect(company.getByText('Maya Lindqvist').first()).toBeVisible()
  await expect(company.getByText('It began ten minutes late.')).toHaveCount(0)
  for (const user of [maya.person, hiring.admin, hiring.colleague, hiring.operator])
    await user.close()
})
