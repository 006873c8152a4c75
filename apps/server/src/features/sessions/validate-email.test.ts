import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompany } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it.each(['validate/v2/email', 'common-services/validate/v2/email'])(
  'GET %s returns the next step of an address, also with an analytics cookie',
  async (path) => {
    const { admin } = await aCompany(server)
    const next = async (email: string) =>
      (
        await server.anonymous().request(`GET ${path}`, {
          query: { email },
          headers: { cookie: '_ga=GA1.2.3.4' },
        })
      ).payload.next
    expect([await next(admin.email), await next('ana@new-company.example')]).toEqual([
      'SIGN_IN',
      'SIGN_UP',
    ])
    expect(
      (await server.anonymous().request(`GET ${path}`, { query: { email: 'no address' } })).fields,
    ).toHaveProperty('email')
  },
)

it('the campaign of the page is stored with the registration, and other parameters are rejected', async () => {
  const browser = server.anonymous()
  const email = 'ben@new-company.example'
  const { otp_hash } = (await browser.request('POST otp/v2/create', { body: { email, type: 'C' } }))
    .payload
  const otp = (await server.mails(email))[0]?.subject.match(/\d{6}/)?.[0]
  const verify = (query: object) =>
    browser.request('POST otp/v2/verify', { body: { otp, otp_hash, ...query } })
  expect((await verify({ page: '2' })).status).toBe(400)
  expect((await verify({ utm_source: 'mail', utm_campaign: 'spring' })).status).toBe(200)
  const { rows } = await server.pool.query('select utm from registrations where email = $1', [
    email,
  ])
  expect(rows).toEqual([{ utm: { utm_source: 'mail', utm_campaign: 'spring' } }])
})
