import { secondFactorRule } from '@fledge/domain/second-factor/rules.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompany } from '../../platform/testing/factories.ts'
import {
  aGoogleAccount,
  createGoogleWorld,
  type GoogleWorld,
  runGoogleSignIn,
} from '../sessions/testing/google-fixtures.ts'
import { enterCode, setUpAuthenticator } from './testing/authenticator.ts'

let world: GoogleWorld
beforeAll(async () => {
  world = await createGoogleWorld()
})
afterAll(() => world.stop())

it('is asked for after signing in with Google, which opens nothing else before', async () => {
  const { server } = world
  const { admin } = await aCompany(server)
  const account = aGoogleAccount(world, admin.email)
  const first = await runGoogleSignIn(world, account)
  const otp = (await server.mails(admin.email))[0]?.subject.match(/\d{6}/)?.[0]
  await first.browser.request('POST otp/v2/verify', {
    body: { otp, otp_hash: first.answer.payload.code.otp_hash },
  })
  const app = await setUpAuthenticator(server, first.browser)
  await server.advanceClock(secondFactorRule.periodSeconds * 1000)
  const { browser, answer } = await runGoogleSignIn(world, account)
  expect(answer.payload.user).toMatchObject({ user_id: null, second_factor_step: 'CODE' })
  expect(await browser.request('GET sessions')).toMatchObject({
    status: 403,
    code: 'SECOND_FACTOR_REQUIRED',
  })
  expect((await enterCode(browser, app.show())).payload.user_id).toBe(admin.userId)
  expect((await browser.request('GET sessions')).status).toBe(200)
})
