import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { minuteMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anIntern } from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'

// A fake Cloud API that returns the response set by each test.
const requests: {
  url: string | undefined
  headers: IncomingHttpHeaders
  body: ReturnType<typeof JSON.parse>
}[] = []
let answer: { status: number; body: unknown } | null
const service = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => {
    body += String(part)
  })
  request.on('end', () => {
    requests.push({ url: request.url, headers: request.headers, body: JSON.parse(body) })
    if (answer)
      response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer.body))
    else response.destroy()
  })
})
const fails = (status: number, code: number) => {
  answer = { status, body: { error: { message: 'no', type: 'OAuthException', code } } }
}

let server: TestServer
let otherServer: TestServer
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  // The address of a listening TCP socket.
  const { port } = service.address() as AddressInfo
  server = await startTestServer({
    WHATSAPP_TOKEN: 'token-of-the-test',
    WHATSAPP_PHONE_ID: '1060',
    WHATSAPP_TEMPLATE: 'fledge_code',
    WHATSAPP_API_URL: `http://127.0.0.1:${port}/v23.0`,
  })
  otherServer = await startTestServer()
})
afterAll(async () => {
  await Promise.all([server.stop(), otherServer.stop()])
  service.closeAllConnections()
  await new Promise((resolve) => service.close(resolve))
})
beforeEach(() => {
  requests.length = 0
  answer = { status: 200, body: { messaging_product: 'whatsapp', messages: [{ id: 'wamid.1' }] } }
})

let last = 900_100
const freshNumber = () => `+44 1632 ${(last += 1)}`
const signInIntern = async (of = server): Promise<Browser> =>
  of.as((await anIntern(of, { user: { phone: null } })).userId)
const start = (browser: Browser, phone: string) =>
  browser.request('PATCH intern-service/profile/phone-number', { body: { phone } })
const prove = (browser: Browser, otp: string, otp_hash: unknown) =>
  browser.request('POST intern-service/profile/phone-number/verify', {
    body: { otp, otp_hash: String(otp_hash) },
  })
const isVerified = async (browser: Browser) =>
  (await browser.request('GET intern-service/account-settings')).payload.is_phone_verified
const sentCode = () => String(requests.at(-1)?.body.template.components[0].parameters[0].text)

describe('a code by WhatsApp', () => {
  it('is sent with the approved template in international format, and verifies the number once', async () => {
    const browser = await signInIntern()
    const { status, payload } = await start(browser, '+44 (0) 1632 900-100')
    expect(status).toBe(200)
    expect(requests).toMatchObject([
      {
        url: '/v23.0/1060/messages',
        headers: { authorization: 'Bearer token-of-the-test' },
        body: {
          messaging_product: 'whatsapp',
          to: '+441632900100',
          type: 'template',
          template: { name: 'fledge_code', language: { code: 'en' } },
        },
      },
    ])
    expect(
      requests[0]?.body.template.components.map((component: { type: string }) => component.type),
    ).toEqual(['body', 'button'])
    const otp = sentCode()
    expect(
      (await prove(browser, otp === '000000' ? '111111' : '000000', payload.otp_hash)).code,
    ).toBe('CODE_INCORRECT')
    expect([
      (await prove(browser, otp, payload.otp_hash)).status,
      await isVerified(browser),
    ]).toEqual([200, true])
    expect((await prove(browser, otp, payload.otp_hash)).code).toBe('CODE_EXPIRED')
    // A new number is unverified until its own code is entered.
    await server.advanceClock(minuteMs)
    await start(browser, freshNumber())
    expect(await isVerified(browser)).toBe(false)
  })

  it('is valid only for the intern who requested it', async () => {
    const [firstIntern, other] = [await signInIntern(), await signInIntern()]
    const { payload } = await start(firstIntern, freshNumber())
    expect((await prove(other, sentCode(), payload.otp_hash)).status).toBe(400)
    expect(await isVerified(other)).toBe(false)
  })

  it.each([
    [
      'does not know the number',
      400,
      131026,
      {
        status: 400,
        fields: {
          phone: 'This number isn’t on WhatsApp. Check it, or use one that is.',
        },
      },
    ],
    ['takes no more just now', 400, 130429, { status: 429, code: 'RATE_LIMITED' }],
    ['is asked too often', 429, 4, { status: 429, code: 'RATE_LIMITED' }],
    [
      'refuses our token',
      401,
      190,
      {
        status: 503,
        message:
          'We couldn’t reach WhatsApp, so no code was sent. We’ve saved your number. Try again later.',
      },
    ],
    ['fails', 500, 1, { status: 503 }],
  ] as const)('reports why it was not sent: WhatsApp %s', async (_, status, code, message) => {
    const browser = await signInIntern()
    fails(status, code)
    const phone = freshNumber()
    expect(await start(browser, phone)).toMatchObject(message)
    expect((await browser.request('GET intern-service/account-settings')).payload).toMatchObject({
      phone,
      is_phone_verified: false,
    })
    expect(
      (
        await server.pool.query(
          'select 1 from phone_codes p join users u using (user_id) where u.phone = $1',
          [phone],
        )
      ).rowCount,
    ).toBe(0)
  })

  it('reports that the service does not respond', async () => {
    answer = null
    expect((await start(await signInIntern(), freshNumber())).status).toBe(503)
  })

  it('is sent to a person once per half minute', async () => {
    const hasty = await signInIntern()
    expect((await start(hasty, freshNumber())).status).toBe(200)
    expect((await start(hasty, freshNumber())).status).toBe(429)
  })

  it('is sent to one number up to 30 times an hour by all users together', async () => {
    const phone = freshNumber()
    const statuses: number[] = []
    for (let time = 0; time < 31; time += 1)
      statuses.push((await start(await signInIntern(), phone)).status)
    expect([...statuses, requests.length]).toEqual([...Array(30).fill(200), 429, 30])
  })

  it('requires a country code', async () => {
    expect(await start(await signInIntern(), '0803 000 0000')).toMatchObject({
      status: 400,
      fields: { phone: 'Enter a phone number with the country code, like +44 20 7946 0000' },
    })
    expect(requests).toEqual([])
  })
})

it('stores the message in the mailbox under the number when no provider is configured', async () => {
  const browser = await signInIntern(otherServer)
  const { payload } = await start(browser, '+44 1632 900555')
  const [message] = await otherServer.mails('+441632900555')
  expect(message).toMatchObject({
    kind: 'profiles.phoneCode',
    subject: expect.stringMatching(/^WhatsApp: \d{6} is your Fledge code$/),
  })
  expect(
    (await prove(browser, message?.subject.match(/\d{6}/)?.[0] ?? '', payload.otp_hash)).status,
  ).toBe(200)
})
