import { randomUUID } from 'node:crypto'
import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApplicant } from '../../platform/testing/applicants.ts'
import { anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import {
  anInterviewScene,
  confirmPath,
  getQuarterHour,
  proposeSlots,
} from '../../platform/testing/interviews.ts'
import { aHiring, aSentOffer } from '../../platform/testing/hiring.ts'
import { insertRow, shiftDate, toDayText } from '../../platform/testing/insert-row.ts'
import { aPartner, aPartnerOperator } from '../../platform/testing/partners.ts'
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

describe('a later deadline of proposed interview times', () => {
  const at = (days: number) => getQuarterHour(server, days).toISOString()
  async function aProposal(days: readonly number[] = [8, 12]) {
    const scene = await anInterviewScene(server)
    const slots = days.map(at)
    const { interview_id: id } = await proposeSlots(scene, slots)
    return { ...scene, id, slots, userId: scene.intern.userId }
  }
  const readWait = async (userId: string) =>
    (await readWaits(userId)).find(({ kind }: { kind: string }) => kind === 'INTERVIEW')

  it('that the intern answers moves the wait, the reminder and the end, and is told to both sides', async () => {
    const { id, userId, intern, admin } = await aProposal()
    const before = String((await readWait(userId)).due_at)
    const day = inDays(9)
    const { status } = await extend(userId, { kind: 'INTERVIEW', id, day })
    expect(status).toBe(200)
    expect(await readWait(userId)).toMatchObject({ side: 'intern', due_at: toEnd(day) })
    expect(await readEvents(id)).toMatchObject([
      {
        machine: 'interview',
        note: reason,
        data: { from: before, to: `${day}T23:59:59Z`, side: 'intern' },
      },
    ])
    const mails = await server.mails(intern.email)
    const mail = mails.find(({ kind }) => kind === 'interviews.answerExtended')
    expect(mail?.body).toContain(reason)
    expect(await listKinds(admin.email)).toContain('interviews.answerExtendedForCompany')
    await server.advanceClock(Date.parse(before) + dayMs - server.now().getTime())
    expect(await listKinds(intern.email)).not.toContain('interviews.lapse')
    const reminders = async () =>
      (await listKinds(intern.email)).filter((kind) => kind === 'interviews.answerDue').length
    const sent = await reminders()
    await server.advanceClock(Date.parse(toEnd(day)) - dayMs / 2 - server.now().getTime())
    expect(await reminders()).toBeGreaterThan(sent)
    await server.advanceClock(dayMs)
    expect(await readWait(userId)).toBeUndefined()
    expect(await listKinds(admin.email)).toContain('interviews.lapse')
  })

  it('that the company answers is told to it with the reason, and to the intern', async () => {
    const { id, userId, intern, admin, internBrowser } = await aProposal()
    await internBrowser.request(
      'POST intern-service/intern-application/internships/interview-rescheduled',
      { body: { interview_id: id, slots: [at(9), at(13)] } },
    )
    const day = inDays(10)
    expect((await extend(userId, { kind: 'INTERVIEW', id, day })).status).toBe(200)
    expect(await readWait(userId)).toMatchObject({ side: 'company', due_at: toEnd(day) })
    const mails = await server.mails(admin.email)
    const mail = mails.find(({ kind }) => kind === 'interviews.chooseExtended')
    expect(mail?.body).toContain(reason)
    expect(await listKinds(intern.email)).toContain('interviews.chooseExtendedForIntern')
  })

  it('ends when the last of the times begins, and not later', async () => {
    const { id, userId, slots } = await aProposal([6, 7])
    const last = slots.at(-1) ?? ''
    const day = last.slice(0, 10)
    expect((await extend(userId, { kind: 'INTERVIEW', id, day: inDays(8) })).status).toBe(409)
    const { payload } = await extend(userId, { kind: 'INTERVIEW', id, day })
    expect(Date.parse(payload.due_at)).toBe(Date.parse(last))
  })

  it('is refused once a time is agreed, once it is another one, and for another intern', async () => {
    const { id, userId, slots, internBrowser } = await aProposal()
    const send = (body: Readonly<Record<string, unknown>>, person = userId) =>
      operator.request(`POST operator/people/${person}/deadline`, {
        body: { kind: 'INTERVIEW', subject_id: id, due_on: inDays(9), reason, ...body },
      })
    const seen = String((await readWait(userId)).due_at)
    expect((await send({ expected_due_at: seen })).status).toBe(200)
    const again = await send({ expected_due_at: seen, due_on: inDays(10) })
    expect([again.status, again.message]).toEqual([
      409,
      'This deadline has changed. Check the new one and try again.',
    ])
    const { intern } = await anApplicant(server)
    expect((await send({ due_on: inDays(10) }, intern.userId)).status).toBe(404)
    const agreed = await internBrowser.request(confirmPath, {
      body: { interview_id: id, slot_id: slots[0] },
    })
    expect(agreed.status).toBe(200)
    expect((await send({ due_on: inDays(10) })).status).toBe(409)
    expect(await readEvents(id)).toHaveLength(1)
  })

  it.each(['FINANCE', 'PARTNER'] as const)('is refused to %s', async (role) => {
    const { id, userId } = await aProposal()
    const reader =
      role === 'PARTNER'
        ? await aPartnerOperator(server, await aPartner(server))
        : await anOperator(server, role)
    const browser = await server.as(reader.userId)
    const target = { kind: 'INTERVIEW', id, day: inDays(9) }
    expect((await extend(userId, target, browser)).status).toBe(403)
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
