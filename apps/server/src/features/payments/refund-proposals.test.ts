import { teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CardTestServer, listPaymentStatuses } from '../../platform/testing/card-payments.ts'
import { anIntern } from '../../platform/testing/factories.ts'
import type { TestServer } from '../../platform/testing/harness.ts'
import { type Colleague, sendAct } from '../waits/testing/colleagues.ts'
import {
  changeRefundLimit,
  paidAmount,
  payForOffer,
  requestRefund,
  startRefundWorld,
  type Paid,
  undoMs,
} from './testing/refunds.ts'

const limit = 400
let world: CardTestServer
let server: TestServer
let finance: Colleague
let colleague: Colleague
let reviewer: Colleague
let manager: Colleague

beforeAll(async () => {
  ;({ world, server, finance, colleague, reviewer, manager } = await startRefundWorld())
  expect(await changeLimit(1000, limit)).toBe(200)
})
afterAll(() => world.stop())

const changeLimit = (base: number, value: number) => changeRefundLimit(manager, base, value)
const pay = () => payForOffer(server)
const refund = (paid: Paid, amount = paidAmount, by = finance) => requestRefund(paid, amount, by)
const propose = async (paid: Paid): Promise<string> =>
  (await refund(paid)).payload.proposal.proposal_id
const decide = (id: string, act: 'approve' | 'decline', by = colleague) =>
  by.browser.request(`POST operator/refund-proposals/${id}/${act}`, {
    body: { note: 'The company confirmed it.' },
  })
const undo = (act_id: string, by = colleague) =>
  by.browser.request('POST operator/pending-acts/undo', { body: { act_id } })
const findTask = async (id: string) =>
  (await manager.browser.request('GET operator/waits', { query: { kind: 'REFUND' } })).payload.find(
    (wait: { id: string }) => wait.id === id,
  )
const isWaiting = async (id: string) => (await findTask(id)) !== undefined
const listProposed = async (by = finance): Promise<string[]> =>
  (
    await by.browser.request('GET operator/payments', { query: { refund: 'PROPOSED' } })
  ).payload.map((row: { payment_id: string }) => row.payment_id)
const listEvents = async (id: string) =>
  (
    await server.pool.query(
      `select machine || '.' || move as name, actor_id, note from event_log where subject_id = $1 order by id`,
      [id],
    )
  ).rows
const countRefunds = async () =>
  (await world.events()).filter(({ type }) => type === 'charge.refunded').length
const finishDecision = async () => {
  await server.advanceClock(undoMs)
  await server.running.services.sweep()
  await server.mails()
}

describe('refunds above the amount of the setting', () => {
  it('are made by two people: one proposes, another approves, and the provider refunds once', async () => {
    const paid = await pay()
    const before = await countRefunds()
    const id = await propose(paid)
    await finishDecision()
    expect(await listPaymentStatuses(server, paid.payer.offerId)).toEqual(['SUCCEEDED'])
    expect([await isWaiting(id), await listProposed()]).toEqual([true, [paid.payment.payment_id]])
    expect((await decide(id, 'approve')).payload).toMatchObject({
      pending: { act_id: expect.any(String) },
    })
    expect([await isWaiting(id), await countRefunds()]).toEqual([false, before])
    await finishDecision()
    await finishDecision()
    expect(await listPaymentStatuses(server, paid.payer.offerId)).toEqual(['REFUNDED'])
    expect([await isWaiting(id), await listProposed(), await countRefunds()]).toEqual([
      false,
      [],
      before + 1,
    ])
    expect(await listEvents(id)).toEqual([
      { name: 'refundProposal.propose', actor_id: finance.userId, note: 'The company closed.' },
      {
        name: 'refundProposal.approve',
        actor_id: colleague.userId,
        note: 'The company confirmed it.',
      },
    ])
    expect((await decide(id, 'decline')).status).toBe(409)
  })

  it('are declined with a reason, and can be proposed again', async () => {
    const paid = await pay()
    const id = await propose(paid)
    await decide(id, 'decline', manager)
    await finishDecision()
    expect(await listPaymentStatuses(server, paid.payer.offerId)).toEqual(['SUCCEEDED'])
    expect([await isWaiting(id), await listProposed()]).toEqual([false, []])
    expect((await listEvents(id)).at(-1)).toMatchObject({ name: 'refundProposal.decline' })
    expect((await refund(paid)).payload.proposal).toMatchObject({ amount: paidAmount })
  })

  it('are decided by no one who proposed them, no reviewer and no one outside', async () => {
    const paid = await pay()
    const id = await propose(paid)
    for (const act of ['approve', 'decline'] as const) {
      expect(await decide(id, act, finance)).toMatchObject({
        status: 403,
        message: 'You proposed this refund, so a colleague has to decide on it.',
      })
      expect((await decide(id, act, reviewer)).status).toBe(403)
      for (const userId of [paid.payer.intern.userId, paid.payer.company.admin.userId])
        expect((await decide(id, act, { userId, browser: await server.as(userId) })).status).toBe(
          403,
        )
    }
    expect(
      (
        await finance.browser.request('GET operator/payments', {
          query: { search: paid.payer.intern.email },
        })
      ).payload,
    ).toMatchObject([
      {
        may: {
          refund: 'payments.refused.refundProposed',
          decide: 'refused.ownRefundProposal',
        },
      },
    ])
    await expect(
      server.pool.query(
        `update refund_proposals set decision = 'APPROVED', decided_by = proposed_by, decided_at = now() where proposal_id = $1`,
        [id],
      ),
    ).rejects.toThrow('second_person')
  })

  it('wait again when the decision is undone', async () => {
    const paid = await pay()
    const id = await propose(paid)
    const { act_id } = (await decide(id, 'approve')).payload.pending
    expect((await undo(act_id, reviewer)).status).toBe(403)
    expect((await undo(act_id)).status).toBe(200)
    await finishDecision()
    expect(await listPaymentStatuses(server, paid.payer.offerId)).toEqual(['SUCCEEDED'])
    expect(await isWaiting(id)).toBe(true)
  })

  it('are proposed once at a time, and block other refunds of the payment', async () => {
    const paid = await pay()
    const responses = await Promise.all([refund(paid), refund(paid)])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await refund(paid, 1000)).message).toBe(
      'A refund of this payment is waiting for approval.',
    )
  })

  it('are not made if the place was refunded in the meantime', async () => {
    const paid = await pay()
    const id = await propose(paid)
    const intern = await server.as(paid.payer.intern.userId)
    expect(
      (
        await intern.request('POST intern-service/intern-offer/internships/cancel', {
          body: { internship_id: paid.payment.internship_id, reason: 'PERSONAL' },
        })
      ).status,
    ).toBe(200)
    expect((await decide(id, 'approve')).status).toBe(409)
    expect((await decide(id, 'decline')).status).toBe(200)
  })

  it('ask everyone who may decide by email, except the one who proposed', async () => {
    const [mails, own] = await Promise.all(
      [colleague, finance].map(async ({ userId }) => {
        const { rows } = await server.pool.query('select email from users where user_id = $1', [
          userId,
        ])
        return (await server.mails(rows[0].email)).filter(
          ({ kind }) => kind === 'payments.refundProposed',
        )
      }),
    )
    expect([mails?.length, own]).toEqual([expect.any(Number), []])
    expect(mails?.[0]?.body).toContain('The company closed.')
  })

  it('are shown to finance as tasks and on its overview, with nothing else of the team', async () => {
    const id = await propose(await pay())
    const { payload: tasks, count } = await finance.browser.request('GET operator/waits')
    expect(tasks.map((wait: { kind: string }) => wait.kind)).toEqual(tasks.map(() => 'REFUND'))
    expect(tasks).toContainEqual(
      expect.objectContaining({
        id,
        may: expect.objectContaining({ take: 'refused.reviewersOnly' }),
      }),
    )
    const { payload: today } = await finance.browser.request('GET operator/today/finance')
    expect(today.refunds).toMatchObject({ kind: 'REFUND', open: count })
    await anIntern(server, { application: { status: 'SUBMITTED', submitted_at: server.now() } })
    const other = { query: { kind: 'APPLICATION' } }
    expect((await manager.browser.request('GET operator/waits', other)).count).toBe(1)
    expect((await finance.browser.request('GET operator/waits', other)).count).toBe(0)
    expect(await isWaiting(id)).toBe(true)
    expect((await sendAct(finance, 'take', { kind: 'REFUND', id })).status).toBe(403)
  })
})

it('refunds above the amount are due by the working days that were set when they were proposed', async () => {
  const before = await propose(await pay())
  await server.pool.query(`insert into settings values ('approval_days', '7')`)
  const after = await propose(await pay())
  await server.pool.query(`delete from settings where name = 'approval_days'`)
  for (const [id, days] of [
    [before, 3],
    [after, 7],
  ] as const) {
    const task = await findTask(id)
    expect(task.due_at).toBe(teamReviewDueAt(task.since, days).toISOString())
  }
})
