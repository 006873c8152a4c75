import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minute } from '@fledge/kernel/dates.ts'
import { aCompany, aMember, anIntern } from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, testServer } from '../../platform/testing/harness.ts'
import {
  chooseAccount,
  type Counterpart,
  openIdCounterpart,
} from '../../platform/testing/openid-counterpart.ts'

const people: { subject: string; email: string; verified: boolean }[] = []
const client = { GOOGLE_CLIENT_ID: 'fledge-test', GOOGLE_CLIENT_SECRET: 'a-secret-of-the-test' }
let counterpart: Counterpart
let server: TestServer

beforeAll(async () => {
  counterpart = await openIdCounterpart({
    port: 0,
    clientId: client.GOOGLE_CLIENT_ID,
    clientSecret: client.GOOGLE_CLIENT_SECRET,
    redirectUri: 'http://localhost:3000/welcome/google',
    people,
    otherClients: ['somebody-else'],
  })
  server = await testServer({ ...client, GOOGLE_ISSUER: counterpart.issuer })
})
afterAll(async () => {
  await server.stop()
  await counterpart.stop()
})

let made = 0
/** Somebody with an account at the provider. */
function anAccount(email = `google${(made += 1)}@new-company.example`, verified = true) {
  const account = { subject: `sub-${people.length + 1}`, email, verified }
  people.push(account)
  return account
}

interface Begun {
  readonly browser: Browser
  /** The cookie that binds the attempt to the browser. */
  readonly cookie: string
  readonly consent: URL
}

async function begin(type: 'C' | 'I' = 'C', query: Record<string, string> = {}): Promise<Begun> {
  const browser = server.anyone()
  const answer = await browser.ask('GET api/login/google', { query: { type, ...query } })
  expect(answer.status).toBe(302)
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  return { browser, cookie, consent: new URL(String(answer.headers['location'])) }
}

interface Back {
  readonly state?: string
  readonly code?: string
  readonly credential?: string
}

async function comeBack({ browser, cookie }: Begun, back: URL, change: Back = {}) {
  const body = {
    provider: 'google',
    ...Object.fromEntries(
      ['state', 'code', 'iss'].map((name) => [name, back.searchParams.get(name) ?? '']),
    ),
    ...change,
  }
  return browser.ask('POST api/login', { body, headers: { cookie } })
}

/** The whole way: begin, choose, come back. */
async function signIn(account: { subject: string }, type: 'C' | 'I' = 'C') {
  const begun = await begin(type)
  const answer = await comeBack(begun, await chooseAccount(begun.consent.href, account.subject))
  return { ...begun, answer }
}

async function confirm(browser: Browser, email: string, otp_hash: string) {
  const otp = (await server.mails(email))[0]?.subject.match(/\d{6}/)?.[0] ?? 'none'
  return browser.ask('POST otp/v2/verify', { body: { otp, otp_hash } })
}

const identities = async (subject: string) =>
  (
    await server.pool.query('select user_id, registration_id from identities where subject = $1', [
      subject,
    ])
  ).rows

describe('signing in with Google', () => {
  it('asks the provider with PKCE, state and nonce, and comes back to one page', async () => {
    const { consent, cookie } = await begin('I')
    expect(consent.origin).toBe(counterpart.issuer)
    const asked = Object.fromEntries(consent.searchParams)
    expect(asked).toMatchObject({
      client_id: 'fledge-test',
      response_type: 'code',
      redirect_uri: 'http://localhost:3000/welcome/google',
      code_challenge_method: 'S256',
      scope: 'openid email',
    })
    expect(
      [asked['state'], asked['nonce'], asked['code_challenge']].every(
        (one) => (one ?? '').length >= 43,
      ),
    ).toBe(true)
    expect(cookie).toMatch(/^fledge-attempt=.{43}$/)
  })

  it('gives a new address a registration session, and its account keeps the identity', async () => {
    const account = anAccount()
    const { answer, browser } = await signIn(account, 'I')
    expect(answer.payload).toMatchObject({
      next: 'SIGN_UP',
      type: 'I',
      email: account.email,
      user: { is_reg_token: true, type: 'I' },
      code: null,
    })
    const country = (
      await server.pool.query<{ id: number }>(
        `select id from lookup where list = 'country' limit 1`,
      )
    ).rows[0]?.id
    const registered = await browser.ask('POST intern-service/register/save-basic-info', {
      body: {
        first_name: 'Ada',
        last_name: 'Obi',
        phone: '+2348012345678',
        intern_dob: '2003-04-05',
        country_id: country,
        time_zone: 'Africa/Lagos',
        terms_accepted: true,
      },
    })
    expect(registered).toMatchObject({ status: 200, payload: { is_reg_token: false } })
    expect(await identities(account.subject)).toEqual([
      { user_id: registered.payload.user_id, registration_id: null },
    ])
    const again = await signIn(account, 'I')
    expect(again.answer.payload).toMatchObject({
      next: 'SIGN_IN',
      user: { user_id: registered.payload.user_id },
      code: null,
    })
  })

  it('asks an address with an account for a code, once, and links only then', async () => {
    const { admin } = await aCompany(server)
    const account = anAccount(admin.email)
    const first = await signIn(account)
    expect(first.answer.payload).toMatchObject({
      next: 'SIGN_IN',
      user: null,
      code: { otp_hash: expect.any(String) },
    })
    expect((await first.browser.ask('GET api/check-token')).status).toBe(401)
    expect(await identities(account.subject)).toEqual([])
    expect(
      (await confirm(first.browser, admin.email, first.answer.payload.code.otp_hash)).payload
        .user_id,
    ).toBe(admin.userId)
    expect(await identities(account.subject)).toEqual([
      { user_id: admin.userId, registration_id: null },
    ])
    const second = await signIn(account)
    expect(second.answer.payload).toMatchObject({
      next: 'SIGN_IN',
      user: { user_id: admin.userId },
      code: null,
    })
  })

  it('links with a code that was sent anew, too', async () => {
    const { admin } = await aCompany(server)
    const account = anAccount(admin.email)
    const { answer, browser } = await signIn(account)
    await server.forward(minute)
    const resent = await browser.ask('GET common-services/otp/generate', {
      query: { otp_hash: answer.payload.code.otp_hash },
    })
    await confirm(browser, admin.email, resent.payload.otp_hash)
    expect(await identities(account.subject)).toEqual([
      { user_id: admin.userId, registration_id: null },
    ])
  })

  it("knows the person though their address at the provider became another account's", async () => {
    const { admin } = await aCompany(server)
    const account = anAccount(admin.email)
    const first = await signIn(account)
    await confirm(first.browser, admin.email, first.answer.payload.code.otp_hash)
    account.email = (await aCompany(server)).admin.email
    expect((await signIn(account)).answer.payload.user.user_id).toBe(admin.userId)
  })

  it('leads where the e-mail check would: invited, company there, registered as intern, as company, deactivated, waiting', async () => {
    const company = await aCompany(server)
    const intern = await anIntern(server)
    const gone = await aMember(server, company.companyId)
    await server.pool.query(`update users set status = 'DEACTIVATED' where user_id = $1`, [
      gone.userId,
    ])
    const waiting = await aCompany(server, { status: 'IN_WAITING_LIST' })
    await server.pool.query(
      `update companies set email_domain = 'harbour-lane.example' where company_id = $1`,
      [company.companyId],
    )
    const nextOf = async (email: string, type: 'C' | 'I' = 'C') =>
      (await signIn(anAccount(email), type)).answer.payload
    expect(await nextOf('somebody@harbour-lane.example')).toMatchObject({
      next: 'WAIT_FOR_INVITATION',
      company_name: expect.any(String),
      user: null,
      code: null,
    })
    expect(await nextOf(intern.email)).toMatchObject({
      next: 'REGISTERED_AS_INTERN',
      user: null,
      code: null,
    })
    expect(await nextOf(company.admin.email, 'I')).toMatchObject({
      next: 'REGISTERED_AS_COMPANY',
      user: null,
      code: null,
    })
    expect(await nextOf(gone.email)).toMatchObject({
      next: 'ACCOUNT_DEACTIVATED',
      user: null,
      code: null,
    })
    expect(await nextOf(waiting.admin.email)).toMatchObject({
      next: 'IN_WAITING_LIST',
      user: null,
      code: null,
    })
    const admin = await server.as(company.admin.userId)
    await admin.ask('POST admin-setting/invite', {
      body: { invitations: [{ email: 'new.colleague@elsewhere.example', role: 'SUPERVISOR' }] },
    })
    expect(await nextOf('new.colleague@elsewhere.example')).toMatchObject({
      next: 'INVITED_USER',
      user: { is_reg_token: true, is_invited: true },
    })
  })

  it('keeps where somebody wanted to go', async () => {
    const begun = await begin('C', { redirectTo: '/company/settings?tab=members' })
    const answer = await comeBack(
      begun,
      await chooseAccount(begun.consent.href, anAccount().subject),
    )
    expect(answer.payload.redirect_to).toBe('/company/settings?tab=members')
  })

  it('takes a signed credential of this attempt as well', async () => {
    const begun = await begin()
    const account = anAccount()
    const credential = await tokenFor(
      'fledge-test',
      account.subject,
      begun.consent.searchParams.get('nonce') ?? '',
    )
    const answer = await begun.browser.ask('POST api/login', {
      body: { provider: 'google', state: begun.consent.searchParams.get('state'), credential },
      headers: { cookie: begun.cookie },
    })
    expect(answer.payload).toMatchObject({ next: 'SIGN_UP', email: account.email })
  })
})

/** The provider's signed word for one of its clients, got in the way that client would. */
async function tokenFor(clientId: string, subject: string, nonce: string): Promise<string> {
  const redirect_uri = 'http://localhost:3000/welcome/google'
  const verifier = 'a-verifier-of-the-test-that-is-long-enough-to-be-taken'
  const challenge = Buffer.from(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)),
  ).toString('base64url')
  const ask = new URLSearchParams({
    client_id: clientId,
    redirect_uri,
    response_type: 'code',
    scope: 'openid email',
    nonce,
    state: 'x',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    prompt: 'select_account',
  })
  const back = await chooseAccount(`${counterpart.issuer}/auth?${ask}`, subject)
  const answer = await fetch(`${counterpart.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri,
      code_verifier: verifier,
      client_id: clientId,
      client_secret: client.GOOGLE_CLIENT_SECRET,
    }),
  })
  const tokens = z.object({ id_token: z.string() }).parse(await answer.json())
  return tokens.id_token
}

describe('signing in with Google is refused', () => {
  const begunBack = async (account = anAccount()) => {
    const begun = await begin()
    return { begun, back: await chooseAccount(begun.consent.href, account.subject) }
  }

  it('for a forged state, and for one of another browser', async () => {
    const { begun, back } = await begunBack()
    expect(
      await comeBack(begun, back, { state: 'C.forged-forged-forged-forged-forged-forged-forged' }),
    ).toMatchObject({ status: 400, code: 'CODE_EXPIRED' })
    const other = await begin()
    expect(await comeBack(other, back)).toMatchObject({
      status: 400,
      code: 'CODE_EXPIRED',
      message: 'This sign-in was not begun in this browser, or it is over. Begin again.',
    })
    expect(await comeBack({ ...begun, cookie: 'none=1' }, back)).toMatchObject({
      status: 400,
      code: 'CODE_EXPIRED',
    })
  })

  it('for a code that was used, in the same attempt and in another', async () => {
    const { begun, back } = await begunBack()
    expect((await comeBack(begun, back)).status).toBe(200)
    expect(await comeBack({ ...begun, browser: server.anyone() }, back)).toMatchObject({
      status: 400,
      code: 'CODE_EXPIRED',
    })
    const other = await begin()
    const replayed = await comeBack(other, back, {
      state: other.consent.searchParams.get('state') ?? '',
    })
    expect(replayed).toMatchObject({
      status: 400,
      code: 'CODE_WRONG',
      message: 'Google did not confirm who you are. Begin again, or use your e-mail address.',
    })
  })

  it('for a nonce of another attempt', async () => {
    const begun = await begin()
    begun.consent.searchParams.set('nonce', 'another-nonce-another-nonce-another-nonce-1234')
    const back = await chooseAccount(begun.consent.href, anAccount().subject)
    expect(await comeBack(begun, back)).toMatchObject({ status: 400, code: 'CODE_WRONG' })
  })

  it('for a token that was made for another client, or changed', async () => {
    const account = anAccount()
    const send = async (tamper: (token: string) => string, clientId: string) => {
      const begun = await begin()
      const credential = tamper(
        await tokenFor(clientId, account.subject, begun.consent.searchParams.get('nonce') ?? ''),
      )
      return begun.browser.ask('POST api/login', {
        body: { provider: 'google', state: begun.consent.searchParams.get('state'), credential },
        headers: { cookie: begun.cookie },
      })
    }
    expect(await send((token) => token, 'somebody-else')).toMatchObject({
      status: 400,
      code: 'CODE_WRONG',
    })
    const asAnother = (token: string) => {
      const [head = '', body = '', mark = ''] = token.split('.')
      return [
        head,
        Buffer.from(
          JSON.stringify({
            ...JSON.parse(Buffer.from(body, 'base64url').toString()),
            sub: 'sub-1',
          }),
        ).toString('base64url'),
        mark,
      ].join('.')
    }
    expect(await send(asAnother, 'fledge-test')).toMatchObject({ status: 400, code: 'CODE_WRONG' })
  })

  it('for another issuer', async () => {
    const { begun, back } = await begunBack()
    back.searchParams.set('iss', 'https://accounts.elsewhere.example')
    expect(await comeBack(begun, back)).toMatchObject({ status: 400, code: 'CODE_WRONG' })
  })

  it('for an address that the provider has not verified', async () => {
    const { answer } = await signIn(anAccount((await aCompany(server)).admin.email, false))
    expect(answer).toMatchObject({
      status: 403,
      message: 'Google has not verified this e-mail address. Use a code sent to it instead.',
    })
  })

  it('after ten minutes', async () => {
    const { begun, back } = await begunBack()
    await server.forward(11 * minute)
    expect(await comeBack(begun, back)).toMatchObject({ status: 400, code: 'CODE_EXPIRED' })
  })

  it.each<Record<string, unknown>>([
    { provider: 'facebook', state: 'C.forged-forged-forged', code: 'x' },
    { provider: 'google', state: 'C.forged-forged-forged' },
    { provider: 'google', code: 'x' },
    { provider: 'google', state: 'C.forged-forged-forged', code: 'x', credential: 'y'.repeat(30) },
    { provider: 'google', state: 'C.forged-forged-forged', code: 'x', sub: 'sub-1' },
  ])('when it is not written as expected: %j', async (body) => {
    expect(await server.anyone().ask('POST api/login', { body })).toMatchObject({
      status: 400,
      code: 'VALIDATION',
    })
  })

  it('once only, when eight come back at the same moment', async () => {
    const { begun, back } = await begunBack()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => comeBack({ ...begun, browser: server.anyone() }, back)),
    )
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
  })
})

describe('where Google is not configured, or away', () => {
  it('is not offered: no address of consent, no login', async () => {
    const bare = await testServer()
    try {
      const consent = await bare
        .anyone()
        .ask('GET api/login/google', { query: { type: 'C', redirectTo: '/company/dashboard' } })
      expect([consent.status, consent.headers['location']]).toEqual([
        302,
        'http://localhost:3000/company/get-started?google=off&redirectTo=%2Fcompany%2Fdashboard',
      ])
      expect(
        await bare.anyone().ask('POST api/login', {
          body: { provider: 'google', state: 'C.forged-forged-forged', code: 'x' },
        }),
      ).toMatchObject({ status: 404 })
    } finally {
      await bare.stop()
    }
  })

  it('leads back and says so while the provider does not answer', async () => {
    const away = await testServer({ ...client, GOOGLE_ISSUER: 'http://localhost:9' })
    try {
      const consent = await away.anyone().ask('GET api/login/google', { query: { type: 'I' } })
      expect([consent.status, consent.headers['location']]).toEqual([
        302,
        'http://localhost:3000/intern/get-started?google=away',
      ])
    } finally {
      await away.stop()
    }
  })
})
