import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { servedEndpoints } from '../../test/system/served-endpoints.ts'
import { setUpAuthenticator } from './testing/authenticator.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    NODE_ENV: 'production',
    DRAIN_SECONDS: '0',
    PUBLIC_URL: 'https://fledge.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    APP_SECRET: 'x'.repeat(32),
    DATABASE_URL: 'postgres://127.0.0.1/unused',
  })
})
afterAll(() => server.stop())

/** Signs a user in, with the name that the cookie has in production. */
async function signIn(userId: string): Promise<Browser> {
  const browser = await server.as(userId)
  browser.cookie = browser.cookie?.replace(/^/, '__Host-') ?? null
  return browser
}

/** An operator who has to set up a second factor by this time. */
async function anOperatorWithDeadline(at: Date | null) {
  const operator = await anOperator(server)
  await server.pool.query('update users set second_factor_due_at = $2 where user_id = $1', [
    operator.userId,
    at,
  ])
  return { ...operator, browser: await signIn(operator.userId) }
}

const daysFromNow = (days: number) => new Date(server.now().getTime() + days * dayMs)

describe('an operator in production', () => {
  it('is told by when to set up a second factor', async () => {
    const deadline = daysFromNow(3)
    const { browser } = await anOperatorWithDeadline(deadline)
    expect((await browser.request('GET api/check-token')).payload).toMatchObject({
      second_factor_step: null,
      second_factor_due_at: deadline.toISOString(),
    })
    expect((await browser.request('GET operator/people')).status).toBe(200)
    await setUpAuthenticator(server, browser)
    expect((await browser.request('GET api/check-token')).payload).toMatchObject({
      second_factor_step: null,
      second_factor_due_at: null,
    })
  })

  it('can do nothing before that needs a code of the last minutes', async () => {
    const { browser } = await anOperatorWithDeadline(daysFromNow(3))
    const codes = new Map<string, string | undefined>()
    for (const { name, call, method, url } of servedEndpoints) {
      if (!call.needsFreshFactor) continue
      const address = `${method} ${url.replaceAll(/:\w+/g, 'no-such-id')}`
      codes.set(name, (await browser.request(address, method === 'GET' ? {} : { body: {} })).code)
    }
    expect(codes.size).toBeGreaterThan(10)
    expect([...codes].filter(([, code]) => code !== 'SECOND_FACTOR_SETUP_REQUIRED')).toEqual([])
  })

  it('can do nothing else once that time is over', async () => {
    const { browser } = await anOperatorWithDeadline(daysFromNow(0))
    expect((await browser.request('GET api/check-token')).payload.second_factor_step).toBe('SET_UP')
    const open = new Set<string>()
    for (const { name, call, method, url } of servedEndpoints) {
      const isTheirs = call.access.some((level) => level === 'session' || level.startsWith('op'))
      const isOpen = call.access.includes('public') || name === 'sessions.logout'
      if (!isTheirs || isOpen || call.rawResponse) continue
      const address = `${method} ${url.replaceAll(/:\w+/g, 'no-such-id')}`
      const body = method === 'GET' ? {} : { body: { garbage: [1] } }
      const response = await browser.request(address, { ...body, query: { garbage: 'x' } })
      if (response.code !== 'SECOND_FACTOR_SETUP_REQUIRED') open.add(name)
    }
    expect([...open].toSorted()).toEqual([
      'secondFactor.confirmSecondFactor',
      'secondFactor.getSecondFactor',
      'secondFactor.startSecondFactor',
      'sessions.checkToken',
    ])
    expect((await browser.request('GET api/logout')).status).toBe(200)
  })

  it('can do everything again once it is set up', async () => {
    const { userId } = await anOperatorWithDeadline(daysFromNow(-1))
    const browser = await signIn(userId)
    await setUpAuthenticator(server, browser)
    expect((await browser.request('GET operator/people')).status).toBe(200)
  })
})

it('does not require it of companies', async () => {
  const company = await aCompany(server)
  await server.pool.query('update users set second_factor_due_at = $2 where user_id = $1', [
    company.admin.userId,
    daysFromNow(-1),
  ])
  const browser = await signIn(company.admin.userId)
  expect((await browser.request('GET sessions')).status).toBe(200)
})
