import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CardTestServer, listPaymentStatuses } from '../../platform/testing/card-payments.ts'
import { aPartner, aPartnerOperator } from '../../platform/testing/partners.ts'
import type { TestServer } from '../../platform/testing/harness.ts'
import { addColleague, type Colleague } from '../waits/testing/colleagues.ts'
import {
  changeRefundLimit,
  paidAmount,
  payForOffer,
  requestRefund,
  startRefundWorld,
  type Paid,
  undoMs,
} from './testing/refunds.ts'

let world: CardTestServer
let server: TestServer
let finance: Colleague
let colleague: Colleague
let reviewer: Colleague
let manager: Colleague

beforeAll(async () => {
  ;({ world, server, finance, colleague, reviewer, manager } = await startRefundWorld())
})
afterAll(() => world.stop())

const pay = () => payForOffer(server)
const refund = (paid: Paid, amount = paidAmount, by = finance) => requestRefund(paid, amount, by)
const undo = (act_id: string, by = finance) =>
  by.browser.request('POST operator/pending-acts/undo', { body: { act_id } })
const listPending = async (by = finance) =>
  (await by.browser.request('GET operator/pending-acts', { query: { kind: 'REFUND' } })).payload
const readPayment = async ({ payer }: Paid) =>
  (
    await finance.browser.request('GET operator/payments', {
      query: { search: payer.intern.email },
    })
  ).payload[0]
const readStatuses = ({ payer }: Paid) => listPaymentStatuses(server, payer.offerId)
const listEvents = async ({ payment }: Paid) =>
  (
    await server.pool.query(
      `select move as name, actor_id, note from event_log where subject_id = $1 and actor_kind = 'operator' order by id`,
      [payment.payment_id],
    )
  ).rows
/** The newest event of a payment, as the log shows it. */
const readLog = async ({ payment: { payment_id: subject_id } }: Paid) =>
  (await manager.browser.request('GET operator/audit-log', { query: { subject_id } })).payload[0]
const countRefundMails = async ({ payer }: Paid) =>
  (await server.mails(payer.intern.email)).filter(({ kind }) => kind === 'payments.goesBack').length
const countRefunds = async () =>
  (await world.events()).filter(({ type }) => type === 'charge.refunded').length
const waitOut = async () => {
  await server.advanceClock(undoMs)
  await server.running.services.sweep()
  await server.mails()
}
const changeLimit = (base: number, value: number) => changeRefundLimit(manager, base, value)

describe('a refund by one person', () => {
  it('is made after ten seconds without anything that they do, once, at the provider, too', async () => {
    const paid = await pay()
    const before = await countRefunds()
    const { payload } = await refund(paid)
    expect(payload).toMatchObject({
      proposal: null,
      refund: null,
      pending: { act_id: expect.any(String) },
      may: { refund: 'pendingActs.refused.pending' },
    })
    expect(await readPayment(paid)).toMatchObject({
      refund: null,
      may: { refund: 'pendingActs.refused.pending' },
    })
    expect(await listPending(colleague)).toMatchObject([
      { act: 'refundPayment', subject_id: paid.payment.payment_id, is_own: false },
    ])
    await server.running.services.sweep()
    expect([await countRefunds(), await countRefundMails(paid)]).toEqual([before, 0])
    await waitOut()
    await waitOut()
    expect([await readStatuses(paid), await countRefunds()]).toEqual([['REFUNDED'], before + 1])
    expect(await countRefundMails(paid)).toBe(1)
    expect(await listEvents(paid)).toEqual([
      { name: 'decideRefund', actor_id: finance.userId, note: 'The company closed.' },
    ])
  })

  it('that is undone leaves the payment, sends nothing and can be made again', async () => {
    const paid = await pay()
    const before = await countRefunds()
    const { act_id } = (await refund(paid)).payload.pending
    for (const other of [reviewer, colleague]) expect((await undo(act_id, other)).status).toBe(403)
    expect((await undo(act_id)).status).toBe(200)
    await waitOut()
    expect([await readStatuses(paid), await countRefunds()]).toEqual([['SUCCEEDED'], before])
    expect([await countRefundMails(paid), await listEvents(paid)]).toEqual([
      0,
      [{ name: 'undo', actor_id: finance.userId, note: null }],
    ])
    expect(await readLog(paid)).toMatchObject({
      machine: 'pendingAct',
      subject_name: expect.stringMatching(/\S/),
      person_id: paid.payer.intern.userId,
      pending_kind: 'REFUND',
      facts: { act: 'refundPayment', amount: paidAmount, currency: 'EUR' },
    })
    expect((await refund(paid, paidAmount, manager)).payload.pending).not.toBeNull()
    await waitOut()
    expect(await readStatuses(paid)).toEqual(['REFUNDED'])
  })

  it('is asked for by one of two people at the same moment, and not proposed besides', async () => {
    const paid = await pay()
    const both = await Promise.all([refund(paid), refund(paid, paidAmount, colleague)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await changeLimit(1000, 400)).toBe(200)
    expect(await refund(paid)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/has just (?:been )?decided/),
    })
    expect(await changeLimit(400, 1000)).toBe(200)
    await waitOut()
    expect(await readStatuses(paid)).toEqual(['REFUNDED'])
  })

  it('fails if the intern has withdrawn since, and only its operator learns why', async () => {
    const paid = await pay()
    expect((await refund(paid)).status).toBe(200)
    const intern = await server.as(paid.payer.intern.userId)
    const { status } = await intern.request('POST intern-service/intern-offer/internships/cancel', {
      body: { internship_id: paid.payment.internship_id, reason: 'PERSONAL' },
    })
    expect(status).toBe(200)
    const before = await countRefunds()
    await waitOut()
    expect(await listPending()).toMatchObject([
      { act: 'refundPayment', subject_id: paid.payment.payment_id, failure: expect.any(String) },
    ])
    expect(await listPending(colleague)).toEqual([])
    expect(await countRefunds()).toBeLessThanOrEqual(before + 1)
    expect((await readPayment(paid)).refund).toMatchObject({
      amount: paidAmount,
      reason: 'WITHDRAWN',
    })
  })

  it('fails if it needs a second person since, and can then be proposed', async () => {
    const paid = await pay()
    expect((await refund(paid, paidAmount, colleague)).status).toBe(200)
    expect(await changeLimit(1000, 400)).toBe(200)
    await waitOut()
    expect(await readStatuses(paid)).toEqual(['SUCCEEDED'])
    expect(await listPending(colleague)).toMatchObject([
      { failure: 'payments.refused.limitLowered' },
    ])
    expect((await refund(paid, paidAmount, colleague)).payload).toMatchObject({
      pending: null,
      proposal: { amount: paidAmount },
    })
    expect(await changeLimit(400, 1000)).toBe(200)
  })

  it('fails if the one who asked for it has become a reviewer since', async () => {
    const paid = await pay()
    const leaving = await addColleague(server, 'FINANCE')
    expect((await refund(paid, paidAmount, leaving)).status).toBe(200)
    await server.pool.query(`update users set operator_role = 'REVIEWER' where user_id = $1`, [
      leaving.userId,
    ])
    await waitOut()
    expect([await readStatuses(paid), await countRefundMails(paid)]).toEqual([['SUCCEEDED'], 0])
    const findIt = async (by: Colleague, path: string) =>
      (await by.browser.request(`GET ${path}`)).payload.failed_acts.latest.find(
        (act: { subject_id: string }) => act.subject_id === paid.payment.payment_id,
      )
    const shown = { kind: 'REFUND', failure: 'refused.financeOnly', colleague: expect.any(String) }
    expect(await findIt(manager, 'operator/today')).toMatchObject(shown)
    expect(await findIt(leaving, 'operator/today')).toBeUndefined()
    const toFinance = await findIt(colleague, 'operator/today/finance')
    expect(toFinance).toMatchObject(shown)
    const { status } = await colleague.browser.request('POST operator/pending-acts/seen', {
      body: { act_id: toFinance.act_id },
    })
    expect(status).toBe(200)
    expect(await findIt(manager, 'operator/today')).toBeUndefined()
  })

  it('of a proposal is on the page of the intern while it is about to be approved or declined', async () => {
    expect(await changeLimit(1000, 400)).toBe(200)
    for (const [path, act] of [
      ['approve', 'approveRefund'],
      ['decline', 'declineRefund'],
    ]) {
      const paid = await pay()
      const { proposal } = (await refund(paid)).payload
      const decided = await colleague.browser.request(
        `POST operator/refund-proposals/${proposal.proposal_id}/${path}`,
        { body: { note: 'As agreed.' } },
      )
      expect(decided.status).toBe(200)
      const listAbout = async ({ browser }: Colleague) =>
        (
          await browser.request('GET operator/pending-acts', {
            query: { person_id: paid.payer.intern.userId },
          })
        ).payload
      expect(await listAbout(manager)).toMatchObject([{ act, is_own: false }])
      expect(await listAbout(reviewer)).toEqual([])
      await waitOut()
      expect(await listAbout(manager)).toEqual([])
    }
    expect(await changeLimit(400, 1000)).toBe(200)
  })

  it('is refused to reviewers, partners, the intern and the company', async () => {
    const paid = await pay()
    const partner = await aPartnerOperator(server, await aPartner(server))
    const others = [
      partner.userId,
      reviewer.userId,
      paid.payer.intern.userId,
      paid.payer.company.admin.userId,
    ]
    for (const userId of others) {
      const browser = await server.as(userId)
      expect((await refund(paid, 1000, { userId, browser })).status).toBe(403)
    }
    await waitOut()
    expect([await readStatuses(paid), await listEvents(paid)]).toEqual([['SUCCEEDED'], []])
  })
})
