import { expect } from '@playwright/test'
import { signInQuietly } from './support/company.ts'
import { createTestUser, type TestUser } from './support/person.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'demo' })

/** The calls that a person's pages make, from now on. */
function listens({ page }: TestUser): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Pictures come by themselves; the sign of life and the line of news are no questions of a screen.
    if (pathname.startsWith('/backend/') && !/\/(files|last-seen|stream)(\/|$)/.test(pathname))
      asked.push(`${request.method()} ${pathname}`)
  })
  return asked
}

test('a page brings the first answers of its screen: nothing is asked a second time', async ({
  browser,
}) => {
  const hannah = await createTestUser(browser, 'hannah.clarke@brightwater.example', 'Europe/London')
  const { page } = hannah
  await signInQuietly(hannah)
  const asked = listens(hannah)
  // On a phone the pipeline is a list of ten, not a board: it asks for itself.
  const isPhone = (page.viewportSize()?.width ?? 0) < 600
  for (const path of [
    'dashboard',
    'internship-requirement',
    'hiring-management/offers',
    'browse-candidates',
    'shortlisted-candidates',
    'hired-interns',
    'settings',
    ...(isPhone ? [] : ['hiring-management']),
  ]) {
    await page.goto(`/company/${path}`)
    await hannah.checkScreen(path)
    expect(asked.splice(0), path).toEqual([])
  }
  await page.goto('/company/profile')
  await hannah.checkScreen('the profile')
  // The projects are asked for once the company is known.
  await expect.poll(() => asked).toEqual([expect.stringContaining('/projects/')])
  await hannah.close()
})

test("an intern's pages bring theirs", async ({ browser }) => {
  const amara = await createTestUser(browser, 'amara.okafor@unilag.example', 'Africa/Lagos')
  await signInQuietly(amara)
  const asked = listens(amara)
  for (const path of [
    'dashboard',
    'placement-tracker',
    'application-list',
    'internship-management',
    'interview-time-slots',
    'settings',
  ]) {
    await amara.page.goto(`/intern/${path}`)
    await amara.checkScreen(path)
    expect(asked.splice(0), path).toEqual([])
  }
  await amara.close()
})

test('each step of an application brings its form, and the lists of its own field', async ({
  browser,
}) => {
  const diego = await createTestUser(browser, 'diego.navarro@tec.example', 'America/Mexico_City')
  await signInQuietly(diego)
  const asked = listens(diego)
  for (const step of [
    'personal-information',
    'career-field',
    'internship-preference',
    'additional-questions',
    'diversity-information',
    'resume-profile',
    'video-profile',
    'review-application',
  ]) {
    await diego.page.goto(`/intern/application/${step}`)
    await diego.checkScreen(step)
    expect(asked.splice(0), step).toEqual([])
  }
  await diego.close()
})
