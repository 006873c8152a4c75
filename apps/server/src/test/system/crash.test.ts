import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type HireRun, createHires } from './hire-driver.ts'
import { listViolations } from './invariants.ts'
import {
  createPayers,
  listCharges,
  listPaidOffers,
  type Payer,
  placePrice,
} from './payment-driver.ts'
import { reportFigure } from '../../platform/testing/figure-report.ts'
import { chooseRounds, countRounds, isProof } from './rounds.ts'
import { type ServerProcess, createServerProcess } from './server-process.ts'
import {
  listAcknowledgedSteps,
  type RequestScenario,
  sendStep,
  driveScenarios,
  driveUntilInterrupted,
} from './scenario-driver.ts'

vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 120_000 })

let server: ServerProcess
let world: HireRun
let payers: readonly Payer[]
beforeAll(async () => {
  server = await createServerProcess()
  await server.start()
  world = await createHires(server, isProof ? 500 : chooseRounds(30, 400))
  payers = await createPayers(server, isProof ? 100 : chooseRounds(15, 200))
})
afterAll(() => server.clear())

/**
 * Expects that every acknowledged step happened exactly once and returns the same response again.
 */
async function expectAcknowledgedSteps(): Promise<void> {
  expect(await listViolations(server.pool())).toEqual([])
  for (const step of listAcknowledgedSteps(world.hires).slice(-40))
    expect(await sendStep(server, step), step.address).toEqual({ status: 200, text: step.answer })
  expect(listMiscounted(await countMoves())).toEqual([])
}

/** Counts what happened to the offer of each candidature: `id move` → times. */
async function countMoves(): Promise<Map<string, number>> {
  const { rows } = await server
    .pool()
    .query(
      `select candidature_id, move, count(*)::int as times from event_log where machine = 'offer' group by candidature_id, move`,
    )
  return new Map(rows.map((row) => [`${row.candidature_id} ${row.move}`, Number(row.times)]))
}

/** Lists the acknowledged steps of all offers: `id move`. */
function listAcknowledgedMoves(): string[] {
  const moves = [
    [0, 'draft'],
    [2, 'send'],
    [3, 'approve'],
    [4, 'accept'],
  ] as const
  return world.hires.flatMap(({ candidatureId, steps }) =>
    moves.filter(([index]) => steps[index]?.answer).map(([, move]) => `${candidatureId} ${move}`),
  )
}

/** Lists acknowledged steps that did not happen exactly once. */
const listMiscounted = (happened: ReadonlyMap<string, number>): string[] =>
  listAcknowledgedMoves().filter((key) => happened.get(key) !== 1)

/**
 * Whether the check notices a step that was lost, and one that happened twice. Both are planted on
 * the same step, because a server killed early has acknowledged only one.
 */
async function countFoundFaults(): Promise<number> {
  const [step = 'no acknowledged step'] = listAcknowledgedMoves()
  const happened = await countMoves()
  const lost = new Map([...happened].filter(([key]) => key !== step))
  const repeated = new Map(happened).set(step, 2)
  return [lost, repeated].filter((planted) => listMiscounted(planted).includes(step)).length
}

/** How many scenarios have requests left. */
const countOpen = (scenarios: readonly RequestScenario[]) =>
  scenarios.filter(({ isDone }) => !isDone).length

/** Expects that requesting a payment again returns the same response. */
async function expectAcknowledgedPayments(): Promise<void> {
  for (const step of listAcknowledgedSteps(payers)
    .filter(({ address }) => address.includes('payment/create'))
    .slice(-10))
    expect(await sendStep(server, step), step.address).toEqual({ status: 200, text: step.answer })
}

it('killing the server during hires and payments loses no acknowledged step and repeats none on retry', async () => {
  // Alternating, so that each kill interrupts both.
  const scenarios = world.hires.flatMap((hire, index) => [hire, payers[index] ?? []].flat())
  let kills = 0
  for (const _kill of countRounds(1, 20, 0.6)) {
    if (isProof && countOpen(world.hires) < 60) break
    await driveUntilInterrupted(server, scenarios, server.kill, world.hires)
    await expectAcknowledgedSteps()
    await expectAcknowledgedPayments()
    kills += 1
  }
  const found = await countFoundFaults()
  reportFigure({
    figure: 5,
    counts: { 'kills of web and worker': kills },
    controls: { 'planted lost and repeated steps': [2, found] },
  })
  expect(found).toBe(2)
})

it('killing the server during payments charges no one twice and settles each payment once', async () => {
  expect(await driveScenarios(server, payers)).toEqual([])
  expect(payers.every(({ isDone }) => isDone)).toBe(true)
  expect(await listPaidOffers(server, payers)).toEqual(
    payers.map(() => 'ACCEPTED_BY_CANDIDATE 1 1'),
  )
  expect(listCharges(server)).toEqual(payers.map(() => placePrice))
})

it('killing its PostgreSQL loses no acknowledged step either', async () => {
  const before = listAcknowledgedSteps(world.hires).length
  let kills = 0
  for (const _kill of countRounds(1, 10, 0.2)) {
    if (isProof && countOpen(world.hires) < 20) break
    await driveUntilInterrupted(server, world.hires, server.killDatabase)
    await expectAcknowledgedSteps()
    kills += 1
  }
  reportFigure({
    figure: 4,
    counts: {
      'kills of PostgreSQL': kills,
      'acknowledged calls': listAcknowledgedSteps(world.hires).length - before,
    },
    controls: { 'planted lost and repeated steps': [2, await countFoundFaults()] },
  })
})

it('a graceful stop exits cleanly and leaves no request half done', async () => {
  const codes: (number | null)[] = []
  await driveUntilInterrupted(server, world.hires, async () => codes.push(await server.stop()))
  expect(codes).toEqual([0])
  await expectAcknowledgedSteps()
})

it('every promised email arrives exactly once, even if servers die before delivery', async () => {
  expect(await driveScenarios(server, world.hires)).toEqual([])
  expect(world.hires.every(({ isDone }) => isDone)).toBe(true)
  const waiting = () =>
    server
      .pool()
      .query('select count(*)::int as mails from outbox where delivered_at is null and not skipped')
      .then(({ rows }) => Number(rows[0].mails))
  // Emails leased by a dead server become due again after the lease.
  for (let attempt = 0; attempt < 20 && (await waiting()) > 0; attempt += 1) {
    const moved = await fetch(`${server.at}/backend/dev/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': randomUUID() },
      body: JSON.stringify({ forward_ms: 600_000 }),
    })
    expect(moved.status).toBe(200)
  }
  expect(await waiting()).toBe(0)
  const { rows: lostRows } = await server
    .pool()
    .query(
      'select o.kind from outbox o left join mailbox m using (message_id) where m.message_id is null and not o.skipped',
    )
  expect(lostRows).toEqual([])
  const { rows } = await server
    .pool()
    .query(
      `select to_address::text as address, kind, count(*)::int as times from mailbox where kind in ('offers.received', 'offers.youAccepted') and to_address = any ($1) group by 1, 2`,
      [world.hires.map(({ intern }) => intern.email)],
    )
  const expected = world.hires.flatMap(({ intern }) =>
    ['offers.received', 'offers.youAccepted'].map((kind) => `${intern.email} ${kind} 1`),
  )
  const arrived = rows.map(({ address, kind, times }) => `${address} ${kind} ${times}`)
  reportFigure({
    figure: 5,
    counts: { 'emails that arrived once': arrived.length },
    violations: expected.filter((email) => !arrived.includes(email)),
  })
  expect(arrived.toSorted()).toEqual(expected.toSorted())
  await expectAcknowledgedSteps()
})

it('the log at its most detailed level contains no address, code, token or cookie', async () => {
  const email = `${randomUUID()}@people.example`
  const ask = (path: string, body: object, mark = '') =>
    fetch(`${server.at}/backend/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': randomUUID(), cookie: mark },
      body: JSON.stringify(body),
    })
  const response = await ask('otp/v2/create', { email, type: 'I' })
  const mark =
    /fledge-browser=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? 'no mark'
  // Guaranteed by the response's schema.
  const created = (await response.json()) as { data: { payload: { otp_hash: string } } }
  const mail = await vi.waitFor(
    async () => {
      const { rows } = await server
        .pool()
        .query('select subject, body from mailbox where to_address = $1', [email])
      expect(rows).toHaveLength(1)
      return `${rows[0].subject} ${rows[0].body}`
    },
    { timeout: 10_000 },
  )
  const code = /\b\d{6}\b/.exec(mail)?.[0] ?? 'no code'
  const verified = await ask(
    'otp/v2/verify',
    { otp: code, otp_hash: created.data.payload.otp_hash },
    mark,
  )
  expect(verified.status).toBe(200)
  const cookie = /fledge=([^;]+)/.exec(verified.headers.get('set-cookie') ?? '')?.[1] ?? 'no cookie'
  await fetch(`${server.at}/backend/validate/v2/email?email=${encodeURIComponent(email)}&type=I`, {
    headers: { cookie: `fledge=${cookie}` },
  })
  await fetch(
    `${server.at}/backend/notices/unsubscribe?token=a-token-of-somebody-that-is-long-enough`,
  )
  await fetch(`${server.at}/backend/files/${randomUUID()}?expires=1&sig=a-signature-of-somebody`)
  await fetch(`${server.at}/backend/calendar-feed/a-feed-of-somebody.ics`)
  await fetch(`${server.at}/backend/certificates/a-certificate-of-somebody`)
  await sleep(200)
  const log = server.output()
  expect(log).toContain('incoming request')
  const secrets = [
    email,
    encodeURIComponent(email),
    `"${code}"`,
    `=${code}`,
    cookie,
    mark,
    created.data.payload.otp_hash,
    'a-token-of-somebody',
    'a-signature-of-somebody',
    'a-feed-of-somebody',
    'a-certificate-of-somebody',
    '@people.example',
    world.adminCookie,
  ]
  const listShown = (text: string) => secrets.filter((secret) => text.includes(secret))
  const planted = secrets.map((secret) => `{"level":30,"msg":"planted ${secret}"}`)
  reportFigure({
    figure: 18,
    counts: { 'log lines': log.split('\n').length, 'secrets searched': secrets.length },
    violations: listShown(log).map((secret) => `the log contains ${secret}`),
    controls: {
      'planted log lines': [
        planted.length,
        planted.filter((line) => listShown(line).length > 0).length,
      ],
    },
  })
  expect(listShown(log)).toEqual([])
})
