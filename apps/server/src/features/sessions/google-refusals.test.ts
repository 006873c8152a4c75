import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minuteMs } from '@fledge/kernel/dates.ts'
import { maskEmail } from '@fledge/domain/sessions/mask-email.ts'
import { aCompany, anIntern } from '../../platform/testing/factories.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { chooseAccount } from '../../platform/testing/openid-counterpart.ts'
import {
  aGoogleAccount,
  startGoogleSignIn,
  returnFromGoogle,
  type GoogleWorld,
  createGoogleWorld,
  googleTestClient,
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

describe('signing in with Google is rejected', () => {
  const begunBack = async (account = aGoogleAccount(world)) => {
    const started = await startGoogleSignIn(world)
    return { started, back: await chooseAccount(started.consent.href, account.subject) }
  }

  it('for a forged state, or that of another browser', async () => {
    const { started, back } = await begunBack()
    expect(
      await returnFromGoogle(started, back, {
        state: 'C.forged-forged-forged-forged-forged-forged-forged',
      }),
    ).toMatchObject({ status: 400, code: 'CODE_EXPIRED' })
    const other = await startGoogleSignIn(world)
    expect(await returnFromGoogle(other, back)).toMatchObject({
      status: 400,
      code: 'CODE_EXPIRED',
      message: 'This sign-in was started in another browser or has expired. Start again.',
    })
    expect(await returnFromGoogle({ ...started, cookie: 'none=1' }, back)).toMatchObject({
      status: 400,
      code: 'CODE_EXPIRED',
    })
  })

  it('for a code that was already used, in the same attempt or another', async () => {
    const { started, back } = await begunBack()
    expect((await returnFromGoogle(started, back)).status).toBe(200)
    expect(await returnFromGoogle({ ...started, browser: server.anonymous() }, back)).toMatchObject(
      {
        status: 400,
        code: 'CODE_EXPIRED',
      },
    )
    const other = await startGoogleSignIn(world)
    const replayed = await returnFromGoogle(other, back, {
      state: other.consent.searchParams.get('state') ?? '',
    })
    expect(replayed).toMatchObject({
      status: 400,
      code: 'CODE_INCORRECT',
      message: 'Google couldn’t confirm your identity. Start again, or use your email address.',
    })
  })

  it('for the nonce of another attempt', async () => {
    const started = await startGoogleSignIn(world)
    started.consent.searchParams.set('nonce', 'another-nonce-another-nonce-another-nonce-1234')
    const back = await chooseAccount(started.consent.href, aGoogleAccount(world).subject)
    expect(await returnFromGoogle(started, back)).toMatchObject({
      status: 400,
      code: 'CODE_INCORRECT',
    })
  })

  it('for a token issued to another client, or modified', async () => {
    const account = aGoogleAccount(world)
    const send = async (tamper: (token: string) => string, clientId: string) => {
      const started = await startGoogleSignIn(world)
      const credential = tamper(
        await obtainGoogleToken(
          world,
          clientId,
          account.subject,
          started.consent.searchParams.get('nonce') ?? '',
        ),
      )
      return started.browser.request('POST api/login', {
        body: { provider: 'google', state: started.consent.searchParams.get('state'), credential },
        headers: { cookie: started.cookie },
      })
    }
    expect(await send((token) => token, 'somebody-else')).toMatchObject({
      status: 400,
      code: 'CODE_INCORRECT',
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
    expect(await send(asAnother, 'fledge-test')).toMatchObject({
      status: 400,
      code: 'CODE_INCORRECT',
    })
  })

  it('for another issuer', async () => {
    const { started, back } = await begunBack()
    back.searchParams.set('iss', 'https://accounts.elsewhere.example')
    expect(await returnFromGoogle(started, back)).toMatchObject({
      status: 400,
      code: 'CODE_INCORRECT',
    })
  })

  it('for an address the provider has not verified', async () => {
    const { answer } = await runGoogleSignIn(
      world,
      aGoogleAccount(world, (await aCompany(server)).admin.email, false),
    )
    expect(answer).toMatchObject({
      status: 403,
      message: 'Google hasn’t verified this email address. Sign in with a code instead.',
    })
  })

  it('for an account that the programme team deactivated, with the reason', async () => {
    const { admin } = await aCompany(server)
    const account = aGoogleAccount(world, admin.email)
    await insertRow(server.pool, 'identities', {
      provider: 'google',
      subject: account.subject,
      user_id: admin.userId,
      created_at: server.now(),
    })
    await server.pool.query(
      `update users set status = 'DEACTIVATED', blocked_at = $2, blocked_by = $1, block_message = 'Two accounts'
       where user_id = $1`,
      [admin.userId, server.now()],
    )
    expect((await runGoogleSignIn(world, account)).answer).toMatchObject({
      status: 403,
      message: expect.stringContaining('Two accounts'),
    })
  })

  it('for an account that was merged, with a part of the address to use', async () => {
    const [closed, remaining] = [await anIntern(server), await anIntern(server)]
    const account = aGoogleAccount(world, closed.email)
    await insertRow(server.pool, 'identities', {
      provider: 'google',
      subject: account.subject,
      user_id: closed.userId,
      created_at: server.now(),
    })
    await server.pool.query(
      `update users set status = 'DEACTIVATED', blocked_at = $2, blocked_by = $3, block_message = 'Same phone', merged_into = $3
       where user_id = $1`,
      [closed.userId, server.now(), remaining.userId],
    )
    expect((await runGoogleSignIn(world, account)).answer).toMatchObject({
      status: 403,
      message: expect.stringContaining(maskEmail(remaining.email)),
    })
  })

  it('after ten minutes', async () => {
    const { started, back } = await begunBack()
    await server.advanceClock(11 * minuteMs)
    expect(await returnFromGoogle(started, back)).toMatchObject({
      status: 400,
      code: 'CODE_EXPIRED',
    })
  })

  it.each<Record<string, unknown>>([
    { provider: 'facebook', state: 'C.forged-forged-forged', code: 'x' },
    { provider: 'google', state: 'C.forged-forged-forged' },
    { provider: 'google', code: 'x' },
    { provider: 'google', state: 'C.forged-forged-forged', code: 'x', credential: 'y'.repeat(30) },
    { provider: 'google', state: 'C.forged-forged-forged', code: 'x', sub: 'sub-1' },
  ])('for a malformed request: %j', async (body) => {
    expect(await server.anonymous().request('POST api/login', { body })).toMatchObject({
      status: 400,
      code: 'VALIDATION',
    })
  })

  it('for all but one of eight parallel requests', async () => {
    const { started, back } = await begunBack()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        returnFromGoogle({ ...started, browser: server.anonymous() }, back),
      ),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })
})

/** Makes a token with the claims of a valid one, and a header and signature of its own. */
type Forge = (claims: object) => string
const encode = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const ownKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
const signRs256 = (text: string, key: KeyObject) =>
  sign('sha256', Buffer.from(text), key).toString('base64url')
const forgeByOwnKey =
  (header: object): Forge =>
  (claims) => {
    const text = `${encode({ alg: 'RS256', kid: 'of-this-run', ...header })}.${encode(claims)}`
    return `${text}.${signRs256(text, ownKey.privateKey)}`
  }

const forgeries: Readonly<Record<string, Forge>> = {
  'without a signature': (claims) => `${encode({ alg: 'none' })}.${encode(claims)}.`,
  'signed with the client’s secret': (claims) => {
    const text = `${encode({ alg: 'HS256', kid: 'of-this-run' })}.${encode(claims)}`
    const { GOOGLE_CLIENT_SECRET: secret } = googleTestClient
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
  },
  'signed with another key of the same name': forgeByOwnKey({}),
  'that brings its own key': forgeByOwnKey({
    kid: 'brought',
    jwk: ownKey.publicKey.export({ format: 'jwk' }),
  }),
  'that names an address with its key': forgeByOwnKey({
    kid: 'elsewhere',
    jku: 'http://localhost:1/keys',
    x5u: 'http://localhost:1/keys',
  }),
}

it.each(Object.entries(forgeries))('an ID token %s is refused', async (_name, forge) => {
  const started = await startGoogleSignIn(world)
  const nonce = started.consent.searchParams.get('nonce') ?? ''
  const { subject } = aGoogleAccount(world)
  const real = await obtainGoogleToken(world, googleTestClient.GOOGLE_CLIENT_ID, subject, nonce)
  const credential = forge(
    JSON.parse(Buffer.from(real.split('.')[1] ?? '', 'base64url').toString()),
  )
  const body = { provider: 'google', state: started.consent.searchParams.get('state'), credential }
  const headers = { cookie: started.cookie }
  expect(await started.browser.request('POST api/login', { body, headers })).toMatchObject({
    status: 400,
    code: 'CODE_INCORRECT',
  })
})

it('a provider whose metadata name another issuer is not used', async () => {
  let wasAsked = false
  const impostor = createServer((_request, response) => {
    wasAsked = true
    const at = world.counterpart.issuer
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        issuer: at,
        authorization_endpoint: `${at}/auth`,
        token_endpoint: `${at}/token`,
        jwks_uri: `${at}/jwks`,
      }),
    )
  })
  await new Promise<void>((resolve) => impostor.listen(0, 'localhost', resolve))
  const address = impostor.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const GOOGLE_ISSUER = `http://localhost:${port}`
  const misled = await startTestServer({ ...googleTestClient, GOOGLE_ISSUER })
  const answer = await misled.anonymous().request('GET api/login/google', { query: { type: 'C' } })
  expect(answer.headers['location']).toMatch(/\/company\/get-started\?google=away$/)
  expect(wasAsked).toBe(true)
  await misled.stop()
  impostor.closeAllConnections()
  await new Promise((resolve) => impostor.close(resolve))
})
