import { secondFactorRule } from '@fledge/domain/second-factor/rules.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { servedEndpoints } from '../../test/system/served-endpoints.ts'
import { aFactorOwner } from './testing/authenticator.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const sensitive = servedEndpoints.filter(({ call }) => call.needsFreshFactor)

/** Calls each sensitive endpoint for something that does not exist. */
async function callSensitive(browser: Browser): Promise<readonly (string | undefined)[]> {
  const codes = []
  for (const { method, url } of sensitive) {
    const address = `${method} ${url.replaceAll(/:\w+/g, randomUUID())}`
    const body = {
      reason: 'Asked',
      note: 'Asked',
      amount: 1,
      received_on: '2026-11-02',
      kept_id: randomUUID(),
      version: 'seen',
    }
    const response = await browser.request(address, method === 'GET' ? {} : { body })
    codes.push(response.code)
  }
  return codes
}

it('covers erasure, identity documents, money, the second factor of others, and the team', () => {
  expect(sensitive.map(({ name }) => name).toSorted()).toEqual([
    'accounts.beginAccountView',
    'accounts.erasePerson',
    'accounts.keepPerson',
    'accounts.mergePerson',
    'accounts.preparePersonExport',
    'credits.grantCredits',
    'credits.revokeCredits',
    'payments.approveRefund',
    'payments.declineRefund',
    'payments.refundPayment',
    'reviews.readIdentityDocuments',
    'secondFactor.resetSecondFactor',
    'team.changeOperatorRole',
    'team.inviteOperator',
    'team.removeOperator',
  ])
})

it('asks for a code of the last 10 minutes, and for one again afterwards', async () => {
  const { browser, app } = await aFactorOwner(server)
  expect(await callSensitive(browser)).not.toContain('SECOND_FACTOR_STALE')
  await server.advanceClock(secondFactorRule.freshMs)
  expect(new Set(await callSensitive(browser))).toEqual(new Set(['SECOND_FACTOR_STALE']))
  const refresh = (code: string) =>
    browser.request('POST second-factor/refresh', { body: { code } })
  expect((await refresh(app.showWrong())).code).toBe('CODE_INCORRECT')
  expect(new Set(await callSensitive(browser))).toEqual(new Set(['SECOND_FACTOR_STALE']))
  expect((await refresh(app.show())).status).toBe(200)
  expect(await callSensitive(browser)).not.toContain('SECOND_FACTOR_STALE')
})

it('asks no one who has no second factor', async () => {
  const browser = await server.as((await anOperator(server)).userId)
  expect(await callSensitive(browser)).not.toContain('SECOND_FACTOR_STALE')
  expect(
    await browser.request('POST second-factor/refresh', { body: { code: '123456' } }),
  ).toMatchObject({ status: 409 })
})
