import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aPaidPlace,
  type CardTestServer,
  startCardTestServer,
  type Payer,
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
const queryRow = async (sql: string, id: string) => (await server.pool.query(sql, [id])).rows[0]

describe('missed enrolment confirmation', () => {
  it('sends one reminder, notifies both sides after the deadline, and on the first day cancels the internship, frees the opening and returns the intern to browse', async () => {
    const { payer } = await paid()
    await server.advanceClock(4 * day)
    expect(
      (await listMailKinds(server, payer.intern.email)).filter(
        (kind) => kind === 'offers.confirmDue',
      ),
    ).toHaveLength(1)
    await server.advanceClock(4 * day)
    expect(
      (await listMailKinds(server, payer.intern.email))
        .filter((kind) => kind.startsWith('offers.confirm'))
        .toSorted(),
    ).toEqual(['offers.confirmDue', 'offers.confirmPassed'])
    expect(await listMailKinds(server, payer.company.admin.email)).toContain('offers.confirmLate')
    await server.pool.query(
      `update offers set confirm_ends_at = $2, confirm_next_at = $2 where offer_id = $1`,
      [payer.offerId, new Date(server.now().getTime() + day)],
    )
    await server.advanceClock(day + 60_000)
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
    expect(mail?.body).toContain('The enrolment was not confirmed before the first day')
    expect(await listMailKinds(server, payer.company.admin.email)).not.toContain(
      'candidatures.closed',
    )
    expect(
      (await queryRow('select status from payments where offer_id = $1', payer.offerId)).status,
    ).toBe('REFUNDED')
    await signConductPolicy(server, payer)
    expect((await confirmOwnEnrolment(server, payer)).message).toBe('Accept an offer first.')
  })

  it('prevents the internship from starting until it is confirmed', async () => {
    const { payer, internship } = await paid()
    const today = server.now().toISOString().slice(0, 10)
    await server.pool.query('update internships set starts_on = $2 where internship_id = $1', [
      internship,
      today,
    ])
    await server.advanceClock(60_000)
    expect((await getPlaceState(server, payer)).internship).toBe('UPCOMING')
    await signConductPolicy(server, payer)
    await confirmOwnEnrolment(server, payer)
    await server.advanceClock(60_000)
    expect((await getPlaceState(server, payer)).internship).toBe('ONGOING')
  })

  it.each([
    [
      'the intern leaves the batch',
      (payer: Payer) =>
        payer.browser.request('POST intern-service/application/withdraw', {
          body: { reason: 'PERSONAL' },
        }),
      { application: 'WITHDRAWN', end_reason: 'INTERNSHIP_CANCELLED' },
    ],
    [
      'the internship is cancelled',
      async (payer: Payer, internship: string) =>
        payer.browser.request('POST intern-service/intern-offer/internships/cancel', {
          body: { internship_id: internship, reason: 'PERSONAL' },
        }),
      { application: 'APPROVED', end_reason: 'INTERNSHIP_CANCELLED' },
    ],
  ] as const)(
    'cancels the place when %s, with a refund within the refund period',
    async (_name, leave, expected) => {
      const { payer, internship } = await paid()
      expect((await leave(payer, internship)).status).toBe(200)
      expect(await getPlaceState(server, payer)).toMatchObject({
        stage: 'CLOSED',
        internship: 'CANCELLED',
        is_over: true,
        openings_taken: 0,
        ...expected,
      })
      await server.mails()
      expect(
        (await queryRow('select status from payments where offer_id = $1', payer.offerId)).status,
      ).toBe('REFUNDED')
      await server.advanceClock(8 * day)
      expect(
        (await listMailKinds(server, payer.intern.email)).filter((kind) =>
          kind.startsWith('offers.confirm'),
        ),
      ).toEqual([])
    },
  )

  it('cancels the place once if the intern withdraws after the company marked them as hired', async () => {
    const { payer } = await paid()
    await (
      await server.as(payer.company.admin.userId)
    ).request(`PATCH candidature/${payer.candidatureId}/hired`)
    expect(
      (
        await payer.browser.request('POST intern-service/application/withdraw', {
          body: { reason: 'PERSONAL' },
        })
      ).status,
    ).toBe(200)
    expect(await getPlaceState(server, payer)).toMatchObject({
      application: 'WITHDRAWN',
      internship: 'CANCELLED',
      openings_taken: 0,
    })
  })
})
