import type { Browser } from '@playwright/test'
import { expect } from '../support/expect.ts'
import { sendRequest } from '../support/requests.ts'
import { createTestUser, type TestUser, signInByCode } from '../support/test-user.ts'

interface Company {
  readonly company_id: string
  readonly slug: string
}

/**
 * Checks that only the company's members see its public page before approval. Afterwards it is
 * public, with metadata for sharing, and listed in the sitemap.
 */
export async function checkPublicPage(
  browser: Browser,
  mara: TestUser,
  operator: string,
): Promise<void> {
  const { company_id, slug } = await sendRequest<Company>(mara.page, 'GET host-company/user')
  const path = `/company-profile/${slug}`
  const visitor = await createTestUser(browser, 'nobody@nowhere.example', 'Asia/Kolkata')
  const { page } = visitor
  expect((await page.request.get(path)).status()).toBe(404)
  await page.goto(path)
  await expect(page.getByText('Company not found')).toBeVisible()
  await visitor.checkScreen('no such company')
  await mara.page.getByRole('link', { name: 'View public page' }).click()
  await expect(
    mara.page.getByText('Only your company can see this page until it’s approved.'),
  ).toBeVisible()
  await mara.checkScreen('the public page before it is public')

  const ines = await createTestUser(browser, operator, 'Europe/Lisbon')
  await ines.page.goto('/operator')
  await signInByCode(ines)
  await expect(ines.page).toHaveURL(/\/operator\/dashboard/)
  await sendRequest(ines.page, `POST operator/companies/${company_id}/approve`, {
    expected_status: 'PENDING_APPROVAL',
  })
  await ines.close()

  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Works' })).toBeVisible()
  await expect(page.getByText('Tide clock')).toBeVisible()
  await expect(page.getByRole('img', { name: 'The water' })).toBeVisible()
  await visitor.checkScreen('the public page')
  await expectMetadata(visitor, path)
  await expectInSitemap(visitor, path)
  await visitor.close()
}

/** Checks the metadata that messengers and search engines read without running scripts. */
async function expectMetadata({ page }: TestUser, path: string): Promise<void> {
  const answer = await page.request.get(path)
  const html = await answer.text()
  expect(answer.status()).toBe(200)
  expect(html).toContain('<title>Internships at Harbour Works · Fledge</title>')
  expect(html).toMatch(
    /<meta name="description" content="We build tools that help small towns[^"<]*" \/>/,
  )
  expect(html).toContain(
    '<meta property="og:title" content="Internships at Harbour Works · Fledge" />',
  )
  expect(html).toMatch(
    /<meta property="og:description" content="We build tools that help small towns/,
  )
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^"]+${path}" />`))
  const image = /<meta property="og:image" content="([^"]+)" \/>/.exec(html)?.[1] ?? ''
  expect((await page.request.get(new URL(image).pathname)).headers()['content-type']).toMatch(
    /^image\//,
  )
  expect(await (await page.request.get('/')).text()).toContain(
    '<meta property="og:title" content="Internships where everyone gets an answer · Fledge" />',
  )
}

async function expectInSitemap(visitor: TestUser, path: string): Promise<void> {
  const { page } = visitor
  expect(await (await page.request.get('/sitemaps/companies/companies-1.xml')).text()).toContain(
    `${path}</loc>`,
  )
  expect(await (await page.request.get('/sitemaps/sitemap.xml')).text()).toContain(
    '/sitemaps/companies/companies-1.xml</loc>',
  )
  expect(await (await page.request.get('/robots.txt')).text()).toMatch(
    /Sitemap: \S+\/sitemaps\/sitemap\.xml/,
  )
  const list = '**/backend/sitemaps/companies?*'
  await page.route(list, (route) =>
    route.fulfill({ status: 429, contentType: 'application/json', body: '{}' }),
  )
  // With a page in the address, the browser asks for the list, not the server.
  await page.goto('/sitemaps?page=1')
  await expect(page.getByText('Failed to load sitemap.', { exact: true })).toBeVisible()
  await visitor.checkScreen('a site map that failed')
  await page.unroute(list)
  await page.route(list, async (route) => {
    await expect(page.getByText('Loading sitemap…', { exact: true })).toBeVisible()
    await route.continue()
  })
  await page.reload()
  await page.locator(`a[href="${path}"]`).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Works' })).toBeVisible()
  await page.unroute(list)
}
