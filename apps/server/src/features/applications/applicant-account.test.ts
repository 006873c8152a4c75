import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { anApplicant } from '../../platform/testing/applicants.ts'
import { aBatch, anIntern } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { aHiring, anInternship } from '../../platform/testing/hiring.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'
import { buildApplicationRow } from '../../platform/testing/intern-rows.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const applicant = () => anApplicant(server)

describe('phone number', () => {
  it('is verified once by its code, and counts incorrect codes', async () => {
    const { browser } = await applicant()
    const started = await browser.request('PATCH intern-service/profile/phone-number', {
      body: { phone: '+49 151 5550100' },
    })
    const code = (await server.mails('+491515550100'))[0]?.subject.match(/\d{6}/)?.[0] ?? ''
    const verify = (otp: string) =>
      browser.request('POST intern-service/profile/phone-number/verify', {
        body: { otp, otp_hash: started.payload.otp_hash },
      })
    expect((await verify(code === '111111' ? '222222' : '111111')).code).toBe('CODE_INCORRECT')
    expect((await verify(code)).status).toBe(200)
    expect((await verify(code)).code).toBe('CODE_EXPIRED')
    expect(
      (await browser.request('GET intern-service/intern-profile/basic-info/get')).payload
        .is_phone_verified,
    ).toBe(true)
    expect(
      (
        await browser.request('POST otp/v2/verify', {
          body: { otp: code, otp_hash: started.payload.otp_hash },
        })
      ).status,
    ).toBe(400)
  })
})

describe('account', () => {
  it('deactivation leaves browse, ends sessions and rejects cross-site requests', async () => {
    const intern = await anIntern(server)
    const browser = await server.as(intern.userId)
    expect(
      (
        await browser.request('GET intern-service/deactivate-account', {
          headers: { 'sec-fetch-site': 'cross-site' },
        })
      ).code,
    ).toBe('CROSS_SITE')
    expect(
      (
        await browser.request('GET intern-service/deactivate-account', {
          query: { reason: 'BREAK' },
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await server.pool.query('select 1 from intern_search where intern_id = $1', [
          intern.internId,
        ])
      ).rowCount,
    ).toBe(0)
    expect(
      (await (await server.as(intern.userId)).request('GET intern-service/login-intern-details'))
        .status,
    ).not.toBe(200)
  })

  it('hides the time-zone prompt for a day after it is dismissed', async () => {
    const { browser } = await applicant()
    const shows = async () =>
      (await browser.request('GET intern-service/intern-dashboard/basic-details')).payload
        .show_time_zone_prompt
    expect(await shows()).toBe(true)
    await browser.request('PATCH intern-service/v1/preferences', {
      body: { time_zone_prompt_dismissed: true },
    })
    expect(await shows()).toBe(false)
    await server.advanceClock(25 * 3_600_000)
    expect(await shows()).toBe(true)
  })
})

it('a second application has progress of its own, without the offers and internship of the first', async () => {
  const hiring = await aHiring(server)
  await anInternship(server, hiring)
  const batch = await aBatch(server)
  const intern = { ...hiring.intern, ...batch, applicationId: newId(server.now()) }
  await server.pool.query(
    `update applications set status = 'COMPLETED' where application_id = $1`,
    [hiring.intern.applicationId],
  )
  await insertRow(server.pool, 'applications', buildApplicationRow(server.now(), intern))
  const browser = await server.as(intern.userId)
  const readSteps = async (application: string) =>
    (
      await browser.request(`GET intern-service/intern-dashboard/${application}/current-stage`)
    ).payload.steps.map((step: { step: string; state: string; count: number }) => [
      step.step,
      step.state,
      step.count,
    ])
  expect(await readSteps(intern.applicationId)).toEqual([
    ['APPLIED', 'done', 0],
    ['APPROVED', 'done', 0],
    ['INTERVIEWS', 'now', 0],
    ['OFFER', 'open', 0],
    ['INTERNSHIP', 'open', 0],
  ])
  expect(await readSteps(hiring.intern.applicationId)).toEqual([
    ['APPLIED', 'done', 0],
    ['APPROVED', 'done', 0],
    ['INTERVIEWS', 'done', 0],
    ['OFFER', 'done', 0],
    ['INTERNSHIP', 'now', 1],
  ])
})
