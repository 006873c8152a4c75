import { paths } from '@fledge/contract/paths.ts'
import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { createLanes } from '../../platform/jobs/lanes.ts'
import { toFirstDuePage } from '../../platform/jobs/run-job.ts'
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
/** Numbers of digests that were written to these operators, delivered or not. */
const countOutbox = async (operators: readonly { readonly userId: string }[]) => {
  const { rows } = await server.pool.query(
    `select user_id, count(*)::int as n from outbox where kind = 'overdue.digest' group by user_id`,
  )
  const counts = new Map(rows.map(({ user_id: id, n }) => [id, n]))
  return operators.map(({ userId }) => counts.get(userId) ?? 0)
}
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
    // Someone who applied for two of its batches is in both lists, and still one intern.
    await server.pool.query(`update applications set status = 'WITHDRAWN' where intern_id = $1`, [
      intern.internId,
    ])
    const { batchId: later } = await aBatch(server, { partner_id: partnerId })
    await insertRow(server.pool, 'applications', {
      application_id: newId(server.now()),
      intern_id: intern.internId,
      batch_id: later,
      status: 'IN_PROGRESS',
      created_at: server.now(),
    })
    await morning()
    const mails = await listDigests(partner.email)
    const both = mails.find(({ body }) => body.includes('not submitted'))
    expect(both?.subject).toContain('one intern has')
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

  it('is sent to each once by servers running in parallel', async () => {
    const operators = [await anOperatorIn('UTC', 'MANAGER'), await anOperatorIn('UTC', 'MANAGER')]
    await aCompanyToApprove(9)
    await morning()
    await server.pool.query(`update users set digest_on = null where type = 'O'`)
    await server.pool.query(`delete from outbox where kind = 'overdue.digest'`)
    const { database } = server.running.services
    const workers = [1, 2, 3].map(() =>
      createLanes(database, [{ calls: {}, handlers: {}, jobs: overdueJobs }], {
        log: { error: (facts) => expect.unreachable(JSON.stringify(facts)) },
        poolSize: 10,
      }),
    )
    await Promise.all(workers.map((worker) => worker.sweep()))
    expect(await countOutbox(operators)).toEqual([1, 1])
  })

  it('is sent to the others when it fails for one, who gets it once that is repaired', async () => {
    const operators = [
      await anOperatorIn('UTC'),
      await anOperatorIn('UTC'),
      await anOperatorIn('UTC'),
    ]
    await aCompanyToApprove()
    await server.pool.query(`
      create function refuse_mail() returns trigger language plpgsql as $$
        begin
          if new.user_id = '${operators[1]?.userId}' then raise 'down'; end if;
          return new;
        end $$;
      create trigger refuse_mail before insert on outbox for each row execute function refuse_mail()`)
    await morning()
    expect(await countOutbox(operators)).toEqual([1, 0, 1])
    await server.pool.query('drop trigger refuse_mail on outbox; drop function refuse_mail()')
    await server.advanceClock(hourMs)
    expect(await countOutbox(operators)).toEqual([1, 1, 1])
  })

  it('is not sent to someone who left after they were found', async () => {
    const reviewer = await anOperatorIn('UTC')
    await aCompanyToApprove()
    await morning()
    await server.pool.query('update users set digest_on = null where user_id = $1', [
      reviewer.userId,
    ])
    const [job] = overdueJobs
    if (!job || !('due' in job)) throw new Error('no such job')
    const { database } = server.running.services
    const found = await job.due(database.read(), toFirstDuePage({ now: server.now() }))
    const row = found.find(({ id }) => id === reviewer.userId)
    if (!row) throw new Error('not found')
    await server.pool.query(`update users set status = 'DEACTIVATED' where user_id = $1`, [
      reviewer.userId,
    ])
    expect(await server.tx((tx) => row.process(tx), { kind: 'clock' })).toBe(false)
    expect(await countOutbox([reviewer])).toEqual([1])
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

  it('comes the next morning after a move to the west, and not twice on one day', async () => {
    const [far, near] = [await anOperatorIn('Asia/Kolkata'), await anOperatorIn('Europe/Berlin')]
    const moveTo = async (operator: typeof far, zone: string) => {
      const browser = await server.as(operator.userId)
      const body = { first_name: 'Noor', last_name: 'Haddad', time_zone: zone }
      expect((await browser.request('PUT operator/account', { body })).status).toBe(200)
    }
    const count = async () => [await countDigests(far.email), await countDigests(near.email)]
    await aCompanyToApprove()
    await advanceTo('2027-10-31T08:00:00.000Z')
    const [before = 0, beforeNear = 0] = await count()
    await advanceTo('2027-11-01T02:00:00.000Z')
    await advanceTo('2027-11-01T06:30:00.000Z')
    expect(await count()).toEqual([before + 1, beforeNear + 1])
    // The first had it on the evening before of New York, the second on the same day of London.
    await advanceTo('2027-11-01T07:30:00.000Z')
    await moveTo(far, 'America/New_York')
    await moveTo(near, 'Europe/London')
    await advanceTo('2027-11-01T11:30:00.000Z')
    expect(await count()).toEqual([before + 2, beforeNear + 1])
    await advanceTo('2027-11-02T11:30:00.000Z')
    expect(await count()).toEqual([before + 3, beforeNear + 2])
  })

  it('has passed at noon', async () => {
    await advanceTo('2027-11-03T12:00:00.000Z')
    const reviewer = await anOperatorIn('UTC')
    await aCompanyToApprove()
    await server.advanceClock(hourMs)
    expect(await countDigests(reviewer.email)).toBe(0)
  })
})
