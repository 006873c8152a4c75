import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBatch } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { anAccount, basicInfo, startInternRegistration } from './testing/sign-up-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const preference = {
  career_field_ids: [1],
  start_month: '02/2027',
  duration_weeks: 12,
  hours_a_week: 30,
}

describe('intern sign-up', () => {
  it('leads from the code to an open application and updates the guard facts', async () => {
    const batch = await aBatch(server)
    const { browser, saved } = await anAccount(server)
    expect(saved.payload).toMatchObject({ type: 'I', is_reg_token: false, signup_complete: false })
    expect(
      (await browser.request('GET intern-service/get-onboarding-status')).payload,
    ).toMatchObject({
      next: 'personalization',
      signup_complete: false,
    })
    expect(
      (await browser.request('POST intern-service/v1/mark-signup-complete', { body: {} })).code,
    ).toBe('INCOMPLETE')
    expect(
      (
        await browser.request('POST intern-service/register/save-internship-preference', {
          body: preference,
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await browser.request('POST intern-service/register/save-uni-details', {
          body: { university_name: 'RVCE', major: 'Statistics', graduation_month: '05/2027' },
        })
      ).status,
    ).toBe(200)
    expect((await browser.request('GET intern-service/get-onboarding-status')).payload.next).toBe(
      'batch-selection',
    )
    expect(
      (await browser.request(`POST intern-service/map-user-batch/v1/${batch.code}`, { body: {} }))
        .payload,
    ).toMatchObject({ is_mapped: true })
    expect(
      (await browser.request('POST intern-service/v1/mark-signup-complete', { body: {} })).payload
        .signup_complete,
    ).toBe(true)
    const application = await browser.request('GET intern-service/application')
    expect(application.payload).toMatchObject({
      status: 'NOT_STARTED',
      career_field_id: 1,
      profile: { intern_dob: '2003-05-04', start_month: '02/2027', university_name: 'RVCE' },
      may: { start: true, submit: 'errors.ILLEGAL_TRANSITION' },
    })
    expect(
      (await browser.request('POST intern-service/v1/mark-signup-complete', { body: {} })).status,
    ).toBe(200)
    expect((await browser.request('GET intern-service/application/list')).count).toBe(1)
  })

  it('rejects an age below the minimum, a future birth date and unaccepted terms at their fields', async () => {
    const browser = await startInternRegistration(server)
    const ask = (overrides: Record<string, unknown>) =>
      browser.request('POST intern-service/register/save-basic-info', {
        body: { ...basicInfo, ...overrides },
      })
    expect((await ask({ intern_dob: '2015-01-01' })).fields).toMatchObject({
      intern_dob: 'You must be 16 or older to register.',
    })
    expect((await ask({ intern_dob: '2030-01-01' })).fields).toHaveProperty('intern_dob')
    expect((await ask({ terms_accepted: false })).fields).toHaveProperty('terms_accepted')
    expect((await ask({ intern_dob: '04.05.2003' })).fields).toHaveProperty('intern_dob')
    expect((await ask({ first_name: 'P\u0000riya' })).status).toBe(400)
    expect((await ask({ country_id: 99_999 })).fields).toEqual({
      country_id: 'Choose an option from the list',
    })
    expect((await ask({ is_admin: true })).status).toBe(400)
  })

  it('stores the canonical name of a time zone, even if the browser sends an alias', async () => {
    const { browser, saved } = await anAccount(server, { time_zone: 'Asia/Calcutta' })
    expect(saved.payload.time_zone).toBe('Asia/Kolkata')
    expect(
      (
        await browser.request('PATCH intern-service/profile/personal-info', {
          body: { time_zone: 'Europe/Kiev' },
        })
      ).status,
    ).toBe(200)
    expect(
      (await browser.request('GET intern-service/intern-profile/basic-info/get')).payload.time_zone,
    ).toBe('Europe/Kyiv')
  })

  it('rejects a past start month and an impossible phone number at their fields', async () => {
    const { browser } = await anAccount(server)
    const ask = (start_month: string) =>
      browser.request('POST intern-service/register/save-internship-preference', {
        body: { ...preference, start_month },
      })
    const [year, month] = server.now().toISOString().slice(0, 7).split('-').map(Number)
    const toMonth = (monthsLater: number) =>
      new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + monthsLater, 1))
        .toISOString()
        .slice(0, 7)
        .replace(/^(\d{4})-(\d\d)$/, '$2/$1')
    expect((await ask(toMonth(-1))).fields).toEqual({
      start_month: 'This month has passed. Choose a later one.',
    })
    expect((await ask(toMonth(0))).status).toBe(200)
    for (const phone of ['+999999999999999999999', '0803 000 0000'])
      expect(
        (await browser.request('PATCH intern-service/profile/personal-info', { body: { phone } }))
          .fields,
      ).toEqual({ phone: 'Enter a phone number with the country code, like +44 20 7946 0000' })
  })

  it('stores a name with special characters unchanged', async () => {
    const { saved } = await anAccount(server, {
      first_name: '<script>alert(1)</script>',
      last_name: "O'Neill -- ; drop table users",
    })
    expect(saved.payload).toMatchObject({
      first_name: '<script>alert(1)</script>',
      last_name: "O'Neill -- ; drop table users",
    })
  })

  it('takes the remembered batch with the account, and continues without a batch if its last seat is gone', async () => {
    const batch = await aBatch(server, { seats: 1 })
    const [first, second] = [
      await startInternRegistration(server),
      await startInternRegistration(server),
    ]
    for (const browser of [first, second])
      expect(
        (
          await browser.request(
            `POST intern-service/map-user-batch/v1/${batch.code.toLowerCase()}`,
            {
              body: {},
            },
          )
        ).payload,
      ).toMatchObject({ is_mapped: false })
    for (const browser of [first, second])
      expect(
        (
          await browser.request('POST intern-service/register/save-basic-info', {
            body: {
              ...basicInfo,
              country_id: (
                await server.pool.query(`select id from lookup where list = 'country' limit 1`)
              ).rows[0].id,
            },
          })
        ).status,
      ).toBe(200)
    expect(
      (await first.request('GET intern-service/get-onboarding-status')).payload.batch.code,
    ).toBe(batch.code)
    expect((await second.request('GET intern-service/get-onboarding-status')).payload.batch).toBe(
      null,
    )
  })
})

describe('partner terms', () => {
  const aPartnersBatch = async (slug: string) =>
    aBatch(server, {
      partner_id: (
        await server.pool.query(
          `insert into partners (partner_id, slug, name, email_domains, created_at) values (gen_random_uuid(), $1, 'Porto', '{}', now()) returning partner_id`,
          [slug],
        )
      ).rows[0].partner_id,
    })
  const listOwnKinds = async (browser: {
    request: (address: string) => Promise<{ payload: readonly { kind: string; version: number }[] }>
  }) =>
    (await browser.request('GET agreements/own')).payload
      .map((agreement) => agreement.kind)
      .toSorted()

  it("are accepted with the account for a partner's batch, stored with version and time, and required", async () => {
    const batch = await aPartnersBatch('terms-one')
    const browser = await startInternRegistration(server)
    await browser.request(`POST intern-service/map-user-batch/v1/${batch.code}`, { body: {} })
    const country_id = (
      await server.pool.query(`select id from lookup where list = 'country' limit 1`)
    ).rows[0].id
    const save = (overrides: object) =>
      browser.request('POST intern-service/register/save-basic-info', {
        body: { ...basicInfo, country_id, ...overrides },
      })
    expect(await save({})).toMatchObject({
      status: 400,
      fields: {
        partner_terms_accepted:
          'This is a partner batch. Accept the partner’s terms to take your seat.',
      },
    })
    expect(
      (
        await server.pool.query('select seats_taken from batches where batch_id = $1', [
          batch.batchId,
        ])
      ).rows[0].seats_taken,
    ).toBe(0)
    expect((await save({ partner_terms_accepted: true })).status).toBe(200)
    expect(await listOwnKinds(browser)).toEqual(['PARTNER_TERMS', 'TERMS'])
  })

  it('are accepted when choosing a batch, once per version, and not required for a batch without a partner', async () => {
    const [free, first, second] = [
      await aBatch(server),
      await aPartnersBatch('terms-two'),
      await aPartnersBatch('terms-three'),
    ]
    const { browser } = await anAccount(server)
    const map = (code: string, body: object = {}) =>
      browser.request(`POST intern-service/map-user-batch/v1/${code}`, { body })
    expect((await map(free.code)).status).toBe(200)
    expect(await listOwnKinds(browser)).toEqual(['TERMS'])
    expect((await map(first.code)).fields).toHaveProperty('partner_terms_accepted')
    expect((await map(first.code, { partner_terms_accepted: false })).status).toBe(400)
    expect((await map(first.code, { partner_terms_accepted: true })).status).toBe(200)
    expect((await map(second.code)).status).toBe(200)
    expect(await listOwnKinds(browser)).toEqual(['PARTNER_TERMS', 'TERMS'])
    await server.pool.query(
      `insert into agreements values ('PARTNER_TERMS', 3, 'Partner terms', 'Text', $1)`,
      [server.now()],
    )
    await server.advanceClock(1000)
    expect((await map(first.code)).fields).toHaveProperty('partner_terms_accepted')
  })
})
