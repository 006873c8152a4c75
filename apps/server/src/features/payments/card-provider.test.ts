import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOutbound } from '../../platform/outbound.ts'
import { readEnv } from '../../platform/env.ts'
import { getCardProvider } from './card-provider.ts'
import { ProviderUnavailable } from './provider-calls.ts'

const response = { status: 200, body: '{}' }
const provider = createServer((request, answer) => {
  request.resume()
  answer.writeHead(response.status, { 'content-type': 'application/json' }).end(response.body)
})
let at: string
beforeAll(async () => {
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  // The address of a listening TCP socket.
  at = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
})
afterAll(() => void provider.close())

/** A provider whose limits no other test has met. */
function openProvider() {
  const env = readEnv({
    STRIPE_SECRET_KEY: 'sk_test_for_tests',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_for_tests',
    STRIPE_WEBHOOK_SECRET: 'whsec_for_tests',
    STRIPE_API_URL: at,
  })
  const opened = getCardProvider({ env, outbound: openOutbound() })
  if (!opened) throw new Error('no card provider')
  return opened
}

describe.each([
  ['a failure without an error object', 500, '{}'],
  ['the failure of a gateway', 502, '{"message":"Bad gateway"}'],
  ['a success without an object', 200, '{}'],
  ['the object of something else', 200, '{"id":"cus_1","object":"customer"}'],
])('%s is not taken for a success', (_, status, body) => {
  test.each([
    [
      'creating',
      (card: ReturnType<typeof openProvider>) =>
        card.create({ amount: 100, currency: 'EUR', offer: 'o', key: 'k' }),
    ],
    ['reading', (card: ReturnType<typeof openProvider>) => card.read('pi_1')],
    ['closing', (card: ReturnType<typeof openProvider>) => card.close('pi_1')],
    ['refunding', (card: ReturnType<typeof openProvider>) => card.refund('pi_1', 100, 'k')],
  ] as const)('when %s', async (_name, act) => {
    Object.assign(response, { status, body })
    await expect(act(openProvider())).rejects.toBeInstanceOf(ProviderUnavailable)
  })
})
