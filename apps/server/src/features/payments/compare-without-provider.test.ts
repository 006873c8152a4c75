import { afterAll, beforeAll, expect, it } from 'vitest'
import { anOperator } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('comparing payments without a card provider is refused, not a failure of the server', async () => {
  const browser = await server.as((await anOperator(server)).userId)
  const response = await browser.request('POST operator/payment-differences/compare', {
    body: { from: '2026-11-01', to: '2026-11-02' },
  })
  expect([response.status, response.payload]).toEqual([409, expect.anything()])
})
