import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aPaidPlace,
  aPayer,
  type CardTestServer,
  startCardTestServer,
} from '../../platform/testing/card-payments.ts'
import type { TestServer } from '../../platform/testing/harness.ts'
import {
  confirmOwnEnrolment,
  listMailKinds,
  signConductPolicy,
  getPlaceState,
} from './testing/confirmation-fixtures.ts'

let world: CardTestServer
let server: TestServer
beforeAll(async () => {
  world = await startCardTestServer()
  server = world.server
})
afterAll(() => world.stop())

const day = 86_400_000
const paid = () => aPaidPlace(server)

describe('enrolment after payment', () => {
  it('accepts the offer while the application stays approved, with a confirmation deadline shown to both sides and the programme team', async () => {
    const { payer, payment } = await paid()
    expect(await getPlaceState(server, payer)).toEqual({
      application: 'APPROVED',
      stage: 'OFFER_ACCEPTED',
      end_reason: null,
      internship: 'UPCOMING',
      is_over: false,
      openings_taken: 1,
      is_seen: false,
    })
    const by = new Date(server.now().getTime() + 7 * day).toISOString().slice(0, 10)
    const [company, operator] = [
      await server.as(payer.company.admin.userId),
      await server.as(payer.operator.userId),
    ]
    expect(
      (await company.request(`GET candidature/${payer.candidatureId}/v1/stage`)).payload,
    ).toMatchObject({
      stage: 'OFFER_ACCEPTED',
      turn: 'intern',
      due_at: expect.stringContaining(by),
    })
    expect((await company.request('GET dashboard/v1/hiring-updates')).payload).toMatchObject({
      waits: [],
      others: { enrolments_with_interns: 1 },
    })
    expect(
      (await operator.request('GET operator/payments', { query: { search: payer.intern.email } }))
        .payload,
    ).toMatchObject([{ payment_id: payment, confirm_by: expect.stringContaining(by) }])
    expect(
      (
        await payer.browser.request(
          `GET intern-service/intern-dashboard/${payer.intern.applicationId}/current-stage`,
        )
      ).payload.confirm,
    ).toMatchObject({ role: 'Data intern', by: expect.stringContaining(by) })
    expect(await listMailKinds(server, payer.intern.email)).toEqual(
      expect.arrayContaining(['payments.succeeded', 'offers.toConfirm']),
    )
    expect(await listMailKinds(server, payer.company.admin.email)).toContain(
      'offers.acceptedToConfirm',
    )
  })

  it('confirming enrols and hires once for eight parallel requests, and requires the conduct policy', async () => {
    const { payer } = await paid()
    expect((await confirmOwnEnrolment(server, payer)).code).toBe('INCOMPLETE')
    await signConductPolicy(server, payer)
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => confirmOwnEnrolment(server, payer)),
    )
    expect(responses.map((answer) => answer.payload.status)).toEqual(Array(8).fill('ENROLLED'))
    expect(responses[0]?.payload.confirm).toBeNull()
    expect(await getPlaceState(server, payer)).toMatchObject({
      application: 'ENROLLED',
      stage: 'HIRED',
      internship: 'UPCOMING',
    })
    expect(
      (
        await server.pool.query(
          `select move from event_log where candidature_id = $1 and move = 'hire'`,
          [payer.candidatureId],
        )
      ).rowCount,
    ).toBe(1)
    expect(await listMailKinds(server, payer.intern.email)).toContain('applications.enrolled')
    expect(
      (await listMailKinds(server, payer.company.admin.email)).filter(
        (kind) => kind === 'offers.confirmed',
      ),
    ).toHaveLength(1)
    expect((await confirmOwnEnrolment(server, payer)).payload.status).toBe('ENROLLED')
    await server.advanceClock(8 * day)
    expect(await listMailKinds(server, payer.intern.email)).not.toContain('offers.confirmPassed')
  })

  it('rejects confirmation before the payment is settled and after a refund', async () => {
    const before = await aPayer(server)
    await signConductPolicy(server, before)
    expect(await confirmOwnEnrolment(server, before)).toMatchObject({
      status: 409,
      message: 'Accept an offer first.',
    })
    const { payer, payment } = await paid()
    await signConductPolicy(server, payer)
    const refund = async (amount: number) =>
      (await server.as(payer.operator.userId)).request(`POST operator/payments/${payment}/refund`, {
        body: { amount, note: 'Agreed.' },
      })
    expect(await refund(5_000)).toMatchObject({
      status: 400,
      fields: { amount: expect.stringContaining('Refund the full fee') },
    })
    expect((await refund(50_000)).status).toBe(200)
    expect((await confirmOwnEnrolment(server, payer)).status).toBe(409)
    expect(await getPlaceState(server, payer)).toEqual({
      application: 'APPROVED',
      stage: 'CLOSED',
      end_reason: 'INTERNSHIP_CANCELLED',
      internship: 'CANCELLED',
      is_over: true,
      openings_taken: 0,
      is_seen: true,
    })
    const [mail] = (await server.mails(payer.intern.email)).filter(
      (mail) => mail.kind === 'internships.cancelledForIntern',
    )
    expect(mail?.body).toContain('The programme team refunded the fee')
  })

  it('the company can neither disqualify the intern nor end the candidature, and a deactivated account keeps the place', async () => {
    const { payer } = await paid()
    const company = await server.as(payer.company.admin.userId)
    expect(
      await company.request(`PATCH candidature/${payer.candidatureId}/disqualify`, {
        body: { reasons: ['SKILLS'] },
      }),
    ).toMatchObject({
      status: 409,
      message: expect.stringContaining('The offer has been accepted'),
    })
    expect(
      (
        await company.request('POST internship-plan/update-status', {
          body: { id: payer.planId, status: 'ARCHIVED', close_candidatures: true },
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await payer.browser.request('GET intern-service/deactivate-account', {
          headers: { 'sec-fetch-site': 'same-origin' },
        })
      ).status,
    ).toBe(200)
    expect(await getPlaceState(server, payer)).toMatchObject({
      application: 'APPROVED',
      stage: 'OFFER_ACCEPTED',
      internship: 'UPCOMING',
      is_over: false,
      openings_taken: 1,
    })
  })

  it('marking as hired does not confirm for the intern, who can still confirm', async () => {
    const { payer } = await paid()
    expect(
      (
        await (
          await server.as(payer.company.admin.userId)
        ).request(`PATCH candidature/${payer.candidatureId}/hired`)
      ).status,
    ).toBe(200)
    expect(await getPlaceState(server, payer)).toMatchObject({
      application: 'APPROVED',
      stage: 'HIRED',
    })
    await signConductPolicy(server, payer)
    expect((await confirmOwnEnrolment(server, payer)).payload.status).toBe('ENROLLED')
  })
})

it('confirming and withdrawing in parallel end in one consistent outcome', async () => {
  for (let round = 0; round < 2; round += 1) {
    const { payer } = await paid()
    await signConductPolicy(server, payer)
    const press = () => confirmOwnEnrolment(server, payer)
    const leave = async () =>
      (await server.as(payer.intern.userId)).request('POST intern-service/application/withdraw', {
        body: { reason: 'PERSONAL' },
      })
    await Promise.all(
      [press, leave, press, leave, press, leave, press, leave].map((move) => move()),
    )
    const after = await getPlaceState(server, payer)
    expect([
      { application: 'ENROLLED', stage: 'HIRED', internship: 'UPCOMING' },
      { application: 'WITHDRAWN', stage: 'CLOSED', internship: 'CANCELLED' },
    ]).toContainEqual({
      application: after.application,
      stage: after.stage,
      internship: after.internship,
    })
  }
})
