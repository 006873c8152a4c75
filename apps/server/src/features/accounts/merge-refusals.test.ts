import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  aCandidature,
  aCompany,
  anIntern,
  anOffer,
  anOperator,
  aPlan,
  type TestIntern,
} from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { anUpcomingInternship } from '../../platform/testing/hiring.ts'
import { aPartner, aPartnerOperator } from '../../platform/testing/partners.ts'
import { undoMs } from './testing/managed-accounts.ts'
import { aPair, createMergeRequests, mergeNow, reason } from './testing/merges.ts'

let server: TestServer
let manager: Browser
beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10' })
})
beforeEach(async () => {
  manager = await server.as((await anOperator(server)).userId)
})
afterAll(() => server.stop())
const readOne = async (sql: string, ...values: readonly string[]) =>
  (await server.pool.query(sql, [...values])).rows[0]

describe('is refused', () => {
  const expectRefused = async (closed: TestIntern, remaining: TestIntern, part: string) =>
    expect(await createMergeRequests(manager).merge(closed.userId, remaining.userId)).toMatchObject(
      {
        status: 409,
        message: expect.stringContaining(part),
      },
    )

  it('for what cannot just end', async () => {
    const company = await aCompany(server)
    const plan = await aPlan(server, company.companyId)
    const [closed, remaining] = await aPair(server)
    const candidature = await aCandidature(server, company.companyId, plan, closed, {
      stage: 'HIRED',
    })
    await anOffer(server, company.companyId, plan, candidature, closed, company.admin.memberId, {
      status: 'ACCEPTED_BY_CANDIDATE',
    })
    await expectRefused(closed, remaining, 'accepted offer')
    expect((await createMergeRequests(manager).merge(remaining.userId, closed.userId)).status).toBe(
      200,
    )
  })

  it('while the account to close has an internship', async () => {
    const immediate = await startTestServer()
    const { hiring } = await anUpcomingInternship(immediate)
    const operator = await immediate.as((await anOperator(immediate)).userId)
    const remaining = await anIntern(immediate)
    const refused = await createMergeRequests(operator).merge(
      hiring.intern.userId,
      remaining.userId,
    )
    await immediate.stop()
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('internship') })
  })

  it('for banned, blocked, leaving and inactive accounts, so that nothing is escaped', async () => {
    const change = async (columns: string) => {
      const [closed, remaining] = await aPair(server)
      await server.pool.query(`update users set ${columns} where user_id = $1`, [closed.userId])
      return [closed, remaining] as const
    }
    const operator = await anOperator(server)
    const blocked = `status = 'DEACTIVATED', blocked_at = now(), blocked_by = '${operator.userId}', block_message = 'Asked for money'`
    const banned = await change(`${blocked}, ban_reason = 'FRAUD'`)
    await expectRefused(...banned, 'banned')
    await expectRefused(banned[1], banned[0], 'banned')
    await expectRefused(...(await change(blocked)), 'deactivated')
    const leaving = await change(
      `erase_at = now() + interval '14 days', erasure_requested_at = now()`,
    )
    await expectRefused(...leaving, 'deleted')
    await expectRefused(leaving[1], leaving[0], 'deleted')
    const [away, active] = await change(`status = 'DEACTIVATED'`)
    await expectRefused(active, away, 'not active')
    await mergeNow(server, manager, away, active)
    await expectRefused(away, active, 'already merged')
    await expectRefused(active, active, 'different')
  })

  it('for members, for unknown people, without a reason, and after a change', async () => {
    const [closed, remaining] = await aPair(server)
    const { admin } = await aCompany(server)
    const member = { ...closed, userId: admin.userId }
    await expectRefused(closed, member, 'interns')
    await expectRefused(member, closed, 'interns')
    expect((await createMergeRequests(manager).compare(closed.userId, admin.userId)).status).toBe(
      409,
    )
    expect((await createMergeRequests(manager).merge(randomUUID(), remaining.userId)).status).toBe(
      404,
    )
    expect((await createMergeRequests(manager).merge(closed.userId, randomUUID())).status).toBe(404)
    const refuse = (body: object) =>
      createMergeRequests(manager).merge(closed.userId, remaining.userId, body)
    expect((await refuse({ reason: ' ' })).status).toBe(400)
    expect(await refuse({ version: 'seen before' })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('changed'),
    })
  })

  it('at the last moment if something changes while it can be undone', async () => {
    const [closed, remaining] = await aPair(server)
    const company = await aCompany(server)
    expect((await createMergeRequests(manager).merge(closed.userId, remaining.userId)).status).toBe(
      200,
    )
    await aCandidature(server, company.companyId, await aPlan(server, company.companyId), closed)
    await server.advanceClock(undoMs)
    expect(await readOne('select status from users where user_id = $1', closed.userId)).toEqual({
      status: 'ACTIVE',
    })
    expect(
      await readOne(
        'select outcome, failure from pending_acts where subject_id = $1',
        closed.userId,
      ),
    ).toEqual({ outcome: 'FAILED', failure: 'accounts.refused.mergeChanged' })
  })

  it.each(['deactivate', 'erase'] as const)(
    'at the last moment if someone is about to %s the account that stays',
    async (act) => {
      const [closed, remaining] = await aPair(server)
      const { status } = await createMergeRequests(manager).merge(closed.userId, remaining.userId)
      expect(status).toBe(200)
      await server.advanceClock(undoMs / 2)
      const received = { received_on: server.now().toISOString().slice(0, 10) }
      const later = await manager.request(`POST operator/people/${remaining.userId}/${act}`, {
        body: { reason, ...(act === 'erase' ? received : {}) },
      })
      expect(later.status).toBe(200)
      await server.advanceClock(undoMs / 2)
      expect(
        await readOne('select status, merged_into from users where user_id = $1', closed.userId),
      ).toEqual({ status: 'ACTIVE', merged_into: null })
      expect(
        await readOne(
          'select outcome, failure from pending_acts where subject_id = $1',
          closed.userId,
        ),
      ).toEqual({ outcome: 'FAILED', failure: 'pendingActs.refused.pending' })
    },
  )

  it('to everyone but managers; reviewers compare, and others do not', async () => {
    const [closed, remaining] = await aPair(server)
    const { admin } = await aCompany(server)
    const partner = await aPartnerOperator(server, await aPartner(server))
    const reviewer = await server.as((await anOperator(server, 'REVIEWER')).userId)
    const finance = await server.as((await anOperator(server, 'FINANCE')).userId)
    const others = [
      await server.as(remaining.userId),
      await server.as(admin.userId),
      await server.as(partner.userId),
      finance,
    ]
    for (const browser of others) {
      expect(
        (await createMergeRequests(browser).merge(closed.userId, remaining.userId)).status,
      ).toBe(403)
      expect(
        (await createMergeRequests(browser).dismiss(closed.userId, remaining.userId)).status,
      ).toBe(403)
      expect(
        (await createMergeRequests(browser).compare(closed.userId, remaining.userId)).status,
      ).toBe(403)
    }
    expect(
      (await createMergeRequests(server.anonymous()).merge(closed.userId, remaining.userId)).status,
    ).toBe(401)
    expect(
      (await createMergeRequests(reviewer).merge(closed.userId, remaining.userId)).status,
    ).toBe(403)
    const { payload } = await createMergeRequests(reviewer).compare(closed.userId, remaining.userId)
    expect(payload.comparison.accounts[0].may.close).toMatch(/^refused\./)
  })

  it('without a lock of the later intern while it waits for the earlier one', async () => {
    const immediate = await startTestServer()
    const interns = [await anIntern(immediate), await anIntern(immediate)]
    const [earlier, later] = interns.toSorted((a, b) => (a.internId < b.internId ? -1 : 1))
    if (!earlier || !later) throw new Error('there are two interns')
    const operator = await immediate.as((await anOperator(immediate)).userId)
    const client = await immediate.pool.connect()
    await client.query('begin')
    await client.query('select from interns where intern_id = $1 for update', [earlier.internId])
    const merging = createMergeRequests(operator).merge(later.userId, earlier.userId)
    await expect
      .poll(async () => {
        const { rowCount } = await immediate.pool.query(
          `select from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return rowCount
      })
      .toBe(1)
    const free = await immediate.pool.query(
      'select from interns where intern_id = $1 for update skip locked',
      [later.internId],
    )
    await client.query('commit')
    client.release()
    const { status } = await merging
    await immediate.stop()
    expect([free.rowCount, status]).toEqual([1, 200])
  })

  it('for one of two managers who merge a pair in opposite directions', async () => {
    const immediate = await startTestServer()
    const user = { phone: '+49170123' }
    const [first, second] = [
      await anIntern(immediate, { user }),
      await anIntern(immediate, { user }),
    ]
    const browsers = [
      await immediate.as((await anOperator(immediate)).userId),
      await immediate.as((await anOperator(immediate)).userId),
    ] as const
    const { payload } = await createMergeRequests(browsers[0]).compare(first.userId, second.userId)
    const { version } = payload.comparison
    const start = (by: Browser, closed: TestIntern, remaining: TestIntern) =>
      by.request(`POST operator/people/${closed.userId}/merge`, {
        body: { kept_id: remaining.userId, version, reason },
      })
    const responses = await Promise.all([
      start(browsers[0], first, second),
      start(browsers[1], second, first),
    ])
    const { rows } = await immediate.pool.query(
      'select status, merged_into is null as is_kept from users where user_id = any($1) order by is_kept',
      [[first.userId, second.userId]],
    )
    await immediate.stop()
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(rows).toEqual([
      { status: 'DEACTIVATED', is_kept: false },
      { status: 'ACTIVE', is_kept: true },
    ])
  })
})
