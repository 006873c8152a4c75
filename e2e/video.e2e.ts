import { expect } from './support/expect.ts'
import { anUnsentApplication } from './support/applicants.ts'
import { aHiringCompany } from './support/hiring-company.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'hiring' })

test('a video answer is recorded, previewed, kept over a reload, and resumed after the upload was interrupted', async ({
  browser,
}) => {
  const hiring = await aHiringCompany(browser, 'Camera Works Ltd')
  const person = await anUnsentApplication(hiring, 'Vera Lumen', 'Europe/Dublin')
  const { page } = person
  await page.goto('/intern/application/video-profile')
  await page
    .getByRole('link', { name: 'Check your camera and answer the questions one by one' })
    .click()
  await page.getByRole('button', { name: 'Check camera and microphone' }).click()
  await expect(page.getByRole('meter', { name: 'Microphone level' })).toBeVisible()
  await person.checkScreen('camera and microphone check')

  await page.getByRole('link', { name: 'Go to the questions' }).click()
  await expect(page.getByText('Question 1 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Record again' }).click()
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(page.getByRole('timer')).toContainText(/00:0[2-9]/)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Recorded, not uploaded yet')).toBeVisible()
  await person.checkScreen('a recording before it is sent')

  await page.reload()
  await expect(page.getByText('Recorded, not uploaded yet')).toBeVisible()
  // The connection fails at the first chunk.
  person.allowConsoleErrors(/ERR_FAILED/)
  await page.route('**/backend/files/videos/*/0', (route) => route.abort())
  await page.getByRole('button', { name: 'Use this answer' }).click()
  await expect(page.getByRole('button', { name: 'Resume upload' })).toBeEnabled({ timeout: 30_000 })
  await page.unroute('**/backend/files/videos/*/0')
  await page.reload()
  await page.getByRole('button', { name: 'Resume upload' }).click()
  await expect(page.getByText(/^Answered, \d s$/)).toBeVisible()

  await page.getByRole('button', { name: 'Record again' }).click()
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(page.getByRole('timer')).toContainText(/00:0[1-9]/)
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText(/^Answered, \d s$/)).toBeVisible()

  for (const number of [2, 3]) {
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByText(`Question ${number} of 3`)).toBeVisible()
  }
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: '3 of 3 questions answered' })).toBeVisible()
  await person.checkScreen('after the camera check')

  // Denied camera access shows what to do instead.
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.goto('/intern/video-get-started')
  await page.getByRole('button', { name: 'Check camera and microphone' }).click()
  await expect(page.getByRole('alert')).toContainText('couldn’t use your camera')
  await person.checkScreen('a denied camera')
  for (const user of [person, hiring.admin, hiring.colleague, hiring.operator]) await user.close()
})
