import { dayMs } from '@fledge/kernel/dates.ts'
import { paths } from '@fledge/contract/paths.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompany, anOperator } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const shiftDays = (days: number) => new Date(server.now().getTime() + days * dayMs)

it('the digest lists what absent colleagues have taken, to those who stand in', async () => {
  const people = [
    await anOperator(server, 'REVIEWER'),
    await anOperator(server, 'REVIEWER'),
    await anOperator(server, 'REVIEWER'),
  ] as const
  const [absent, cover, other] = people
  await server.pool.query(`update users set time_zone = 'UTC' where user_id = any($1)`, [
    people.map(({ userId }) => userId),
  ])
  const { companyId } = await aCompany(server, { status: 'PENDING_APPROVAL' })
  const browser = await server.as(absent.userId)
  await browser.request('POST operator/waits/take', { body: { kind: 'COMPANY', id: companyId } })
  await server.pool.query('update wait_owners set acted_at = $1', [shiftDays(2)])
  await insertRow(server.pool, 'operator_absences', {
    user_id: absent.userId,
    absent_from: server.now(),
    absent_until: shiftDays(2),
    cover_id: cover.userId,
    handed_over_at: server.now(),
  })
  const at = `${shiftDays(1).toISOString().slice(0, 10)}T08:00:00.000Z`
  await server.advanceClock(Date.parse(at) - server.now().getTime())
  const digestOf = async (email: string) =>
    (await server.mails(email)).find(({ kind }) => kind === 'overdue.digest')?.body
  expect(await digestOf(cover.email)).toContain('1 of absent colleagues')
  expect(await digestOf(cover.email)).toContain(`${paths.operator.waits}?kind=COMPANY&owner=away`)
  expect(await digestOf(other.email)).not.toContain('absent colleagues')
  expect(await digestOf(absent.email)).toBeUndefined()
})
