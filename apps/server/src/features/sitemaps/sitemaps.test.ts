import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompany } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await aCompany(server, { slug: 'quiet-lamp', name: 'Quiet Lamp & Sons' })
  await aCompany(server, { slug: 'not-yet', name: 'Not Yet', status: 'PENDING_APPROVAL' })
})
afterAll(() => server.stop())

it('lists the site map files, also at the root', async () => {
  for (const url of ['/sitemap.xml', '/sitemaps/sitemap.xml', '/backend/sitemaps/sitemap.xml']) {
    const answer = await server.running.app.inject({ url })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('application/xml')
    expect(answer.body).toContain('/sitemaps/companies/companies-1.xml</loc>')
    expect(answer.body).toContain('/sitemaps/pages.xml</loc>')
  }
  expect((await server.running.app.inject('/sitemaps/pages.xml')).body).toContain('/welcome</loc>')
})

it('links approved companies only', async () => {
  for (const url of [
    '/sitemaps/companies/companies-1.xml',
    '/backend/sitemaps/companies/companies-1.xml',
  ]) {
    const { body } = await server.running.app.inject(url)
    expect(body).toMatch(/<loc>https?:\/\/[^<]+\/company-profile\/quiet-lamp<\/loc>/)
    expect(body).not.toContain('not-yet')
  }
})

it('returns 404 for a file beyond the last or with another name', async () => {
  for (const file of [
    'companies-2.xml',
    'companies-0.xml',
    'companies-99999.xml',
    'other.xml',
    '..%2fsecret',
  ]) {
    expect((await server.running.app.inject(`/sitemaps/companies/${file}`)).statusCode).toBe(404)
  }
})

it('lists approved companies for people, by page', async () => {
  const answer = await server
    .anonymous()
    .request('GET sitemaps/companies', { query: { per_page: '5' } })
  expect(answer).toMatchObject({
    status: 200,
    count: 1,
    payload: [{ slug: 'quiet-lamp', name: 'Quiet Lamp & Sons' }],
  })
  expect(
    (await server.anonymous().request('GET sitemaps/companies', { query: { page: '0' } })).status,
  ).toBe(400)
})
