import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import sharp from 'sharp'
import { aPayer, createTestPayment } from '../../platform/testing/card-payments.ts'
import { aCompany, anIntern, aPlan, type TestCompany } from '../../platform/testing/factories.ts'
import {
  type Browser,
  type TestResponse,
  type TestServer,
  startTestServer,
} from '../../platform/testing/harness.ts'
import { randomToken, hashToken } from '../../platform/session/tokens.ts'
import { sandboxKey } from '../../platform/payment-sandbox/sandbox-key.ts'
import type { FileStore } from '../../platform/files/file-store.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })

// Accepts every connection and never responds.
const sockets = new Set<Socket>()
const silentServer = createServer((socket) => {
  sockets.add(socket)
  socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  socket.resume()
})
const waitForever = <T>(): Promise<T> => new Promise(() => {})
const silentStore: FileStore = {
  put: waitForever,
  append: waitForever,
  size: waitForever,
  finish: waitForever,
  signReadUrl: waitForever,
  signChunk: waitForever,
  list: () => ({ [Symbol.asyncIterator]: () => ({ next: waitForever }) }),
  read: waitForever,
  bytes: waitForever,
  remove: waitForever,
}

let server: TestServer
let company: TestCompany
let host: Browser
beforeAll(async () => {
  silentServer.listen(0, '127.0.0.1')
  await once(silentServer, 'listening')
  const address = silentServer.address()
  const at = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  server = await startTestServer(
    {
      // Three requests that each held a connection would exhaust the pool.
      DB_POOL: '2',
      LOG_LEVEL: 'silent',
      STRIPE_SECRET_KEY: 'sk_test',
      STRIPE_PUBLISHABLE_KEY: sandboxKey,
      STRIPE_WEBHOOK_SECRET: 'whsec',
      STRIPE_API_URL: `http://${at}`,
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: `http://${at}`,
      GOOGLE_TOKENS_URL: `http://${at}`,
      GOOGLE_API_URL: `http://${at}`,
      WHATSAPP_TOKEN: 'token',
      WHATSAPP_PHONE_ID: '1',
      WHATSAPP_TEMPLATE: 'code',
      WHATSAPP_API_URL: `http://${at}`,
      WRITER_URL: `http://${at}`,
      WRITER_KEY: 'key',
      WRITER_MODEL: 'model',
      SMTP_URL: `smtp://${at}`,
      SENTRY_DSN: `http://key@${at}/1`,
    },
    { files: silentStore },
  )
  company = await aCompany(server)
  host = await server.as(company.admin.userId)
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await server.stop()
  silentServer.close()
})

const createPicture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
    .png()
    .toBuffer()

let phones = 900_500

/** Requests that call one external service each, and their status if it never responds. */
const calls: Readonly<
  Record<string, { ask(): Promise<() => Promise<TestResponse>>; ends: number }>
> = {
  payments: {
    async ask() {
      const payer = await aPayer(server)
      return () => createTestPayment(payer)
    },
    ends: 503,
  },
  'sign-in with Google': {
    async ask() {
      const [state, mark] = [`C.${randomToken()}`, randomToken()]
      await server.pool.query(
        `insert into sign_in_attempts (state_hash, browser_hash, provider, type, nonce, verifier, utm, created_at, expires_at) values ($1, $2, 'google', 'C', 'n', $3, '{}', now(), now() + interval '1 day')`,
        [hashToken(state), hashToken(mark), randomToken()],
      )
      return () =>
        server.anonymous().request('POST api/login', {
          body: { provider: 'google', state, code: 'code', iss: 'http://issuer.example' },
          headers: { cookie: `fledge-attempt=${mark}` },
        })
    },
    ends: 503,
  },
  calendars: {
    async ask() {
      const { payload } = await host.request('GET calendar/url', { query: { provider: 'GOOGLE' } })
      const state = new URL(payload.url).searchParams.get('state') ?? ''
      return () => host.request('GET calendar/callback', { query: { state, code: 'code' } })
    },
    ends: 409,
  },
  WhatsApp: {
    async ask() {
      const { userId } = await anIntern(server, { user: { phone: null } })
      const browser = await server.as(userId)
      return () =>
        browser.request('PATCH intern-service/profile/phone-number', {
          body: { phone: `+44 1632 ${(phones += 1)}` },
        })
    },
    ends: 503,
  },
  'the writer service': {
    async ask() {
      const planId = await aPlan(server, company.companyId)
      return () => host.request(`POST internship-plan/${planId}/v1/generate-jd`, { body: {} })
    },
    ends: 200,
  },
  storage: {
    async ask() {
      return async () =>
        host.request('POST s3/upload-file', {
          body: { kind: 'image', purpose: 'picture' },
          file: { name: 'logo.png', bytes: await createPicture(), type: 'image/png' },
        })
    },
    ends: 503,
  },
  mail: {
    async ask() {
      return () =>
        server.anonymous().request('POST otp/v2/create', {
          body: { email: `someone${(phones += 1)}@new.example`, type: 'C' },
        })
    },
    ends: 200,
  },
  'error reports': {
    async ask() {
      return async () => {
        server.running.services.reports.report(new Error('for the test'), { call: 'test' })
        return host.request('GET internship-plan')
      }
    },
    ends: 200,
  },
}

/** More requests than it takes to open the circuit breaker. */
const countRequests = (name: string) => (name === 'WhatsApp' ? 6 : 3)

it('unresponsive services block only their own requests, and are not called after five failures', async () => {
  const started = await Promise.all(
    Object.entries(calls).flatMap(([name, { ask }]) =>
      Array.from({ length: countRequests(name) }, async () => ({ name, start: await ask() })),
    ),
  )
  const stuck = Promise.all(
    started.map(async ({ name, start }) => ({ name, status: (await start()).status })),
  )
  const otherResponses = await Promise.all(
    [1, 2, 3].flatMap((at) => [
      host.request('GET internship-plan'),
      host.request('POST internship-plan/create-draft', {
        body: { name: `During the silence ${at}` },
      }),
    ]),
  )
  expect(otherResponses.map(({ status }) => status)).toEqual(Array(6).fill(200))
  const answers = await stuck
  expect(
    Object.fromEntries(
      Object.keys(calls).map((name) => [
        name,
        [
          ...new Set(
            answers.filter((response) => response.name === name).map(({ status }) => status),
          ),
        ],
      ]),
    ),
  ).toEqual(Object.fromEntries(Object.entries(calls).map(([name, { ends }]) => [name, [ends]])))
  const { body } = await server.running.app.inject('/metrics')
  expect(body.split('\n').filter((line) => line.startsWith('outside_service_resting{'))).toContain(
    'outside_service_resting{service="whatsApp"} 1',
  )
})
