import { afterAll, beforeAll, expect, it } from 'vitest'
import { isLongRun } from '../test/system/rounds.ts'
import { type TestServer, startTestServer } from '../platform/testing/harness.ts'
import { seedDemoData } from './seed-demo-data.ts'

// The journeys seed the same demo data for their template and check its content
// (e2e/verify-demo-data.e2e.ts).
const inLongRun = it.runIf(isLongRun)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const people = async () =>
  (await server.pool.query<{ count: string }>('select count(*) from users')).rows[0]?.count

inLongRun(
  'seeds all demo data and restarts cleanly after being killed',
  { timeout: 400_000 },
  async () => {
    await server.pool.query(
      `insert into settings (name, value) values ('world', '{"state": "making"}')`,
    )
    await server.pool.query(
      `insert into users (user_id, type, email, created_at) values (gen_random_uuid(), 'I', 'left.over@half.example', now())`,
    )
    const ahead = server.running.services.movableClock?.offset() ?? 0
    const failures = await seedDemoData(server.running)
    expect((failures ?? []).map(({ scenario, error }) => `${scenario}: ${String(error)}`)).toEqual(
      [],
    )
    expect(
      (await server.pool.query(`select from users where email = 'left.over@half.example'`))
        .rowCount,
    ).toBe(0)
    // The clock keeps its offset, including the time that seeding took.
    expect(Math.abs((server.running.services.movableClock?.offset() ?? 0) - ahead)).toBeLessThan(
      1000,
    )
  },
)

inLongRun('seeds the demo data only once', async () => {
  const before = await people()
  expect(await seedDemoData(server.running)).toBeNull()
  expect(await people()).toBe(before)
})
