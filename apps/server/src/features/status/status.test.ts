import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ProductStatus } from '@fledge/contract/status/endpoints.ts'
import { aUser } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'

const minuteMs = 60_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function readStatus(at = server): Promise<ProductStatus> {
  const response = await at.anonymous().request('GET common-services/status')
  expect(response.status).toBe(200)
  return response.payload
}

/** Lets the cached status expire, without jobs. */
const waitAMinute = ({ running: { services }, now }: TestServer) =>
  services.movableClock?.set(new Date(now().getTime() + minuteMs))

const getObjective = (status: ProductStatus, name: string) =>
  status.objectives.find(({ objective }) => objective === name)

const addRow = (at: TestServer, objective: string, ageMs: number, missed: number) =>
  at.pool.query(
    `insert into objective_counts (objective, begins_at, total, missed) values ($1, $2, 100, $3)`,
    [objective, new Date(Math.floor((at.now().getTime() - ageMs) / 300_000) * 300_000), missed],
  )

it('counts sign-ins, changes and emails of all processes, and shows shares only', async () => {
  const other = await startTestServer({}, { beside: server })
  const { email } = await aUser(server, 'I')
  const browser = server.anonymous()
  await browser.request('POST otp/v2/create', { body: { email, type: 'I' } })
  await browser.request('POST otp/v2/verify', { body: {} })
  await server.running.services.sweep()
  other.running.services.objectives.count('mail', true)
  for (const { running } of [server, other]) await running.services.objectives.save()
  await other.stop()
  const { rows } = await server.pool.query(
    'select objective, sum(total)::int as total, sum(missed)::int as missed from objective_counts group by objective order by objective',
  )
  expect(rows).toEqual([
    { objective: 'change', total: 2, missed: expect.any(Number) },
    { objective: 'mail', total: 2, missed: 1 },
    { objective: 'page', total: 0, missed: 0 },
    { objective: 'read', total: 0, missed: 0 },
    { objective: 'sign_in', total: 1, missed: 0 },
  ])
  const status = await readStatus()
  expect(status.is_database_available).toBe(true)
  expect(getObjective(status, 'mail')).toMatchObject({ goal: 99, share: 50 })
  expect(getObjective(status, 'page')).toMatchObject({ share: null })
  expect(JSON.stringify(status)).not.toContain('total')
})

it('says that emails are late while the mail server is away', async () => {
  const away = await startTestServer({
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'https://fledge.example',
    LOG_LEVEL: 'silent',
  })
  for (const email of ['ada@x.example', 'bo@x.example', 'cy@x.example'])
    await away.anonymous().request('POST otp/v2/create', { body: { email, type: 'I' } })
  await away.running.services.sweep()
  await away.advanceClock(2 * minuteMs)
  await away.running.services.objectives.save()
  const status = await readStatus(away)
  expect(getObjective(status, 'mail')).toMatchObject({ share: 0 })
  expect(status.incidents).toMatchObject([{ objective: 'mail', kind: 'missed', ends_at: null }])
  await away.stop()
})

it('shows incidents, and caches what it has read', async () => {
  waitAMinute(server)
  await readStatus()
  await addRow(server, 'page', 2 * 60 * minuteMs, 40)
  await addRow(server, 'page', 2 * 60 * minuteMs - 5 * minuteMs, 40)
  await addRow(server, 'change', 30 * minuteMs, 4)
  expect((await readStatus()).incidents).toEqual([])
  waitAMinute(server)
  const [incident, ...others] = (await readStatus()).incidents
  expect(others).toEqual([])
  expect(incident).toMatchObject({ objective: 'page', kind: 'missed' })
  expect(Date.parse(incident?.ends_at ?? '') - Date.parse(incident?.starts_at ?? '')).toBe(
    10 * minuteMs,
  )
})

it('keeps its counts while the database is away, says so, and shows what it knew', async () => {
  const away = await startTestServer()
  const { database, objectives } = away.running.services
  await objectives.save()
  const before = await readStatus(away)
  await away.pool.query('alter table objective_counts rename to away')
  objectives.count('page', true)
  await objectives.save()
  waitAMinute(away)
  const during = await readStatus(away)
  expect(during).toMatchObject({
    is_database_available: false,
    objectives: before.objectives,
    incidents: [],
  })
  await away.pool.query('alter table away rename to objective_counts')
  await objectives.save()
  const { rows } = await database.pool.query(
    `select sum(missed)::int as missed from objective_counts where objective = 'page'`,
  )
  expect(rows).toEqual([{ missed: 1 }])
  waitAMinute(away)
  expect((await readStatus(away)).is_database_available).toBe(true)
  await away.stop()
})

it('in production, a time in which no process counted is an incident', async () => {
  const silent = await startTestServer()
  Object.assign(silent.running.services.env, { production: true })
  for (const ageMs of [60 * minuteMs, 55 * minuteMs, 20 * minuteMs, 15 * minuteMs])
    await addRow(silent, 'mail', ageMs, 0)
  await silent.running.services.objectives.save()
  const incidents = (await readStatus(silent)).incidents.filter(
    ({ objective }) => objective === 'mail',
  )
  expect(incidents).toHaveLength(1)
  expect(incidents[0]).toMatchObject({ kind: 'silent' })
  await silent.stop()
})
