import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aPaidPlace,
  aPayer,
  type CardWorld,
  cardWorld,
  type Payer,
} from '../../platform/testing/card-payments.ts'
import type { TestServer } from '../../platform/testing/harness.ts'

let world: CardWorld
let server: TestServer
beforeAll(async () => {
  world = await cardWorld()
  server = world.server
})
afterAll(() => world.stop())

const day = 86_400_000
const confirm = async (payer: Payer) =>
  (await server.as(payer.intern.userId)).ask('POST intern-service/application/final-enrol', {
    body: {},
  })
const sign = async (payer: Payer) =>
  (await server.as(payer.intern.userId)).ask('POST intern-service/application/enrol', {
    body: { conduct_accepted: true },
  })
const kinds = async (email: string) => (await server.mails(email)).map((one) => one.kind)
const one = async (sql: string, id: string) => (await server.pool.query(sql, [id])).rows[0]
const standing = async (payer: Payer) =>
  one(
    `select a.status as application, c.stage, c.end_reason, i.status as internship, o.is_over, p.openings_taken, exists (select from intern_search s where s.intern_id = o.intern_id) as is_seen
   from offers o join candidatures c using (candidature_id) join applications a using (application_id) join plans p on p.plan_id = o.plan_id join internships i on i.offer_id = o.offer_id where o.offer_id = $1`,
    payer.offerId,
  )

const paid = () => aPaidPlace(server)

describe('after paying', () => {
  it('the offer is accepted and the application still approved, with a date that both sides and the programme team read', async () => {
    const { payer, payment } = await paid()
    expect(await standing(payer)).toEqual({
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
      (await company.ask(`GET candidature/${payer.candidatureId}/v1/stage`)).payload,
    ).toMatchObject({
      stage: 'OFFER_ACCEPTED',
      turn: 'intern',
      due_at: expect.stringContaining(by),
    })
    expect((await company.ask('GET dashboard/v1/hiring-updates')).payload).toMatchObject({
      waits: [],
      others: { enrolments_with_interns: 1 },
    })
    expect(
      (await operator.ask('GET operator/payments', { query: { search: payer.intern.email } }))
        .payload,
    ).toMatchObject([{ payment_id: payment, confirm_by: expect.stringContaining(by) }])
    expect(
      (
        await payer.browser.ask(
          `GET intern-service/intern-dashboard/${payer.intern.applicationId}/current-stage`,
        )
      ).payload.confirm,
    ).toMatchObject({ role: 'Data intern', by: expect.stringContaining(by) })
    expect(await kinds(payer.intern.email)).toEqual(
      expect.arrayContaining(['payments.succeeded', 'offers.toConfirm']),
    )
    expect(await kinds(payer.company.admin.email)).toContain('offers.acceptedToConfirm')
  })

  it('confirming enrols and hires, once for eight presses, and needs the conduct policy', async () => {
    const { payer } = await paid()
    expect((await confirm(payer)).code).toBe('INCOMPLETE')
    await sign(payer)
    const done = await Promise.all(Array.from({ length: 8 }, () => confirm(payer)))
    expect(done.map((answer) => answer.payload.status)).toEqual(Array(8).fill('ENROLLED'))
    expect(done[0]?.payload.confirm).toBeNull()
    expect(await standing(payer)).toMatchObject({
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
    expect(await kinds(payer.intern.email)).toContain('applications.enrolled')
    expect(
      (await kinds(payer.company.admin.email)).filter((kind) => kind === 'offers.confirmed'),
    ).toHaveLength(1)
    expect((await confirm(payer)).payload.status).toBe('ENROLLED')
    await server.forward(8 * day)
    expect(await kinds(payer.intern.email)).not.toContain('offers.confirmPassed')
  })

  it('is not confirmed before the payment is settled, nor once it went back', async () => {
    const before = await aPayer(server)
    await sign(before)
    expect(await confirm(before)).toMatchObject({ status: 409, message: 'Accept an offer first.' })
    const { payer, payment } = await paid()
    await sign(payer)
    const refund = async (amount: number) =>
      (await server.as(payer.operator.userId)).ask(`POST operator/payments/${payment}/refund`, {
        body: { amount, note: 'Agreed.' },
      })
    expect(await refund(5_000)).toMatchObject({
      status: 400,
      fields: { amount: expect.stringContaining('give the whole fee back') },
    })
    expect((await refund(50_000)).status).toBe(200)
    expect((await confirm(payer)).status).toBe(409)
    expect(await standing(payer)).toEqual({
      application: 'APPROVED',
      stage: 'CLOSED',
      end_reason: 'INTERNSHIP_CANCELLED',
      internship: 'CANCELLED',
      is_over: true,
      openings_taken: 0,
      is_seen: true,
    })
    const [mail] = (await server.mails(payer.intern.email)).filter(
      (one) => one.kind === 'internships.cancelledForIntern',
    )
    expect(mail?.body).toContain('The programme team gave the fee back')
  })

  it('the company can neither turn the intern down nor archive them away, and an account that rests keeps the place', async () => {
    const { payer } = await paid()
    const company = await server.as(payer.company.admin.userId)
    expect(
      await company.ask(`PATCH candidature/${payer.candidatureId}/disqualify`, {
        body: { reasons: ['SKILLS'] },
      }),
    ).toMatchObject({ status: 409, message: expect.stringContaining('The offer is accepted') })
    expect(
      (
        await company.ask('POST internship-plan/update-status', {
          body: { id: payer.planId, status: 'ARCHIVED', close_candidatures: true },
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await payer.browser.ask('GET intern-service/deactivate-account', {
          headers: { 'sec-fetch-site': 'same-origin' },
        })
      ).status,
    ).toBe(200)
    expect(await standing(payer)).toMatchObject({
      application: 'APPROVED',
      stage: 'OFFER_ACCEPTED',
      internship: 'UPCOMING',
      is_over: false,
      openings_taken: 1,
    })
  })

  it('a company that marks as hired does not confirm for the intern, who still can', async () => {
    const { payer } = await paid()
    expect(
      (
        await (
          await server.as(payer.company.admin.userId)
        ).ask(`PATCH candidature/${payer.candidatureId}/hired`)
      ).status,
    ).toBe(200)
    expect(await standing(payer)).toMatchObject({ application: 'APPROVED', stage: 'HIRED' })
    await sign(payer)
    expect((await confirm(payer)).payload.status).toBe('ENROLLED')
  })
})

describe('a confirmation that does not come', () => {
  it('is reminded of once, told to everybody when its days are over, and ends on the first day: cancelled, the opening free, the intern seen again', async () => {
    const { payer } = await paid()
    await server.forward(4 * day)
    expect(
      (await kinds(payer.intern.email)).filter((kind) => kind === 'offers.confirmDue'),
    ).toHaveLength(1)
    await server.forward(4 * day)
    expect(
      (await kinds(payer.intern.email))
        .filter((kind) => kind.startsWith('offers.confirm'))
        .toSorted(),
    ).toEqual(['offers.confirmDue', 'offers.confirmPassed'])
    expect(await kinds(payer.company.admin.email)).toContain('offers.confirmLate')
    expect(await kinds(payer.operator.email)).toContain('offers.confirmLateForTeam')
    await server.pool.query(
      `update offers set confirm_ends_at = $2, confirm_next_at = $2 where offer_id = $1`,
      [payer.offerId, new Date(server.now().getTime() + day)],
    )
    await server.forward(day + 60_000)
    expect(await standing(payer)).toEqual({
      application: 'APPROVED',
      stage: 'CLOSED',
      end_reason: 'INTERNSHIP_CANCELLED',
      internship: 'CANCELLED',
      is_over: true,
      openings_taken: 0,
      is_seen: true,
    })
    const [mail] = (await server.mails(payer.intern.email)).filter(
      (one) => one.kind === 'internships.cancelledForIntern',
    )
    expect(mail?.body).toContain('The enrolment was not confirmed before the first day')
    expect(await kinds(payer.company.admin.email)).not.toContain('candidatures.closed')
    expect(
      (await one('select status from payments where offer_id = $1', payer.offerId)).status,
    ).toBe('REFUNDED')
    await sign(payer)
    expect((await confirm(payer)).message).toBe('Accept an offer first.')
  })

  it('keeps the internship from starting, which starts as soon as it is confirmed', async () => {
    const { payer, internship } = await paid()
    const today = server.now().toISOString().slice(0, 10)
    await server.pool.query('update internships set starts_on = $2 where internship_id = $1', [
      internship,
      today,
    ])
    await server.forward(60_000)
    expect((await standing(payer)).internship).toBe('UPCOMING')
    await sign(payer)
    await confirm(payer)
    await server.forward(60_000)
    expect((await standing(payer)).internship).toBe('ONGOING')
  })

  it.each([
    [
      'the batch is left',
      (payer: Payer) =>
        payer.browser.ask('POST intern-service/application/withdraw', {
          body: { reason: 'PERSONAL' },
        }),
      { application: 'WITHDRAWN', end_reason: 'INTERNSHIP_CANCELLED' },
    ],
    [
      'the internship is cancelled',
      async (payer: Payer, internship: string) =>
        payer.browser.ask('POST intern-service/intern-offer/internships/cancel', {
          body: { internship_id: internship, reason: 'PERSONAL' },
        }),
      { application: 'APPROVED', end_reason: 'INTERNSHIP_CANCELLED' },
    ],
  ] as const)('ends where %s, with the fee back within its days', async (_name, leave, wanted) => {
    const { payer, internship } = await paid()
    expect((await leave(payer, internship)).status).toBe(200)
    expect(await standing(payer)).toMatchObject({
      stage: 'CLOSED',
      internship: 'CANCELLED',
      is_over: true,
      openings_taken: 0,
      ...wanted,
    })
    await server.mails()
    expect(
      (await one('select status from payments where offer_id = $1', payer.offerId)).status,
    ).toBe('REFUNDED')
    await server.forward(8 * day)
    expect(
      (await kinds(payer.intern.email)).filter((kind) => kind.startsWith('offers.confirm')),
    ).toEqual([])
  })

  it('ends once where the batch is left after the company marked as hired', async () => {
    const { payer } = await paid()
    await (
      await server.as(payer.company.admin.userId)
    ).ask(`PATCH candidature/${payer.candidatureId}/hired`)
    expect(
      (
        await payer.browser.ask('POST intern-service/application/withdraw', {
          body: { reason: 'PERSONAL' },
        })
      ).status,
    ).toBe(200)
    expect(await standing(payer)).toMatchObject({
      application: 'WITHDRAWN',
      internship: 'CANCELLED',
      openings_taken: 0,
    })
  })
})

it('confirming and leaving at once leave one whole outcome', async () => {
  for (let round = 0; round < 2; round += 1) {
    const { payer } = await paid()
    await sign(payer)
    const leave = async () =>
      (await server.as(payer.intern.userId)).ask('POST intern-service/application/withdraw', {
        body: { reason: 'PERSONAL' },
      })
    await Promise.all(
      [confirm, leave, confirm, leave, confirm, leave, confirm, leave].map((move) => move(payer)),
    )
    const after = await standing(payer)
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
