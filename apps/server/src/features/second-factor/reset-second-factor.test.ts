import { secondFactorRule } from '@fledge/domain/second-factor/rules.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompany, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { resetByCommand } from './reset-by-command.ts'
import { aFactorOwner, listFactorEvents, setUpAuthenticator } from './testing/authenticator.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const reset = (browser: Browser, id: string, reason = 'Lost phone, known by voice') =>
  browser.request(`POST operator/people/${id}/reset-second-factor`, { body: { reason } })
const readDeadline = async (userId: string): Promise<number | null> => {
  const { rows } = await server.pool.query(
    'select second_factor_due_at as at from users where user_id = $1',
    [userId],
  )
  return rows[0].at && Date.parse(rows[0].at)
}

it('counts the time to set it up from the first sign-in, and requires nothing outside production', async () => {
  const { userId, email } = await anOperator(server)
  const signIn = () => server.anonymous().request('POST dev/sign-in', { body: { email } })
  expect(await readDeadline(userId)).toBeNull()
  const before = server.now().getTime()
  expect((await signIn()).payload).toMatchObject({
    second_factor_step: null,
    second_factor_due_at: null,
  })
  const deadline = await readDeadline(userId)
  expect((deadline ?? 0) - before).toBeGreaterThanOrEqual(secondFactorRule.setUpMs)
  await server.advanceClock(2 * secondFactorRule.setUpMs)
  const { payload } = await signIn()
  expect(payload.second_factor_step).toBeNull()
  expect(await readDeadline(userId)).toEqual(deadline)
})

it('lets a manager reset that of an operator, who is signed out, told why, and due at once', async () => {
  const owner = await aFactorOwner(server)
  const manager = await server.as((await anOperator(server)).userId)
  expect((await reset(manager, owner.userId)).status).toBe(200)
  expect((await owner.browser.request('GET api/check-token')).status).toBe(401)
  expect(await listFactorEvents(server, owner.userId)).toEqual(['setUp', 'reset'])
  expect((await server.mails(owner.email))[0]).toMatchObject({
    kind: 'sessions.factorReset',
    body: expect.stringContaining('Lost phone, known by voice'),
  })
  expect(await readDeadline(owner.userId)).toBeLessThanOrEqual(server.now().getTime())
  const signedIn = await server.anonymous().request('POST dev/sign-in', {
    body: { email: owner.email },
  })
  expect(signedIn.payload.user_id).toBe(owner.userId)
  expect((await reset(manager, owner.userId)).status).toBe(409)
})

it('lets a reviewer reset that of a company administrator, and not that of an operator', async () => {
  const reviewer = await server.as((await anOperator(server, 'REVIEWER')).userId)
  const { admin } = await aCompany(server)
  const browser = await server.as(admin.userId)
  await setUpAuthenticator(server, browser)
  expect((await reset(reviewer, admin.userId)).status).toBe(200)
  expect((await browser.request('GET api/check-token')).status).toBe(401)
  const { userId } = await aFactorOwner(server)
  expect(await reset(reviewer, userId)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
})

it('refuses one’s own, those of others to companies, unknown people, and no reason', async () => {
  const { userId, browser } = await aFactorOwner(server)
  expect((await reset(browser, userId)).status).toBe(409)
  const admin = await server.as((await aCompany(server)).admin.userId)
  expect((await reset(admin, userId)).status).toBe(403)
  expect((await reset(browser, randomUUID())).status).toBe(404)
  const other = await aFactorOwner(server)
  expect((await reset(browser, other.userId, ' ')).status).toBe(400)
})

it('is done by the command for the last manager, with the same email', async () => {
  const { userId, email, browser } = await aFactorOwner(server)
  const { database } = server.running.services
  // The server has subscribed the handlers already.
  const isReset = await resetByCommand({ ...database, subscribe: () => {} }, email)
  expect(isReset).toBe(true)
  expect((await browser.request('GET api/check-token')).status).toBe(401)
  expect(await listFactorEvents(server, userId)).toEqual(['setUp', 'reset'])
  expect(await resetByCommand({ ...database, subscribe: () => {} }, email)).toBe(false)
})
