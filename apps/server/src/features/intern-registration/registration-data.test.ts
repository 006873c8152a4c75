import { afterAll, beforeAll, expect, it } from 'vitest'
import { aBatch } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { anAccount, startInternRegistration } from './testing/sign-up-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('a person who registers reads their own data and the batch saved by its code', async () => {
  const batch = await aBatch(server)
  const browser = await startInternRegistration(server)
  expect(
    (
      await browser.request('POST intern-service/register/save-batch-detail', {
        body: { batch_code: 'NO-SUCH-CODE' },
      })
    ).status,
  ).toBe(404)
  expect(
    (
      await browser.request('POST intern-service/register/save-batch-detail', {
        body: { batch_code: batch.code },
      })
    ).payload,
  ).toMatchObject({ is_mapped: false, batch: { code: batch.code } })
  const { email } = (await browser.request('GET api/check-token')).payload
  const { registration_id } = (
    await server.pool.query('select registration_id from registrations where email = $1', [email])
  ).rows[0]
  expect(
    (await browser.request(`GET intern-service/get-intern-by-uuid-reg/${registration_id}`)).payload,
  ).toMatchObject({ email, first_name: null, batch: { code: batch.code } })
  const other = await startInternRegistration(server)
  expect(
    (await other.request(`GET intern-service/get-intern-by-uuid-reg/${registration_id}`)).status,
  ).toBe(404)
})

it('an intern saves the batch and the additional details, and reads account, profile and batch', async () => {
  const batch = await aBatch(server)
  const { browser, saved } = await anAccount(server)
  expect(
    (
      await browser.request('POST intern-service/register/save-batch-detail', {
        body: { batch_code: batch.code },
      })
    ).payload,
  ).toMatchObject({ is_mapped: true })
  expect(
    (
      await browser.request('POST intern-service/register/save-additional-info', {
        body: { goals: 'To read rivers.' },
      })
    ).status,
  ).toBe(200)
  expect((await browser.request('GET api/check-token')).payload).toMatchObject({
    type: 'I',
    is_reg_token: false,
    is_invited: false,
    is_intern_onboarding_started: true,
    signup_complete: false,
  })
  const { payload } = await browser.request('GET intern-service/login-intern-details')
  expect(payload).toMatchObject({
    user: { user_id: saved.payload.user_id, type: 'I' },
    intern: { goals: 'To read rivers.', intern_dob: '2003-05-04' },
    batch: { code: batch.code, slug: expect.any(String), state: 'OPEN' },
  })
})

it('the preference is limited to 4 to 16 weeks, in any month of the year', async () => {
  const { browser } = await anAccount(server)
  const year = server.now().getUTCFullYear() + 1
  const save = (overrides: object) =>
    browser.request('POST intern-service/register/save-internship-preference', {
      body: {
        career_field_ids: [1],
        start_month: `02/${year}`,
        duration_weeks: 12,
        hours_a_week: 30,
        ...overrides,
      },
    })
  for (const duration_weeks of [3, 17])
    expect((await save({ duration_weeks })).fields).toHaveProperty('duration_weeks')
  for (const duration_weeks of [4, 16]) expect((await save({ duration_weeks })).status).toBe(200)
  for (const month of ['01', '12'])
    expect((await save({ start_month: `${month}/${year}` })).status).toBe(200)
  for (const start_month of [`00/${year}`, `13/${year}`, `${year}-02`])
    expect((await save({ start_month })).fields, start_month).toHaveProperty('start_month')
})
