import { afterAll, beforeAll, expect, it } from 'vitest'
import { anIntern } from '../../platform/testing/factories.ts'
import { type TestServer, testServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

it('an intern is seen by anybody only while they allow it, and then without address, phone or what they said of themselves in confidence', async () => {
  const intern = await anIntern(server)
  const browser = await server.as(intern.userId)
  const path = `GET intern-service/get-intern-by-uuid/${intern.internId}`
  expect((await browser.ask('POST intern-service/update-account-settings-details', { body: { is_public: false } })).status).toBe(200)
  expect((await server.anyone().ask(path)).status).toBe(404)
  expect((await browser.ask('POST intern-service/update-account-settings-details', { body: { is_public: true } })).status).toBe(200)
  const seen = await server.anyone().ask(path)
  expect([seen.status, seen.payload.audience]).toEqual([200, 'public'])
  expect(JSON.stringify(seen.payload)).not.toMatch(/@|phone|gender|disabilit|ethnic|birth/)
  expect((await server.anyone().ask('GET intern-service/get-intern-by-uuid/018f0000-0000-7000-8000-000000000000')).status).toBe(404)
})
