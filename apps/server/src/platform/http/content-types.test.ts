import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUnsubscribeToken } from '../mail/unsubscribe-link.ts'
import { aCompany } from '../testing/factories.ts'
import { startTestServer, type TestServer } from '../testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Returns the types of responses of every kind, by their addresses. */
async function readTypes(): Promise<Readonly<Record<string, unknown>>> {
  const { admin } = await aCompany(server)
  const browser = await server.as(admin.userId)
  const feed = new URL((await browser.request('POST calendar-feed')).payload.url)
  const token = createUnsubscribeToken(
    server.running.services.keyRing,
    admin.userId,
    'interviews.propose',
  )
  const addresses = {
    call: 'GET api/check-token',
    refusal: 'GET offers/none',
    feed: `GET ${feed.pathname}`,
    page: `GET notices/unsubscribe?token=${token}`,
    robots: 'GET /robots.txt',
    sitemap: 'GET /sitemap.xml',
    docs: 'GET /backend/docs',
  }
  const types = Object.entries(addresses).map(async ([name, address]) => {
    const { headers } = await browser.request(address)
    return [name, headers['content-type']] as const
  })
  return Object.fromEntries(await Promise.all(types))
}

test('responses with text name their type and UTF-8', async () => {
  expect(await readTypes()).toEqual({
    call: 'application/json; charset=utf-8',
    refusal: 'application/json; charset=utf-8',
    feed: 'text/calendar; charset=utf-8',
    page: 'text/html; charset=utf-8',
    robots: 'text/plain; charset=utf-8',
    sitemap: 'application/xml; charset=utf-8',
    docs: 'text/html; charset=utf-8',
  })
})
