import { expect } from './support/expect.ts'
import { resolveConflict } from './offer/concurrent-steps.ts'
import { expectPreselected, getOffer, toOfferFields } from './offer/offer-requests.ts'
import { addDaysTo } from './support/clock.ts'
import { sendRequest } from './support/requests.ts'
import { anApprovedIntern } from './support/applicants.ts'
import {
  aHiringCompany,
  type ApprovedIntern,
  type HiringCompany,
  linkedinUrl,
} from './support/hiring-company.ts'
import { createPastInterview } from './support/interviews.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'hiring' })

/** Step 2 fails once with a server error: the input is kept, and retrying continues. */
async function retryStep(hiring: HiringCompany): Promise<void> {
  const { page } = hiring.admin
  let times = 0
  hiring.admin.allowConsoleErrors(/status of 500/)
  await page.route('**/offer/v2/save-offer-supervisor', async (route) => {
    times += 1
    await (times === 1
      ? route.fulfill({
          status: 500,
          json: {
            status: 500,
            data: {
              isSuccess: false,
              message: '',
              payload: { error: { code: 'INTERNAL', description: 'Something went wrong' } },
            },
          },
        })
      : route.continue())
  })
  await expectPreselected(page)
  await page.getByLabel('LinkedIn profile').first().fill(linkedinUrl)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('alert').getByText('Something went wrong')).toBeVisible()
  await expect(page.getByText('We couldn’t confirm that this was saved.')).toBeVisible()
  await expect(page.getByLabel('LinkedIn profile').first()).toHaveValue(linkedinUrl)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('What Maya will see')).toBeVisible()
  await page.unroute('**/offer/v2/save-offer-supervisor')
}

/**
 * Step 3 opens directly because step 1 included the details. Only administrators can send the
 * offer; others see a disabled button.
 */
async function sendFromStep(hiring: HiringCompany, candidature: string): Promise<void> {
  const { page } = hiring.admin
  await expect(page.getByRole('button', { name: 'Send offer' })).toBeEnabled()
  await hiring.admin.checkScreen('an offer before it is sent')
  await hiring.colleague.page.goto(`/company/hiring-management/${candidature}/offer`)
  await expect(hiring.colleague.page.getByRole('button', { name: 'Send offer' })).toBeDisabled()
  await page.getByRole('button', { name: 'Send offer' }).click()
  await expect(
    page.getByText(/^Your offer is in review\. We’ll let you know by .+\.$/),
  ).toBeVisible()
}

/**
 * The programme team requests a change; the company sees the comment, edits the offer and sees what
 * changed.
 */
async function reviseOffer(hiring: HiringCompany, candidature: string): Promise<void> {
  const { page } = hiring.admin
  const { offer_id } = await getOffer(hiring, candidature)
  await sendRequest(hiring.operator.page, `POST operator/offers/${offer_id}/revision`, {
    comments: 'Thirty hours leave no room for exams: could it be 25?',
  })
  await hiring.admin.mail(/^Changes requested to your offer/)
  await page.goto(`/company/hiring-management/${candidature}/offer`)
  await expect(page.getByText('Offer Pending')).toBeVisible()
  await expect(
    page.getByText('Thirty hours leave no room for exams: could it be 25?').first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send offer' })).toBeDisabled()
  await expect(
    page
      .getByText(
        'The programme team requested changes. Edit the offer or write a reply before you send it again.',
      )
      .last(),
  ).toBeVisible()
  await hiring.admin.checkScreen('a returned offer without changes')
  await page
    .getByLabel('Your reply to the programme team')
    .fill('Maya has no exams in these weeks.')
  await page.getByRole('button', { name: 'Send offer' }).click()
  await expect(page.getByText('Offer In Review').first()).toBeVisible()
  await hiring.operator.page.goto(`/operator/offers/${offer_id}`)
  await expect(hiring.operator.page.getByText('Maya has no exams in these weeks.')).toBeVisible()
  await hiring.operator.checkScreen('an offer answered in words')
  await sendRequest(hiring.operator.page, `POST operator/offers/${offer_id}/revision`, {
    comments: 'They are the week after: 25 would still help.',
  })
  await page.reload()
  await expect(
    page.getByText('They are the week after: 25 would still help.').first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Edit offer' }).click()
  await page.getByLabel('Hours per week').fill('60')
  await page.getByLabel('Last day').fill(addDaysTo(hiring.starts, 13))
  await page.getByRole('radio', { name: 'Paid', exact: true }).check({ force: true })
  await page.getByLabel('Amount per month').fill('six hundred')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  for (const words of [
    'Enter 5 to 40 hours',
    'An internship must last at least 4 weeks.',
    'Enter the amount in digits',
  ])
    await expect(page.getByText(words)).toBeVisible()
  await page.getByLabel('Last day').fill(addDaysTo(hiring.starts, 6 * 7 - 3))
  await page.getByRole('radio', { name: 'Unpaid' }).check({ force: true })
  await page.getByLabel('Hours per week').fill('25')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('combobox', { name: 'Supervisor', exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Hours per week')).toHaveValue('25')
  await page.goForward()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText('What changed')).toBeVisible()
  await expect(page.getByText('Needs new approval')).toBeVisible()
  await hiring.admin.checkScreen('what changed in an offer')
  await page.getByRole('button', { name: 'Send offer' }).click()
  await expect(page.getByText('Offer In Review').first()).toBeVisible()
  await sendRequest(hiring.operator.page, `POST operator/offers/${offer_id}/approve`)
}

/**
 * The company recalls the offer, changes it and sends a new version; the intern is notified each
 * time.
 */
async function recallOffer(
  hiring: HiringCompany,
  candidature: string,
  maya: ApprovedIntern,
): Promise<void> {
  const { page } = hiring.admin
  await maya.person.mail(/has offered you an internship/)
  await page.reload()
  await expect(page.getByText('Offer Sent').first()).toBeVisible()
  await page.getByRole('button', { name: 'Recall to edit' }).click()
  await hiring.admin.checkScreen('before an offer is recalled')
  await page.getByRole('dialog').getByRole('button', { name: 'Recall to edit' }).click()
  await expect(page.getByText('Offer recalled. You can edit it now.')).toBeVisible()
  await maya.person.mail(/is changing its offer/)
  const { offer_id } = await getOffer(hiring, candidature)
  await sendRequest(page, 'POST offer/update-intern-offer', {
    offer_id,
    ...toOfferFields(hiring, { hours_a_week: 25, ends_on: addDaysTo(hiring.starts, 7 * 7 - 3) }),
  })
  await page.goto(`/company/hiring-management/${candidature}/offer?step=send`)
  await expect(page.getByText('Version 4').first()).toBeVisible()
  await expect(page.getByText('Version 1').first()).toBeVisible()
  await page.getByRole('button', { name: 'Send offer' }).click()
  await expect(page.getByText('Offer In Review').first()).toBeVisible()
  await sendRequest(hiring.operator.page, `POST operator/offers/${offer_id}/approve`)
}

/**
 * The intern declines with a reason: the company sees a deadline to decide and can start a new
 * offer from the candidate.
 */
async function declineAndRestart(
  hiring: HiringCompany,
  candidature: string,
  maya: ApprovedIntern,
): Promise<void> {
  const { offer_id } = await getOffer(hiring, candidature)
  await sendRequest(maya.person.page, 'POST intern-service/intern-offer/offer-decline', {
    offer_id,
    reasons: ['DATES'],
    note: 'My exams end a week later.',
  })
  await hiring.admin.mail(/has declined your offer/)
  const { page } = hiring.admin
  await page.goto('/company/dashboard')
  await expect(page.getByText('Declined your offer', { exact: true })).toBeVisible()
  await expect(page.getByText(/^(Due|Was due) /).first()).toBeVisible()
  await hiring.admin.checkScreen('the dashboard after an offer was declined')
  await page.goto(`/company/hiring-management/${candidature}/offer`)
  await expect(
    page.getByText(
      'This offer has ended. Reason: The dates don’t work for me. My exams end a week later.',
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Make another offer' }).click()
  await page.getByLabel('First day').fill(addDaysTo(hiring.starts, 7))
  await page.getByLabel('Last day').fill(addDaysTo(hiring.starts, 7 * 7 - 3))
  await page.getByRole('radio', { name: 'Unpaid' }).check({ force: true })
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expectPreselected(page)
  await page.getByLabel('LinkedIn profile').first().fill(linkedinUrl)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByRole('button', { name: 'Send offer' }).click()
  await expect(page.getByText('Offer In Review').first()).toBeVisible()
}

test('an offer is revised, recalled, declined and replaced', async ({ browser }) => {
  const hiring = await test.step('sets up a hiring company', () =>
    aHiringCompany(browser, 'Kilnworks'))
  const maya = await test.step('sets up an intern', () =>
    anApprovedIntern(hiring, 'Maya Lindqvist', 'Asia/Kolkata'))
  const candidature = await test.step('holds the interview', () =>
    createPastInterview(hiring, maya))
  await test.step("resolves a conflict with a colleague's offer in step 1", () =>
    resolveConflict(hiring, candidature))
  await test.step('retries step 2 after a server error', () => retryStep(hiring))
  await test.step('sends the offer in step 3', () => sendFromStep(hiring, candidature))
  await test.step('revises the offer on request', () => reviseOffer(hiring, candidature))
  await test.step('recalls the offer and sends it again', () =>
    recallOffer(hiring, candidature, maya))
  await test.step('declines the offer and starts another', () =>
    declineAndRestart(hiring, candidature, maya))
  const { offer_id } = await getOffer(hiring, candidature)
  await sendRequest(hiring.operator.page, `POST operator/offers/${offer_id}/approve`)
  await maya.person.page.goto(`/intern/review-offer/${offer_id}`)
  await maya.person.page.getByRole('checkbox').check()
  await maya.person.page.getByRole('button', { name: 'Accept offer' }).click()
  await expect(
    maya.person.page.getByRole('heading', { level: 1, name: 'Your internship is set up' }),
  ).toBeVisible()
  const { page } = hiring.admin
  await page.goto('/company/hiring-management/offers')
  await expect(page.getByText('Offer Accepted').first()).toBeVisible()
  await expect(page.getByText('Offer Rejected').first()).toBeVisible()
  await hiring.admin.checkScreen('the offers')
  for (const person of [hiring.admin, hiring.colleague, hiring.operator, maya.person])
    await person.close()
})
