import { expect } from './support/expect.ts'
import { sendRequest, signInByApi } from './support/requests.ts'
import { createTestUser } from './support/test-user.ts'
import { createResumePdf } from './support/resume.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'demo' })

interface StoredProfileParts {
  readonly resume: { readonly name: string } | null
  readonly education: readonly { readonly school?: string }[]
  readonly experience: readonly { readonly title?: string; readonly place?: string }[]
  readonly own_skills: readonly string[]
}

const resumeLines = [
  'Diego Navarro',
  'diego.navarro@tec.example',
  'github.com/dnavarro-example',
  'Education',
  'BSc Software Engineering',
  'Universidad de la Costa',
  '2023 – 2027',
  'Experience',
  'Web developer intern',
  'Jun 2025 – Aug 2025',
  '• Wrote a booking page',
  'Waiter, Harbour Cafe',
  '2022 – 2023',
  'Skills',
  'Blender, Storyboarding, Spriter Pro',
]
const createLockedPdf = () =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n5 0 obj<</Filter/Standard/V 1/R 2/P -4/O<${'ab'.repeat(32)}>/U<${'ab'.repeat(32)}>>>endobj\ntrailer<</Root 1 0 R/Encrypt 5 0 R/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]>>\n%%EOF\n`,
  )

test('a résumé is extracted fact by fact, and only confirmed facts are saved', async ({
  browser,
}) => {
  const diego = await createTestUser(browser, 'diego.navarro@tec.example', 'America/Mexico_City')
  const { page } = diego
  await signInByApi(diego)
  const getApplication = () =>
    sendRequest<StoredProfileParts>(page, 'GET intern-service/application')
  const before = await getApplication()
  await page.goto('/intern/application/resume-profile')
  const file = page.locator('input[type=file]').first()

  await file.setInputFiles({
    name: 'locked.pdf',
    mimeType: 'application/pdf',
    buffer: createLockedPdf(),
  })
  await expect(
    page.getByText(
      'This file is password-protected. Save it without a password, or fill in the details yourself.',
    ),
  ).toBeVisible({ timeout: 20_000 })
  await diego.checkScreen('a rejected file')

  await file.setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: await createResumePdf(resumeLines),
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Check the details from your résumé',
    { timeout: 20_000 },
  )
  await expect(
    page
      .getByRole('group', { name: 'School: Universidad de la Costa' })
      .getByText('Page 1, line 6: “Universidad de la Costa”'),
  ).toBeVisible()
  await diego.checkScreen('what was read')
  expect(await getApplication()).toEqual(before)

  // Confirms single facts, a whole entry, and an entry without its employer.
  await page
    .getByRole('group', { name: /^School:/ })
    .getByRole('button', { name: 'Confirm', exact: true })
    .click()
  await page
    .getByRole('group', { name: /^Degree:/ })
    .getByRole('button', { name: 'Confirm', exact: true })
    .click()
  // Extracted facts and decisions survive a reload.
  await page.reload()
  await expect(
    page.getByRole('group', { name: /^Degree:/ }).getByText('Confirmed', { exact: true }),
  ).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Confirm all of Web developer intern' }).click()
  await page.getByRole('button', { name: 'Leave out Waiter' }).click()
  await page.getByRole('button', { name: 'Save confirmed details' }).click()
  const place = page.getByRole('group', { name: 'Company or organisation: Not in your résumé' })
  await expect(place.getByRole('alert')).toHaveText(
    'This is required. Fill it in, or leave out the entry.',
  )
  await page.getByLabel('Company or organisation', { exact: true }).fill('Salt Apps')
  await page
    .getByRole('group', { name: 'Company or organisation: Salt Apps' })
    .getByRole('button', { name: 'Confirm', exact: true })
    .click()
  await page.getByRole('button', { name: 'Save confirmed details' }).click()
  await expect(page.getByText('Saved to your profile')).toBeVisible({ timeout: 20_000 })
  await diego.checkScreen('the saved profile')

  const after = await getApplication()
  expect(after.resume?.name).toBe('cv.pdf')
  expect(after.education.map((entry) => entry.school)).toEqual([
    ...before.education.map((entry) => entry.school),
    'Universidad de la Costa',
  ])
  expect(after.experience.map((entry) => [entry.title, entry.place])).toEqual([
    ...before.experience.map((entry) => [entry.title, entry.place]),
    ['Web developer intern', 'Salt Apps'],
  ])

  // An unreadable file is still saved; for the next file, everything is confirmed at once.
  await page.getByRole('button', { name: 'Replace' }).click()
  await file.setInputFiles({
    name: 'broken.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\nnothing\n%%EOF'),
  })
  await expect(
    page.getByText('We couldn’t read this file, but we saved it. Fill in your details yourself.'),
  ).toBeVisible({ timeout: 20_000 })
  expect((await getApplication()).resume?.name).toBe('broken.pdf')
  await page.getByRole('button', { name: 'Replace' }).click()
  await file.setInputFiles({
    name: 'again.pdf',
    mimeType: 'application/pdf',
    buffer: await createResumePdf([...resumeLines.slice(0, 2), 'Skills', 'Spriter Pro, Blender']),
  })
  await page.getByRole('button', { name: 'Confirm all', exact: true }).click({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Save confirmed details' }).click()
  await expect(page.getByText('Skills in your own words')).toBeVisible({ timeout: 20_000 })
  expect((await getApplication()).own_skills).toEqual(['Spriter Pro'])
  await diego.checkScreen('custom skills')
  await diego.close()
})
