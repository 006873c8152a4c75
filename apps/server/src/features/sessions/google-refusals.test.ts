import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minuteMs } from '@fledge/kernel/dates.ts'
import { aCompany } from '../../platform/testing/factories.ts'
import type { TestServer } from '../../platform/testing/harness.ts'
import { chooseAccount } from '../../platform/testing/openid-counterpart.ts'
import {
  aGoogleAccount,
  startGoogleSignIn,
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
