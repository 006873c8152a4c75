import { randomUUID } from 'node:crypto'
import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApplicant } from '../../platform/testing/applicants.ts'
import { anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { aHiring, aSentOffer } from '../../platform/testing/hiring.ts'
import { insertRow, shiftDate, toDayText } from '../../platform/testing/insert-row.ts'
import { openAsSide } from '../../platform/testing/refused-sides.ts'

const reason = 'Your exams end on Thursday'
let server: TestServer
let operator: Browser
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.as((await anOperator(server, 'REVIEWER')).userId)
})
afterAll(() => server.stop())

const inDays = (days: number) => toDayText(shiftDate(server.now(), days))
const toEnd = (day: string) => `${day}T23:59:59.000Z`
const readWaits = async (userId: string) =>
  (await operator.request(`GET operator/people/${userId}`)).payload.waits
const extend = (
  userId: string,
  { kind, id, day }: { kind: string; id: string; day: string },
  by = operator,
) =>
  by.request(`POST operator/people/${userId}/deadline`, {
    body: { kind, subject_id: id, due_on: day, reason },
  })
const readEvents = async (id: string) =>
  (
    await server.pool.query(
      `select machine, note, data from event_log where subject_id = $1 and move = 'extend'`,
      [id],
    )
  ).rows
const listKinds = async (email: string) => (await server.mails(email)).map(({ kind }) => kind)

async function anOfferedIntern() {
  const hiring = await aHiring(server)
  const offer = await aSentOffer(server, hiring)
  const [wait] = await readWaits(hiring.intern.userId)
  return { ...hiring, offer, before: String(wait.due_at) }
}

describe('a later deadline of an offer', () => {
  it('is the new date of the wait and the payment, is told to both sides, and keeps the offer open', async () => {
    const { intern, company, offer, before } = await anOfferedIntern()
    await insertRow(server.pool, 'payments', {
      payment_id: randomUUID(),
      intern_id: intern.internId,
      application_id: intern.applicationId,
      offer_id: offer,
      status: 'CREATED',
      amount: 49_900,
      currency: 'EUR',
      created_at: server.now(),
    })
    const day = inDays(12)
    const target = { kind: 'OFFER_ANSWER', id: offer, day }
    expect((await extend(intern.userId, target)).payload.due_at).toBe(`${day}T23:59:59Z`)
    const waits: { kind: string; due_at: string }[] = await readWaits(intern.userId)
    expect(waits.map(({ kind, due_at: due }) => [kind, new Date(due).toISOString()])).toEqual([
      ['OFFER_ANSWER', toEnd(day)],
      ['PAYMENT', toEnd(day)],
    ])
    expect(await readEvents(offer)).toMatchObject([
      { machine: 'offer', note: reason, data: { from: before, to: `${day}T23:59:59Z` } },
    ])
    const mail = (await server.mails(intern.email)).find(({ kind }) => kind === 'offers.extended')
    expect(mail?.body).toContain(reason)
    expect(await listKinds(company.admin.email)).toContain('offers.extendedForCompany')
    await server.advanceClock(Date.parse(before) + dayMs - server.now().getTime())
    expect(await listKinds(intern.email)).not.toContain('offers.expired')
  })

  it('brings one reminder a day before it, as the old one did', async () => {
    const { intern, offer } = await anOfferedIntern()
    await server.advanceClock(5 * dayMs)
    const countReminders = async () =>
      (await listKinds(intern.email)).filter((kind) => kind === 'offers.reminder').length
    const sent = await countReminders()
    const day = inDays(6)
    await extend(intern.userId, { kind: 'OFFER_ANSWER', id: offer, day })
    await server.advanceClock(dayMs / 24)
    expect(await countReminders()).toBe(sent)
    await server.advanceClock(Date.parse(toEnd(day)) - dayMs / 2 - server.now().getTime())
    expect(await countReminders()).toBe(sent + 1)
  })
})

describe('a later deadline of an application', () => {
  it('that is not submitted is the date of the wait and of the dashboard until it is', async () => {
    const { intern, browser } = await anApplicant(server)
    const [wait] = await readWaits(intern.userId)
    const day = toDayText(shiftDate(new Date(wait.due_at), 3))
    const target = { kind: 'UNSUBMITTED', id: intern.applicationId, day }
    expect((await extend(intern.userId, target)).status).toBe(200)
    expect(await readWaits(intern.userId)).toMatchObject([
      { kind: 'UNSUBMITTED', due_at: toEnd(day) },
    ])
    const { payload } = await browser.request(
      `GET intern-service/intern-dashboard/${intern.applicationId}/current-stage`,
    )
    expect(payload.answer_by).toBe(toEnd(day))
    expect(await readEvents(intern.applicationId)).toMatchObject([{ machine: 'application' }])
    expect(await listKinds(intern.email)).toContain('applications.deadlineExtended')
  })

  it('with requested changes ends when they are submitted', async () => {
    const { intern } = await anApplicant(server, 'CHANGES_REQUESTED', {
      application: { submitted_at: server.now() },
    })
    const day = inDays(20)
    await extend(intern.userId, { kind: 'CHANGES', id: intern.applicationId, day })
    expect(await readWaits(intern.userId)).toMatchObject([{ kind: 'CHANGES', due_at: toEnd(day) }])
    await operator.request(`POST operator/applications/${intern.applicationId}/withdraw`, {
      body: { reason: 'ASKED' },
    })
    const { rows } = await server.pool.query(
      'select due_at from applications where application_id = $1',
      [intern.applicationId],
    )
    expect(rows).toEqual([{ due_at: null }])
  })
})

describe('a later deadline is refused', () => {
  it('if it is not later, after the first day, or of something that does not wait', async () => {
    const { intern, offer } = await anOfferedIntern()
    const tryDay = async (day: string, kind = 'OFFER_ANSWER', id = offer) =>
      (await extend(intern.userId, { kind, id, day })).status
    expect(await tryDay(inDays(1))).toBe(409)
    expect(await tryDay('2099-01-01')).toBe(409)
    expect(await tryDay(inDays(12), 'CHANGES', intern.applicationId)).toBe(409)
    expect(await tryDay(inDays(12), 'OFFER_ANSWER', randomUUID())).toBe(404)
  })

  it('for something of someone else', async () => {
    const { intern } = await anApplicant(server)
    const other = await anApplicant(server)
    const target = { kind: 'UNSUBMITTED', id: other.intern.applicationId, day: '2098-01-01' }
    expect((await extend(intern.userId, target)).status).toBe(404)
  })

  it.each(['finance', 'a company', 'an intern', 'a visitor'] as const)('to %s', async (side) => {
    const { intern } = await anApplicant(server)
    const browser =
      side === 'finance'
        ? await server.as((await anOperator(server, 'FINANCE')).userId)
        : await openAsSide(server, side)
    const target = { kind: 'UNSUBMITTED', id: intern.applicationId, day: inDays(90) }
    expect((await extend(intern.userId, target, browser)).status).toBe(
      side === 'a visitor' ? 401 : 403,
    )
  })
})
