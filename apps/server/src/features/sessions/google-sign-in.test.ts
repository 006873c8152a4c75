import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minuteMs } from '@fledge/kernel/dates.ts'
import { aCompany, aMember, anIntern } from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { chooseAccount } from '../../platform/testing/openid-counterpart.ts'
import {
  aGoogleAccount,
  startGoogleSignIn,
  googleTestClient,
  returnFromGoogle,
  type GoogleWorld,
  createGoogleWorld,
  runGoogleSignIn,
  obtainGoogleToken,
} from './testing/google-fixtures.ts'

let world: GoogleWorld
let server: TestServer
beforeAll(async () => {
  world = await createGoogleWorld()
  server = world.server
})
afterAll(() => world.stop())

async function confirm(browser: Browser, email: string, otp_hash: string) {
  const otp = (await server.mails(email))[0]?.subject.match(/\d{6}/)?.[0] ?? 'none'
  return browser.request('POST otp/v2/verify', { body: { otp, otp_hash } })
}

const identities = async (subject: string) =>
  (
    await server.pool.query('select user_id, registration_id from identities where subject = $1', [
      subject,
    ])
  ).rows

describe('signing in with Google', () => {
  it('redirects to the provider with PKCE, state and nonce, and a fixed return page', async () => {
    const { consent, cookie } = await startGoogleSignIn(world, 'I')
    expect(consent.origin).toBe(world.counterpart.issuer)
    const params = Object.fromEntries(consent.searchParams)
    expect(params).toMatchObject({
      client_id: 'fledge-test',
      response_type: 'code',
      redirect_uri: 'http://localhost:3000/welcome/google',
      code_challenge_method: 'S256',
      scope: 'openid email',
    })
    expect(
      [params['state'], params['nonce'], params['code_challenge']].every(
        (value) => (value ?? '').length >= 43,
      ),
    ).toBe(true)
    expect(cookie).toMatch(/^fledge-attempt=.{43}$/)
  })

  it('gives a new address a registration session and links the identity to its account', async () => {
    const [account, unfinished] = [aGoogleAccount(world), aGoogleAccount(world)]
    await runGoogleSignIn(world, unfinished, 'I')
    const { answer, browser } = await runGoogleSignIn(world, account, 'I')
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
    const registered = await browser.request('POST intern-service/register/save-basic-info', {
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
    expect(await identities(unfinished.subject)).toEqual([
      { user_id: null, registration_id: expect.any(String) },
    ])
    const second = await runGoogleSignIn(world, account, 'I')
    expect(second.answer.payload).toMatchObject({
      next: 'SIGN_IN',
      user: { user_id: registered.payload.user_id },
      code: null,
    })
  })

  it('asks for a code once if the address has an account, and links the identity only then', async () => {
    const { admin } = await aCompany(server)
    const account = aGoogleAccount(world, admin.email)
    const first = await runGoogleSignIn(world, account)
    expect(first.answer.payload).toMatchObject({
      next: 'SIGN_IN',
      user: null,
      code: { otp_hash: expect.any(String) },
    })
    expect((await first.browser.request('GET api/check-token')).status).toBe(401)
    expect(await identities(account.subject)).toEqual([])
    expect(
      (await confirm(first.browser, admin.email, first.answer.payload.code.otp_hash)).payload
        .user_id,
    ).toBe(admin.userId)
    expect(await identities(account.subject)).toEqual([
      { user_id: admin.userId, registration_id: null },
    ])
    const second = await runGoogleSignIn(world, account)
    expect(second.answer.payload).toMatchObject({
      next: 'SIGN_IN',
      user: { user_id: admin.userId },
      code: null,
    })
  })

  it('also links the identity with a resent code', async () => {
    const { admin } = await aCompany(server)
    const account = aGoogleAccount(world, admin.email)
    const { answer, browser } = await runGoogleSignIn(world, account)
    await server.advanceClock(minuteMs)
    const resent = await browser.request('GET common-services/otp/generate', {
      query: { otp_hash: answer.payload.code.otp_hash },
    })
    await confirm(browser, admin.email, resent.payload.otp_hash)
    expect(await identities(account.subject)).toEqual([
      { user_id: admin.userId, registration_id: null },
    ])
  })

  it('recognises the identity even if its address now belongs to another account', async () => {
    const { admin } = await aCompany(server)
    const account = aGoogleAccount(world, admin.email)
    const first = await runGoogleSignIn(world, account)
    await confirm(first.browser, admin.email, first.answer.payload.code.otp_hash)
    account.email = (await aCompany(server)).admin.email
    expect((await runGoogleSignIn(world, account)).answer.payload.user.user_id).toBe(admin.userId)
  })

  it('returns the same next step as the email check: invited, existing company, registered as intern or company, deactivated, waiting', async () => {
    const company = await aCompany(server)
    const intern = await anIntern(server)
    const deactivatedMember = await aMember(server, company.companyId)
    await server.pool.query(`update users set status = 'DEACTIVATED' where user_id = $1`, [
      deactivatedMember.userId,
    ])
    const waiting = await aCompany(server, { status: 'IN_WAITING_LIST' })
    await server.pool.query(
      `update companies set email_domain = 'harbour-lane.example' where company_id = $1`,
      [company.companyId],
    )
    const nextOf = async (email: string, type: 'C' | 'I' = 'C') =>
      (await runGoogleSignIn(world, aGoogleAccount(world, email), type)).answer.payload
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
    expect(await nextOf(deactivatedMember.email)).toMatchObject({
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
    await admin.request('POST admin-setting/invite', {
      body: { invitations: [{ email: 'new.colleague@elsewhere.example', role: 'SUPERVISOR' }] },
    })
    expect(await nextOf('new.colleague@elsewhere.example')).toMatchObject({
      next: 'INVITED_USER',
      user: { is_reg_token: true, is_invited: true },
    })
  })

  it('lets a member who requested deletion keep the account with a code', async () => {
    const company = await aCompany(server)
    const leaver = await aMember(server, company.companyId)
    const account = aGoogleAccount(world, leaver.email)
    const first = await runGoogleSignIn(world, account)
    const linked = await confirm(first.browser, leaver.email, first.answer.payload.code.otp_hash)
    expect(linked.payload.user_id).toBe(leaver.userId)
    const erased = await first.browser.request('POST account/erase', {
      body: { email: leaver.email },
    })
    expect(erased.status).toBe(200)
    await server.advanceClock(minuteMs)
    const back = await runGoogleSignIn(world, account)
    expect(back.answer.payload).toMatchObject({
      next: 'SIGN_IN',
      user: null,
      code: { otp_hash: expect.any(String) },
    })
    expect(
      (await confirm(back.browser, leaver.email, back.answer.payload.code.otp_hash)).status,
    ).toBe(200)
    expect((await back.browser.request('GET admin-setting/get-login-user-detail')).status).toBe(200)
  })

  it('keeps the requested page', async () => {
    const started = await startGoogleSignIn(world, 'C', {
      redirectTo: '/company/settings?tab=members',
    })
    const answer = await returnFromGoogle(
      started,
      await chooseAccount(started.consent.href, aGoogleAccount(world).subject),
    )
    expect(answer.payload.redirect_to).toBe('/company/settings?tab=members')
  })

  it('also accepts a signed credential of this attempt', async () => {
    const started = await startGoogleSignIn(world)
    const account = aGoogleAccount(world)
    const credential = await obtainGoogleToken(
      world,
      'fledge-test',
      account.subject,
      started.consent.searchParams.get('nonce') ?? '',
    )
    const answer = await started.browser.request('POST api/login', {
      body: { provider: 'google', state: started.consent.searchParams.get('state'), credential },
      headers: { cookie: started.cookie },
    })
    expect(answer.payload).toMatchObject({ next: 'SIGN_UP', email: account.email })
  })
})

describe('when Google is not configured or unavailable', () => {
  it('offers no sign-in and rejects the request', async () => {
    const otherServer = await startTestServer()
    try {
      const consent = await otherServer
        .anonymous()
        .request('GET api/login/google', { query: { type: 'C', redirectTo: '/company/dashboard' } })
      expect([consent.status, consent.headers['location']]).toEqual([
        302,
        'http://localhost:3000/company/get-started?google=off&redirectTo=%2Fcompany%2Fdashboard',
      ])
      expect(
        await otherServer.anonymous().request('POST api/login', {
          body: { provider: 'google', state: 'C.forged-forged-forged', code: 'x' },
        }),
      ).toMatchObject({ status: 404 })
    } finally {
      await otherServer.stop()
    }
  })

  it('redirects back with the reason while the provider does not respond', async () => {
    const unreachableServer = await startTestServer({
      ...googleTestClient,
      GOOGLE_ISSUER: 'http://localhost:9',
    })
    try {
      const consent = await unreachableServer
        .anonymous()
        .request('GET api/login/google', { query: { type: 'I' } })
      expect([consent.status, consent.headers['location']]).toEqual([
        302,
        'http://localhost:3000/intern/get-started?google=away',
      ])
    } finally {
      await unreachableServer.stop()
    }
  })
})
