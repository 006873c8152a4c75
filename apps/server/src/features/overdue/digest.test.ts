import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anOperator } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { overdueJobs } from './jobs.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 86_400_000
const digests = async (email: string) =>
  (await server.mails(email)).filter((mail) => mail.kind === 'overdue.digest')
/** Moves the clock to 08:00, the given number of days ahead. */
const morning = (days: number) => {
  const at = new Date(server.now().getTime() + days * day)
  return server.advanceClock(at.setUTCHours(8, 0, 0, 0) - server.now().getTime())
}

describe('daily digest', () => {
  it('emails overdue items to each manager once a day until decided, and nothing on days without any', async () => {
    const [firstOperator, two] = [await anOperator(server), await anOperator(server)]
    const reviewer = await anOperator(server, 'REVIEWER')
    await morning(1)
    expect(await digests(firstOperator.email)).toHaveLength(0)
    const { companyId } = await aCompany(server, {
      status: 'PENDING_APPROVAL',
      created_at: server.now(),
    })
    await morning(1)
    expect(await digests(firstOperator.email)).toHaveLength(0)
    await morning(5)
    for (const { email } of [firstOperator, two]) expect(await digests(email)).toHaveLength(1)
    expect((await digests(firstOperator.email))[0]).toMatchObject({
      subject: '1 overdue today',
      body: expect.stringContaining('Companies to approve'),
    })
    expect(await digests(reviewer.email)).toHaveLength(0)
    await server.advanceClock(3_600_000)
    expect(await digests(firstOperator.email)).toHaveLength(1)
    await morning(1)
    expect(await digests(firstOperator.email)).toHaveLength(2)
    await (
      await server.as(firstOperator.userId)
    ).request(`POST operator/companies/${companyId}/approve`, {
      body: { expected_status: 'PENDING_APPROVAL' },
    })
    await morning(1)
    expect(await digests(firstOperator.email)).toHaveLength(2)
  })

  it('is sent once by servers running in parallel', async () => {
    const manager = await anOperator(server)
    await aCompany(server, {
      status: 'PENDING_APPROVAL',
      created_at: new Date(server.now().getTime() - 9 * day),
    })
    await server.pool.query(`delete from settings where name = 'overdue_digest'`)
    await server.pool.query(`delete from outbox where kind = 'overdue.digest'`)
    const [job] = overdueJobs
    if (!job || !('run' in job)) throw new Error('no such job')
    const ran = await Promise.all(
      [1, 2, 3].map(() => server.tx((tx) => job.run(tx), { kind: 'clock' })),
    )
    expect(ran.toSorted()).toEqual([0, 0, 1])
    expect(
      (
        await server.pool.query(
          `select count(*)::int as n from outbox where kind = 'overdue.digest' and user_id = $1`,
          [manager.userId],
        )
      ).rows[0].n,
    ).toBe(1)
  })
})
