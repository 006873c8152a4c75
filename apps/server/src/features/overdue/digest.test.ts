import { paths } from '@fledge/contract/paths.ts'
import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anApplicant } from '../../platform/testing/applicants.ts'
import { aBatch, aCompany, anOperator } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { insertRow, shiftDate, toDayText } from '../../platform/testing/insert-row.ts'
import { aPartner, aPartnerOperator } from '../../platform/testing/partners.ts'
import { overdueJobs } from './jobs.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
// Each test counts only its own tasks.
beforeEach(() =>
  server.pool.query(`update companies set status = 'APPROVED' where status <> 'APPROVED'`),
)

const listDigests = async (email: string) =>
  (await server.mails(email)).filter(({ kind }) => kind.startsWith('overdue.'))
const countDigests = async (email: string) => (await listDigests(email)).length
const advanceTo = (at: string) => server.advanceClock(Date.parse(at) - server.now().getTime())
/** Moves the clock to 08:00 UTC, the given number of days ahead. */
const morning = (days = 1) => {
  const at = new Date(server.now().getTime() + days * dayMs)
  return advanceTo(`${toDayText(at)}T08:00:00.000Z`)
}
async function anOperatorIn(zone: string, role: 'MANAGER' | 'REVIEWER' | 'FINANCE' = 'REVIEWER') {
  const operator = await anOperator(server, role)
  await server.pool.query('update users set time_zone = $2 where user_id = $1', [
    operator.userId,
    zone,
  ])
  return operator
}
const aCompanyToApprove = (daysAgo = 0) =>
  aCompany(server, {
    status: 'PENDING_APPROVAL',
    created_at: shiftDate(server.now(), -daysAgo),
    decided_at: null,
  })

describe('daily digest', () => {
  it('emails what can be acted on each morning until it is done, and nothing without tasks', async () => {
    const manager = await anOperatorIn('UTC', 'MANAGER')
    await morning()
    expect(await countDigests(manager.email)).toBe(0)
    const { companyId } = await aCompanyToApprove(9)
    await morning()
    const [mail] = await listDigests(manager.email)
    expect(mail).toMatchObject({ subject: 'Today: 1 task, 1 overdue' })
    expect(mail?.body).toContain('Companies to approve')
    await server.advanceClock(hourMs)
    expect(await countDigests(manager.email)).toBe(1)
    await morning()
    expect(await countDigests(manager.email)).toBe(2)
    const browser = await server.as(manager.userId)
    await browser.request(`POST operator/companies/${companyId}/approve`, {
      body: { expected_status: 'PENDING_APPROVAL' },
    })
    await morning()
    expect(await countDigests(manager.email)).toBe(2)
  })

  it('lists own tasks first, then unassigned ones, and each number opens the list that it counts', async () => {
    const [reviewer, colleague] = [await anOperatorIn('UTC'), await anOperatorIn('UTC')]
    const { companyId } = await aCompanyToApprove()
    await aCompanyToApprove()
    await anApplicant(server, 'SUBMITTED', { application: { submitted_at: server.now() } })
    const browser = await server.as(reviewer.userId)
    const taken = await browser.request('POST operator/waits/take', {
      body: { kind: 'COMPANY', id: companyId },
    })
    expect(taken.status).toBe(200)
    await server.pool.query('update wait_owners set acted_at = $1', [shiftDate(server.now(), 2)])
    await morning()
    const bodyOf = async (email: string) => (await listDigests(email))[0]?.body ?? ''
    const body = await bodyOf(reviewer.email)
    const kinds = ['Companies to approve', 'Applications to decide']
    const positions = kinds.map((kind) => body.indexOf(kind))
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    expect(body).toContain('1 yours')
    expect(await bodyOf(colleague.email)).not.toContain('yours')
    const links = [
      ...body.matchAll(/(\d+)(?: [a-z]+)? \(http[^/]*\/\/[^/]+(\/operator\/waits\?[^)]+)\)/g),
    ]
    expect(links.length).toBeGreaterThanOrEqual(4)
    const again = await server.as(reviewer.userId)
    for (const [, count, path] of links) {
      const query = Object.fromEntries(new URLSearchParams(String(path).split('?')[1]))
      const { payload } = await again.request('GET operator/waits', { query })
      expect(payload).toHaveLength(Number(count))
    }
  })

  it('tells finance about money only', async () => {
    const finance = await anOperatorIn('UTC', 'FINANCE')
    await aCompanyToApprove()
    await morning()
    expect(await countDigests(finance.email)).toBe(0)
    await insertRow(server.pool, 'provider_events', {
      event_id: `evt_${server.now().getTime()}`,
      type: 'payment_intent.succeeded',
      state: 'FAILING',
      received_at: server.now(),
    })
    await morning()
    const [mail] = await listDigests(finance.email)
    expect(mail).toMatchObject({ subject: 'Today: 1 task, 0 overdue' })
    expect(mail?.body).toContain(`${paths.operator.webhooks}?state=FAILING`)
    expect(mail?.body).not.toContain('Companies to approve')
    await server.pool.query('delete from provider_events')
  })

  it('tells a partner about the interns of its own batches only', async () => {
    const partnerId = await aPartner(server)
    const partner = await aPartnerOperator(server, partnerId)
    await server.pool.query(`update users set time_zone = 'UTC' where user_id = $1`, [
      partner.userId,
    ])
    await anApplicant(server, 'CHANGES_REQUESTED', { application: { submitted_at: server.now() } })
    await aCompanyToApprove()
    await morning()
    expect(await countDigests(partner.email)).toBe(0)
    const { intern } = await anApplicant(server, 'CHANGES_REQUESTED', {
      application: { submitted_at: server.now() },
    })
    const { batchId: batch } = await aBatch(server, { partner_id: partnerId })
    await server.pool.query('update applications set batch_id = $1 where application_id = $2', [
      batch,
      intern.applicationId,
    ])
    await morning()
    const [mail] = await listDigests(partner.email)
    expect(mail).toMatchObject({ kind: 'overdue.partnerDigest' })
    expect(mail?.body).toContain('1 with changes requested')
    const list = await (
      await server.as(partner.userId)
    ).request('GET operator/people', {
      query: { batch, application: 'CHANGES_REQUESTED' },
    })
    expect(list.payload).toHaveLength(1)
  })

  it('waits until someone is back from an absence', async () => {
    const reviewer = await anOperatorIn('UTC')
    await aCompanyToApprove()
    await insertRow(server.pool, 'operator_absences', {
      user_id: reviewer.userId,
      absent_from: toDayText(server.now()),
      absent_until: toDayText(shiftDate(server.now(), 1)),
    })
    await morning()
    expect(await countDigests(reviewer.email)).toBe(0)
    await morning()
    expect(await countDigests(reviewer.email)).toBe(1)
  })

  it('is sent once by servers running in parallel', async () => {
    const manager = await anOperatorIn('UTC', 'MANAGER')
    await aCompanyToApprove(9)
    await morning()
    await server.pool.query(`update users set digest_on = null where type = 'O'`)
    await server.pool.query(`delete from outbox where kind = 'overdue.digest'`)
    const [job] = overdueJobs
    if (!job || !('run' in job)) throw new Error('no such job')
    const begun = await Promise.all(
      [1, 2, 3].map(() => server.tx((tx) => job.run(tx), { kind: 'clock' })),
    )
    expect(begun.filter((count) => count > 0)).toHaveLength(1)
    const { rows } = await server.pool.query(
      `select count(*)::int as n from outbox where kind = 'overdue.digest' and user_id = $1`,
      [manager.userId],
    )
    expect(rows[0].n).toBe(1)
  })
})

describe('the hour of the daily digest', () => {
  it('is seven in the time zone of each operator, also on the days on which clocks change', async () => {
    const berlin = await anOperatorIn('Europe/Berlin')
    const kolkata = await anOperatorIn('Asia/Kolkata')
    const newYork = await anOperatorIn('America/New_York')
    /** Until a minute before the time there is none, then one. */
    const expectFrom = async (email: string, at: string) => {
      await advanceTo(new Date(Date.parse(at) - 60_000).toISOString())
      const before = await countDigests(email)
      await advanceTo(at)
      expect([at, (await countDigests(email)) - before]).toEqual([at, 1])
    }
    await aCompanyToApprove()
    await expectFrom(kolkata.email, '2027-03-13T01:30:00.000Z')
    await expectFrom(newYork.email, '2027-03-13T12:00:00.000Z')
    await expectFrom(newYork.email, '2027-03-14T11:00:00.000Z')
    await expectFrom(berlin.email, '2027-03-27T06:00:00.000Z')
    await expectFrom(berlin.email, '2027-03-28T05:00:00.000Z')
    await expectFrom(berlin.email, '2027-10-30T05:00:00.000Z')
    await expectFrom(berlin.email, '2027-10-31T06:00:00.000Z')
  })

  it('has passed at noon', async () => {
    await advanceTo('2027-11-02T12:00:00.000Z')
    const reviewer = await anOperatorIn('UTC')
    await aCompanyToApprove()
    await server.advanceClock(hourMs)
    expect(await countDigests(reviewer.email)).toBe(0)
  })
})
