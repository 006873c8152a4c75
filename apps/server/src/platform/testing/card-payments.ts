import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { createSandboxServer, signSandboxEvent } from '../payment-sandbox/sandbox-server.ts'
import { sandboxKey } from '../payment-sandbox/sandbox-key.ts'
import { aHiring, aSentOffer, type HiringFixture } from './hiring.ts'
import { type Browser, type TestResponse, type TestServer, startTestServer } from './harness.ts'

const secrets = { secretKey: 'sk_test_for_tests', webhookSecret: 'whsec_for_tests' }

/** How to sign an event, and optionally a body that differs from the signed one. */
interface EventSignature {
  readonly secret?: string
  readonly at?: number
  readonly body?: string
}

/** A server with its own sandbox as card provider; tests deliver the sandbox's events. */
export interface CardTestServer {
  readonly server: TestServer
  readonly secret: string
  /** Lists the events so far, oldest first. */
  events(): Promise<readonly { readonly id: string; readonly type: string }[]>
  /** Delivers an event with the provider's signature. */
  deliverEvent(event: unknown, signed?: EventSignature): Promise<TestResponse>
  /** Makes the provider stop or resume responding. */
  setUnavailable(isAway: boolean): void
  /** Makes the provider process requests while its responses are lost. */
  setLosingResponses(isLost: boolean): void
  stop(): Promise<void>
}

export async function startCardTestServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<CardTestServer> {
  let started: TestServer | undefined
  const now = () => started?.now() ?? new Date()
  const sandbox = createSandboxServer({ ...secrets, webhookUrl: null, file: null, now })
  const state = { isAway: false, isLost: false }
  const [answer] = sandbox.listeners('request')
  sandbox.removeAllListeners('request').on('request', (request, response) => {
    if (state.isAway) return void request.socket.destroy()
    if (state.isLost) response.end = () => (request.socket.destroy(), response)
    return answer?.call(sandbox, request, response)
  })
  sandbox.listen(0, '127.0.0.1')
  await once(sandbox, 'listening')
  const at = sandbox.address()
  const url = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
  const server = await startTestServer({
    STRIPE_SECRET_KEY: secrets.secretKey,
    STRIPE_PUBLISHABLE_KEY: sandboxKey,
    STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
    STRIPE_API_URL: url,
    ...settings,
  })
  started = server
  return {
    server,
    secret: secrets.webhookSecret,
    events: () => listSandboxEvents(url),
    deliverEvent: (event, signed) => deliverSandboxEvent(server, event, signed),
    setUnavailable: (isAway) => void (state.isAway = isAway),
    setLosingResponses: (isLost) => void (state.isLost = isLost),
    async stop() {
      await server.stop()
      sandbox.closeAllConnections()
      sandbox.close()
    },
  }
}

async function listSandboxEvents(url: string): Promise<{ id: string; type: string }[]> {
  const response = await fetch(`${url}/v1/events`, {
    headers: { authorization: `Bearer ${secrets.secretKey}` },
  })
  const { data }: { data: { id: string; type: string }[] } = JSON.parse(await response.text())
  return data.toReversed()
}

function deliverSandboxEvent(
  server: TestServer,
  event: unknown,
  { secret = secrets.webhookSecret, at = Math.floor(Date.now() / 1000), body }: EventSignature = {},
): Promise<TestResponse> {
  const bytes = JSON.stringify(event)
  return server.anonymous().request('POST payments/webhook', {
    body: Buffer.from(body ?? bytes),
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signSandboxEvent(bytes, secret, at),
    },
  })
}

export const cards = {
  pays: '4242424242424242',
  challenged: '4000002760003184',
  declined: '4000000000000002',
  poor: '4000000000009995',
  asksThenDeclined: '4000008400001629',
} as const

/** An intern with an offer that costs 500 euros, refundable for 14 days. */
export interface Payer extends HiringFixture {
  readonly offerId: string
  readonly browser: Browser
}

export async function aPayer(
  server: TestServer,
  overrides: Parameters<typeof aHiring>[1] = {},
): Promise<Payer> {
  const hiring = await aHiring(server, {
    ...overrides,
    batch: {
      payer: 'INTERN',
      price_amount: 50_000,
      price_currency: 'EUR',
      refund_days: 14,
      ...overrides.batch,
    },
  })
  return {
    ...hiring,
    offerId: await aSentOffer(server, hiring),
    browser: await server.as(hiring.intern.userId),
  }
}

export const createTestPayment = (
  payer: Payer,
  overrides: Record<string, unknown> = {},
): Promise<TestResponse> =>
  payer.browser.request('POST intern-service/intern-application/payment/create', {
    body: {
      purpose: 'PLACE',
      idempotency: randomUUID(),
      offer_id: payer.offerId,
      terms_accepted: true,
      ...overrides,
    },
  })

/** Submits a card for an intent, as the browser does at the provider. */
export const submitCard = (
  payer: Payer,
  client_secret: string,
  number: string,
): Promise<TestResponse> =>
  payer.browser.request('POST dev/card-payments/confirm', {
    body: { client_secret, number, exp_month: 12, exp_year: 2030, cvc: '123' },
  })

export const completeChallenge = (
  payer: Payer,
  client_secret: string,
  passed: boolean,
): Promise<TestResponse> =>
  payer.browser.request('POST dev/card-payments/challenge', { body: { client_secret, passed } })

export const continuePayment = (
  payer: Payer,
  payment_id: string,
  more: { readonly give_up?: boolean } = {},
): Promise<TestResponse> =>
  payer.browser.request('POST intern-service/intern-application/payment/action', {
    body: { payment_id, ...more },
  })

/** Creates a paid and accepted place that awaits the intern's confirmation. */
export async function aPaidPlace(
  server: TestServer,
): Promise<{ payer: Payer; payment: string; internship: string }> {
  const payer = await aPayer(server)
  const { payload } = await createTestPayment(payer)
  await submitCard(payer, payload.client_secret, cards.pays)
  const { payload: payment } = await continuePayment(payer, payload.payment_id)
  return { payer, payment: payload.payment_id, internship: payment.internship_id }
}

/** Lists the statuses of an offer's payments, oldest first. */
export const listPaymentStatuses = async (
  server: TestServer,
  offerId: string,
): Promise<readonly string[]> =>
  (
    await server.pool.query(
      'select status from payments where offer_id = $1 order by created_at, payment_id',
      [offerId],
    )
  ).rows.map((row) => row.status)

export const readOfferStatus = async (server: TestServer, offerId: string): Promise<string> =>
  (await server.pool.query('select status from offers where offer_id = $1', [offerId])).rows[0]
    .status

export const countInternships = async (
  server: TestServer,
  offerId: string,
): Promise<number | null> =>
  (await server.pool.query('select 1 from internships where offer_id = $1', [offerId])).rowCount
