import { expect } from '../support/expect.ts'
import { signInByApi } from '../support/requests.ts'
import { getLinkPath, type TestUser } from '../support/test-user.ts'

const day = 86_400_000
/**
 * Returns the shortest internship: from a Monday some weeks ahead of the product's clock, four
 * weeks long.
 */
async function getShortestDates(page: TestUser['page']): Promise<{ from: string; to: string }> {
  const answer = await page.request.get('/backend/dev/clock')
  const { now }: { now: string } = await answer.json()
  const from = new Date(Date.parse(now) + 21 * day)
  from.setUTCDate(from.getUTCDate() + ((8 - from.getUTCDay()) % 7))
  return {
    from: from.toISOString().slice(0, 10),
    to: new Date(from.getTime() + 27 * day).toISOString().slice(0, 10),
  }
}

/**
 * Step 8: creates the offer in three steps; an operator approves it, the intern reviews and accepts
 * it, and the internship exists.
 */
export async function makeAndAcceptOffer(
  hannah: TestUser,
  ines: TestUser,
  priya: TestUser,
): Promise<void> {
  const { page } = hannah
  await page.goto(`${page.url().split('?')[0]}/offer`)
  const { from, to } = await getShortestDates(page)
  await expect(page.getByRole('heading', { level: 1, name: /Priya/ })).toBeVisible()
  await page.getByLabel('Role').fill('Water data analyst')
  await page.getByLabel('First day').fill(from)
  await page.getByLabel('Last day').fill(to)
  await page.getByLabel('Hours per week').fill('30')
  await page.getByRole('radio', { name: 'Unpaid' }).check({ force: true })
  await page.getByLabel('Company’s legal name').fill('Brightwater Labs Ltd')
  await page.getByLabel('Registered address').fill('1 Harbour Row, London')
  await page.getByLabel('Signatory’s name').fill('Hannah Clarke')
  await page.getByLabel('Signatory’s job title').fill('Head of people')
  await hannah.checkScreen('an offer, step 1')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('combobox', { name: 'Supervisor', exact: true })).toHaveValue(
    /Hannah/,
  )
  const linkedin = page.getByLabel('LinkedIn profile').first()
  if ((await linkedin.inputValue()) === '')
    await linkedin.fill('linkedin.com/in/hannah-clarke-example')
  await hannah.checkScreen('an offer, step 2')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText(/What Priya will see/)).toBeVisible()
  await hannah.checkScreen('an offer, step 3')
  await page.getByRole('button', { name: 'Send offer' }).click()
  await expect(
    page.getByText(/^Your offer is in review\. We’ll let you know by .+\.$/),
  ).toBeVisible()

  // Her session of the days before has ended.
  await signInByApi(ines)
  await ines.page.goto('/operator/offers')
  await expect(ines.page.getByText('Brightwater Labs').first()).toBeVisible()
  await ines.checkScreen('the queue of offers')
  await ines.page
    .getByRole('link', { name: /Brightwater Labs/ })
    .first()
    .click()
  await ines.page.getByRole('button', { name: /^Approve/ }).click()
  await expect(ines.page.getByText(/^The offer to .+ will be approved$/)).toBeVisible()

  // Opening the emailed link changes nothing and removes the token from the URL immediately;
  // pressing the button continues.
  await priya.page.goto(
    getLinkPath(await priya.mail(/has offered you an internship/), '/review-offer'),
  )
  await expect(priya.page).toHaveURL(/^[^?]*\/review-offer\?offer_id=[^&]+$/)
  await priya.checkScreen('the mailed link')
  await priya.page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(priya.page).toHaveURL(/\/intern\/review-offer\//)
  await priya.checkScreen('the offer')
  await priya.page.getByRole('button', { name: 'Accept offer' }).click()
  await expect(priya.page.getByRole('alert').first()).toBeVisible()
  await priya.page.getByRole('checkbox').check()
  await priya.page.getByRole('button', { name: 'Accept offer' }).click()
  await expect(
    priya.page.getByRole('heading', { level: 1, name: 'Your internship is set up' }),
  ).toBeVisible()
  await priya.checkScreen('the offer accepted')
  await hannah.mail(/accepted/i)
}
