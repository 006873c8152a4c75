import { expect } from '@playwright/test'
import { signInByApi } from './support/requests.ts'
import { createTestUser, type TestUser } from './support/test-user.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'demo' })

/** Collects the API requests that a person's pages send from now on. */
function collectRequests({ page }: TestUser): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Images, last-seen updates and the live update stream are not queries of a screen.
    if (pathname.startsWith('/backend/') && !/\/(files|last-seen|stream)(\/|$)/.test(pathname))
      asked.push(`${request.method()} ${pathname}`)
  })
  return asked
}

test('company pages embed their initial data, so that no query is sent twice', async ({
  browser,
}) => {
  const hannah = await createTestUser(browser, 'hannah.clarke@brightwater.example', 'Europe/London')
  const { page } = hannah
  await signInByApi(hannah)
  const asked = collectRequests(hannah)
  // On a phone the pipeline is a paginated list of ten instead of a board and sends its own query.
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
  // Projects are queried once the company is known.
  await expect.poll(() => asked).toEqual([expect.stringContaining('/projects/')])
  await hannah.close()
})

test('intern pages embed their initial data', async ({ browser }) => {
  const amara = await createTestUser(browser, 'amara.okafor@unilag.example', 'Africa/Lagos')
  await signInByApi(amara)
  const asked = collectRequests(amara)
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

test('each application step embeds its form and the lists of its career field', async ({
  browser,
}) => {
  const diego = await createTestUser(browser, 'diego.navarro@tec.example', 'America/Mexico_City')
  await signInByApi(diego)
  const asked = collectRequests(diego)
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
